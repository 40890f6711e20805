import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'BBBBBB/BBBBBB/6/6/WWWWWW/WWWWWW w', key: 'rule.array' },
    { is: 'heading', key: 'rule.board.title' },
    { is: 'words', key: 'rule.board' },
    { is: 'heading', key: 'rule.step.title' },
    { is: 'words', key: 'rule.step' },
    { is: 'diagram', position: 'B5/6/2W3/6/6/5B w', chosen: ['c4'], key: 'rule.step.shown' },
    { is: 'heading', key: 'rule.capture.title' },
    { is: 'words', key: 'rule.capture' },
    { is: 'diagram', position: '6/3B2/6/6/2W3/B5 w', chosen: ['c2'], key: 'rule.capture.shown' },
    { is: 'words', key: 'rule.capture.more' },
    { is: 'diagram', position: 'B5/6/5B/6/W1BW2/6 w', chosen: ['d2'], key: 'rule.blocked.shown' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2'] },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'],
};
