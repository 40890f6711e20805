import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'BBBB/BBBB/WWWW/WWWW w', key: 'rule.array' },
    { is: 'heading', key: 'rule.step.title' },
    { is: 'words', key: 'rule.step' },
    { is: 'heading', key: 'rule.capture.title' },
    { is: 'words', key: 'rule.capture' },
    { is: 'diagram', position: '1B2/B3/1W2/1WWB w', chosen: ['b1'], key: 'rule.capture.shown' },
    { is: 'words', key: 'rule.capture.not' },
    { is: 'diagram', position: 'B3/1B2/1WW1/2B1 w', chosen: ['b2'], key: 'rule.capture.not.shown' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2'] },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.known.title' },
    { is: 'words', key: 'rule.known' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5'],
};
