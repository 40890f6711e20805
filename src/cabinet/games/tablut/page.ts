import type { RulesPage } from '../../seam/game.ts';

const on = (ranks: string, side: 'w' | 'b'): string => `${ranks} ${side}`;

/** The rules page. The tests check its positions: each says what it shows, and the rules must agree. */
export const page: RulesPage = {
  blocks: [
    { is: 'words', key: 'rule.what' },
    {
      is: 'diagram',
      position: on('3mmm3/4m4/4M4/m3M3m/mmMMKMMmm/m3M3m/4M4/4m4/3mmm3', 'b'),
      key: 'rule.array',
    },
    { is: 'heading', key: 'rule.move.title' },
    { is: 'words', key: 'rule.move' },
    { is: 'diagram', position: on('9/9/2M6/9/4K4/9/2m3m2/9/9', 'b'), chosen: ['c3'], key: 'rule.move.shown' },
    { is: 'words', key: 'rule.closed' },
    { is: 'diagram', position: on('9/9/9/9/4K4/9/9/m7m/2M6', 'w'), chosen: ['e5'], key: 'rule.closed.shown' },
    { is: 'heading', key: 'rule.take.title' },
    { is: 'words', key: 'rule.take' },
    {
      is: 'diagram',
      position: on('9/3K5/9/2M6/2m6/8m/9/2M6/9', 'w'),
      chosen: ['c2'],
      key: 'rule.take.shown',
    },
    { is: 'words', key: 'rule.take.corner' },
    { is: 'heading', key: 'rule.king.title' },
    { is: 'words', key: 'rule.king' },
    {
      is: 'diagram',
      position: on('9/9/9/4m4/3mK4/4m4/9/M4m3/9', 'b'),
      chosen: ['f2'],
      key: 'rule.king.shown',
    },
    { is: 'words', key: 'rule.enclosed' },
    { is: 'heading', key: 'rule.end.title' },
    { is: 'list', keys: ['rule.end.1', 'rule.end.2', 'rule.end.3', 'rule.end.4', 'rule.end.5'] },
    { is: 'words', key: 'rule.end.draw' },
    { is: 'heading', key: 'rule.calls.title' },
    { is: 'words', key: 'rule.calls' },
    { is: 'heading', key: 'rule.writing.title' },
    { is: 'words', key: 'rule.writing' },
    { is: 'heading', key: 'rule.origin.title' },
    { is: 'words', key: 'rule.origin' },
  ],
  rulings: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'],
};
