import type { Diagram } from '../diagram.ts';

const RIVER = 'study:1x1@r:Ma4,Mb4,Mc4,Md4,Me4,Mf4';

/** What terrain does to moves (section 19). */
export const terrain = {
  river: {
    board: RIVER,
    position: '6/6/6/2J3/6/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc3', ends: { move: 'Mc1 Mc2 Ma3 Mb3 Md3 Me3 Mf3 Mc4' } },
      { what: 'refusal', move: 'Mc3-Mc5', code: 'river', squares: 'Mc4' },
    ],
  },
  'river-out': {
    board: RIVER,
    position: '6/6/2H3/6/6/6 y - - 20',
    shows: [{ what: 'targets', of: 'Mc4', ends: { move: 'Mf1 Ma2 Me2 Mb3 Md3 Mb5 Md5 Ma6 Me6' } }],
  },
  'river-vault': {
    board: RIVER,
    position: '6/2s3/2S3/2s3/2J3/6 y - - 20',
    shows: [{ what: 'route', move: 'Mc2-Mc6', way: 'vault Mc3, vault Mc4, vault Mc5, landing Mc6' }],
  },
  wood: {
    board: 'study:1x1@w:Mb3,Mb4,Mc5',
    position: '6/6/6/2J3/6/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc3', ends: { move: 'Mc1 Mc2 Mb3 Md3 Me3 Mf3 Mc4' } },
      { what: 'refusal', move: 'Mc3-Mc5', code: 'wood', squares: 'Mc5' },
    ],
  },
  'wood-safe': {
    board: 'study:1x1@w:Mc5',
    position: '6/2s3/6/6/2J3/6 y - - 20',
    shows: [{ what: 'refusal', move: 'Mc2-Mc5', code: 'wood', squares: 'Mc5' }],
  },
  hill: {
    board: 'study:1x1@h:Mc3',
    position: '6/6/2s3/6/2S3/2J3 y - - 20',
    shows: [{ what: 'route', move: 'Mc1-Mc5', way: 'vault Mc2, vault Mc3, vault Mc4, landing Mc5' }],
  },
  'hill-top': {
    board: 'study:1x1@h:Mc5',
    position: '6/6/2s3/2S3/2s3/2J3 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc1',
        ends: { move: 'Ma1 Mb1 Md1 Me1 Mf1', capture: 'Mc2', vault: 'Mc5 Mc6' },
      },
    ],
  },
  'hill-walk': {
    board: 'study:1x1@h:Mc3',
    position: '6/6/6/6/6/2J3 y - - 20',
    shows: [{ what: 'targets', of: 'Mc1', ends: { move: 'Ma1 Mb1 Md1 Me1 Mf1 Mc2 Mc3 Mc4 Mc5 Mc6' } }],
  },
} as const satisfies Record<string, Diagram>;
