import type { Diagram } from '../diagram.ts';

/** The pieces, one by one, and what stops them (section 4). */
export const pieces = {
  king: {
    board: 'study:1x1',
    position: '6/6/6/1SKs2/6/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc3', ends: { move: 'Mb2 Md2 Mb4 Mc4 Md4', capture: 'Md3' } },
      { what: 'refusal', move: 'Mc3-Mc2', code: 'leaves-king-in-kaida', squares: 'Mc2 Md3' },
    ],
  },
  swod: {
    board: 'study:1x1',
    position: '6/3s2/2S3/6/6/6 y - - 20',
    shows: [{ what: 'targets', of: 'Mc4', ends: { move: 'Mb5 Mc5', capture: 'Md5' } }],
  },
  'swod-ahead': {
    board: 'study:1x1',
    position: '6/2s3/2S3/6/6/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc4', ends: { move: 'Mb5 Md5' } },
      { what: 'refusal', move: 'Mc4-Mc5', code: 'no-capture-straight-ahead', squares: 'Mc5' },
    ],
  },
  deldar: {
    board: 'study:1x1',
    position: '6/1S4/2D1s1/6/6/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc4',
        ends: { move: 'Ma2 Mc2 Me2 Mb3 Mc3 Md3 Ma4 Mb4 Md4 Mc5 Md5 Mc6 Me6', capture: 'Me4' },
      },
    ],
  },
  hikdar: {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/6/6/1H4/6/3s2/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mb4', ends: { move: 'Ma3 Mc3 Ma5 Mc5 Md6', capture: 'Md2' } },
      { what: 'refusal', move: 'Mb4-Ne1', code: 'front', squares: 'Md6 Ne1' },
    ],
  },
  jiktar: {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/6/6/2J1s1/6/6/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc4', ends: { move: 'Mc1 Mc2 Mc3 Ma4 Mb4 Md4 Mc5 Mc6', capture: 'Me4' } },
      { what: 'refusal', move: 'Mc4-Nc1', code: 'front', squares: 'Mc6 Nc1' },
    ],
  },
  chuktar: {
    board: 'study:1x2',
    position: '6/6/6/2s3/6/6/6/6/2C1S1/6/6/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc4',
        ends: {
          move: 'Mc1 Mf1 Ma2 Mc2 Me2 Mb3 Mc3 Md3 Ma4 Mb4 Md4 Mb5 Mc5 Md5 Ma6 Mc6 Me6 Nc1 Nf1 Nc2',
          capture: 'Nc3',
        },
      },
    ],
  },
  paktun: {
    board: 'study:1x1',
    position: '6/3s2/2S3/2M3/6/6 y - - 20',
    shows: [{ what: 'targets', of: 'Mc3', ends: { move: 'Mb1 Md1 Ma2 Me2 Ma4 Me4 Mb5', capture: 'Md5' } }],
  },
  kapt: {
    board: 'study:1x1',
    position: '6/3s2/6/2G2s/6/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc3',
        ends: {
          move: 'Ma1 Mb1 Mc1 Md1 Me1 Ma2 Mb2 Mc2 Md2 Me2 Ma3 Mb3 Md3 Me3 Ma4 Mb4 Mc4 Md4 Me4 Ma5 Mb5 Mc5 Me5 Mc6 Mf6',
          capture: 'Mf3 Md5',
        },
      },
    ],
  },
  pallan: {
    board: 'study:1x1',
    position: '6/2D1s1/6/S1P3/6/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc3',
        ends: {
          move: 'Ma1 Mb1 Mc1 Md1 Me1 Ma2 Mb2 Mc2 Md2 Me2 Mb3 Md3 Me3 Mf3 Ma4 Mb4 Mc4 Md4 Me4 Ma5 Mb5 Md5',
          capture: 'Me5',
          friendly: 'Ma3 Mc5',
        },
      },
    ],
  },
  blocked: {
    board: 'study:1x1',
    position: '6/2S3/6/2J1s1/6/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc3', ends: { move: 'Mc1 Mc2 Ma3 Mb3 Md3 Mc4', capture: 'Me3' } },
      { what: 'refusal', move: 'Mc3-Mc6', code: 'blocked', squares: 'Mc5' },
    ],
  },
} as const satisfies Record<string, Diagram>;
