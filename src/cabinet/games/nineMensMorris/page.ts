import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: '3/3/3/6/3/3/3 w 9 9', key: 'rule.board' },
    { is: 'heading', key: 'rule.place.title' },
    { is: 'words', key: 'rule.place' },
    { is: 'heading', key: 'rule.mill.title' },
    { is: 'words', key: 'rule.mill' },
    { is: 'diagram', position: 'WW1/3/1B1/B5/2B/3/3 w 7 6', chosen: ['g7'], key: 'rule.mill.shown' },
    { is: 'words', key: 'rule.mill.again' },
    { is: 'heading', key: 'rule.move.title' },
    { is: 'words', key: 'rule.move' },
    { is: 'diagram', position: 'W1W/1B1/1W1/B1WB1B/3/1B1/W1W w 0 0', chosen: ['d5'], key: 'rule.move.shown' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2'] },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.known.title' },
    { is: 'words', key: 'rule.known' },
    { is: 'words', key: 'rule.known.endgames' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'],
};
