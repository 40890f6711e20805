import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'BBBBBBBBB/BBBBBBBBB/WBWB1WBWB/WWWWWWWWW/WWWWWWWWW w', key: 'rule.array' },
    { is: 'heading', key: 'rule.step.title' },
    { is: 'words', key: 'rule.step' },
    { is: 'heading', key: 'rule.capture.title' },
    { is: 'words', key: 'rule.capture' },
    { is: 'list', keys: ['rule.capture.1', 'rule.capture.2'] },
    { is: 'diagram', position: '9/9/1B1W1BB2/9/B8 w', chosen: ['d3'], key: 'rule.capture.shown' },
    { is: 'words', key: 'rule.capture.either' },
    { is: 'heading', key: 'rule.relay.title' },
    { is: 'words', key: 'rule.relay' },
    { is: 'list', keys: ['rule.relay.1', 'rule.relay.2', 'rule.relay.3'] },
    { is: 'diagram', position: '4B4/9/2W1B4/9/8B w', chosen: ['c3'], key: 'rule.relay.shown' },
    { is: 'heading', key: 'rule.paika.title' },
    { is: 'words', key: 'rule.paika' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'],
};
