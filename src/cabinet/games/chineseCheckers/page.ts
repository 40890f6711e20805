import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    {
      is: 'diagram',
      position: 'D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A',
      variant: 'chinese-checkers:2',
      key: 'rule.array',
    },
    { is: 'heading', key: 'rule.board.title' },
    { is: 'words', key: 'rule.board' },
    { is: 'words', key: 'rule.board.turns' },
    {
      is: 'diagram',
      position: 'D/DD/DDD/DDDD/CCCC5EEEE/CCC6EEE/CC7EE/C8E/9/B8F/BB7FF/BBB6FFF/BBBB5FFFF/AAAA/AAA/AA/A A',
      variant: 'chinese-checkers:6',
      key: 'rule.board.shown',
    },
    { is: 'heading', key: 'rule.move.title' },
    { is: 'words', key: 'rule.move' },
    { is: 'list', keys: ['rule.move.1', 'rule.move.2'] },
    {
      is: 'diagram',
      position: 'D/DD/DDD/DD2/13/12/11/5D4/9/5A4/11/6D5/6A6/AA2/AAA/AA/A A',
      variant: 'chinese-checkers:2',
      chosen: ['e7'],
      key: 'rule.move.shown',
    },
    { is: 'words', key: 'rule.free' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2', 'rule.end.3'] },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.computer.title' },
    { is: 'words', key: 'rule.computer' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'],
};
