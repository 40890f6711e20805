import type { RulesPage } from '../../seam/game.ts';

/** The rules page. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    { is: 'diagram', position: 'ssssdsss/ssssssss/8/8/8/8/SSSSSSSS/SSSDSSSS b', key: 'rule.array' },
    { is: 'heading', key: 'rule.move.title' },
    { is: 'words', key: 'rule.move' },
    {
      is: 'diagram',
      position: '4d3/8/2s5/8/2S2s2/8/8/3D4 w',
      chosen: ['c4'],
      key: 'rule.move.shown',
    },
    { is: 'heading', key: 'rule.take.title' },
    { is: 'words', key: 'rule.take' },
    {
      is: 'diagram',
      position: '4d3/8/8/2S5/2s5/2s5/S7/3D4 w',
      chosen: ['a2'],
      key: 'rule.take.shown',
    },
    { is: 'words', key: 'rule.corner' },
    {
      is: 'diagram',
      position: '4d3/8/8/8/8/7S/8/3D2Ss w',
      chosen: ['h3'],
      key: 'rule.corner.shown',
    },
    { is: 'words', key: 'rule.squeeze' },
    { is: 'heading', key: 'rule.dux.title' },
    { is: 'words', key: 'rule.dux' },
    { is: 'diagram', position: '3SdS2/1S2S3/8/8/8/8/8/3D4 b', key: 'rule.dux.shown' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2', 'rule.end.3'] },
    { is: 'words', key: 'rule.end.repetition' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11'],
};
