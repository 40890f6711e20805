import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'GGG/GGG/GGGGGGG/3F3/7/3/3 g', variant: 'fox-and-geese', key: 'rule.array' },
    { is: 'heading', key: 'rule.step.title' },
    { is: 'words', key: 'rule.step' },
    {
      is: 'diagram',
      position: '3/3/2G1G2/3F3/7/3/G1G f',
      variant: 'fox-and-geese',
      chosen: ['d4'],
      key: 'rule.step.shown',
    },
    { is: 'words', key: 'rule.straight' },
    {
      is: 'diagram',
      position: 'GGG/GGG/GGGGGGG/3F3/7/3/3 f',
      variant: 'fox-and-geese:straight',
      chosen: ['d4'],
      key: 'rule.straight.shown',
    },
    { is: 'heading', key: 'rule.jump.title' },
    { is: 'words', key: 'rule.jump' },
    {
      is: 'diagram',
      position: '3/1G1/2G1G2/7/2FG2G/2G/3 f',
      variant: 'fox-and-geese',
      chosen: ['c3'],
      key: 'rule.jump.shown',
    },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2', 'rule.end.3'] },
    {
      is: 'diagram',
      position: '3/3/7/7/3G3/1GG/GF1 g',
      variant: 'fox-and-geese',
      chosen: ['e2'],
      key: 'rule.end.shown',
    },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.known.title' },
    { is: 'words', key: 'rule.known' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'],
};
