import type { Diagram } from '../diagram.ts';

/** The games as they start, and what is special about the small ones (sections 3 and 10). */
export const games = {
  'poron-start': { board: 'poron', shows: [] },
  'pastang-start': { board: 'pastang', shows: [] },
  'pastang-vault': {
    board: 'pastang',
    position: '6/5s/6/DSs3/6/6 y - - 20',
    shows: [{ what: 'route', move: 'Ma3-Md3', way: 'vault Mb3, vault Mc3, landing Md3' }],
  },
  'pastang-af': { board: 'pastang:af', shows: [] },
  'pastang-cd': { board: 'pastang:cd', shows: [] },
  'pastang-swods-mixed': { board: 'pastang:swods-mixed', shows: [] },
  'pastang-deldars-mixed': { board: 'pastang:deldars-mixed', shows: [] },
  'stikitche-start': { board: 'stikitche', shows: [] },
  'stikitche-first': {
    board: 'stikitche',
    shows: [
      {
        what: 'route',
        move: 'Mc1-Nc6',
        way: 'step Mc2, step Mc3, step Mc4, step Mc5, step Mc6, step Nc1, step Nc2, step Nc3, step Nc4, step Nc5, step Nc6',
      },
    ],
  },
  'draks-city-start': { board: 'draks-city', shows: [] },
  'draks-city-swod': {
    board: 'draks-city',
    shows: [{ what: 'targets', of: 'Mb2', ends: { vault: 'Mb6 Mf6' } }],
  },
  'draks-city-pallan': {
    board: 'draks-city',
    shows: [
      {
        what: 'targets',
        of: 'Mc2',
        ends: {
          vault: 'Me1 Mf1 Ma2 Mf2 Ma3 Mf3 Ma4 Mf4 Ma5 Mf5 Ma6 Mb6 Mc6 Md6 Me6 Mf6',
          'vault-friendly': 'Me2 Me3 Mb4 Mc4 Md4 Me4 Mb5 Md5 Me5',
        },
      },
    ],
  },
  'draks-city-vaults': {
    board: 'draks-city',
    shows: [
      {
        what: 'overlay',
        overlay: 'vaults',
        squares: 'Me1 Mf1 Ma2 Mf2 Ma3 Mf3 Ma4 Mf4 Ma5 Mf5 Ma6 Mb6 Mc6 Md6 Me6 Mf6',
      },
    ],
  },
} as const satisfies Record<string, Diagram>;
