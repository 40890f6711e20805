import type { RulesPage } from '../../seam/game.ts';

/** The rules page: what all three sets share, then each by itself. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    {
      is: 'diagram',
      position: '4,4,4,4,4,4 0 4,4,4,4,4,4 0 s',
      variant: 'mancala:egyptian',
      key: 'rule.start',
    },
    { is: 'heading', key: 'rule.sow.title' },
    { is: 'words', key: 'rule.sow' },
    { is: 'heading', key: 'rule.egyptian.title' },
    { is: 'words', key: 'rule.egyptian' },
    { is: 'list', keys: ['rule.egyptian.1', 'rule.egyptian.2', 'rule.egyptian.3'] },
    {
      is: 'diagram',
      position: '2,1,0,5,4,0 10 3,2,6,5,0,1 9 s',
      variant: 'mancala:egyptian',
      key: 'rule.egyptian.shown',
    },
    { is: 'heading', key: 'rule.ethiopian.title' },
    { is: 'words', key: 'rule.ethiopian' },
    {
      is: 'diagram',
      position: '2,1,0,5,4,0 10 3,2,6,5,0,1 9 s',
      variant: 'mancala:ethiopian',
      chosen: ['a'],
      key: 'rule.ethiopian.shown',
    },
    { is: 'heading', key: 'rule.nigerian.title' },
    { is: 'words', key: 'rule.nigerian' },
    { is: 'list', keys: ['rule.nigerian.1', 'rule.nigerian.2', 'rule.nigerian.3', 'rule.nigerian.4'] },
    {
      is: 'diagram',
      position: '4,4,4,4,4,4 0 4,4,4,4,4,4 0 s',
      variant: 'mancala:nigerian',
      key: 'rule.nigerian.shown',
    },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'words', key: 'rule.end' },
    { is: 'words', key: 'rule.end.nigerian' },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'],
};
