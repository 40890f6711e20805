import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'RRRDWRRR/CCCCCCCC/8/8/8/8/cccccccc/rrrdwrrr e 0', key: 'rule.array' },
    { is: 'heading', key: 'rule.small.title' },
    { is: 'words', key: 'rule.small' },
    {
      is: 'diagram',
      position: '7D/8/8/3C4/3wc3/4r3/8/d7 e 0',
      chosen: ['d4'],
      key: 'rule.small.shown',
    },
    { is: 'heading', key: 'rule.rooster.title' },
    { is: 'words', key: 'rule.rooster' },
    {
      is: 'diagram',
      position: '7D/8/W7/8/8/8/r2w4/d7 e 0',
      chosen: ['a2', 'a5'],
      key: 'rule.rooster.shown',
    },
    { is: 'heading', key: 'rule.dog.title' },
    { is: 'words', key: 'rule.dog' },
    {
      is: 'diagram',
      position: '7D/8/3R4/8/8/8/3d4/3C4 e 0',
      chosen: ['d2', 'd5', 'd6'],
      key: 'rule.dog.shown',
    },
    { is: 'heading', key: 'rule.push.title' },
    { is: 'words', key: 'rule.push' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2', 'rule.end.3'] },
    { is: 'words', key: 'rule.end.draw' },
    {
      is: 'diagram',
      position: '1R1R4/2C5/8/3D1r2/8/4d3/1cc5/r1rw4 e 20',
      key: 'rule.end.shown',
    },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12'],
};
