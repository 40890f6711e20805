import type { Diagram } from '../diagram.ts';

/** Fronts, first moves and propt Swods (section 4). */
export const fronts = {
  'front-crossed': {
    board: 'study:1x2',
    position: '6/6/2s3/6/6/6/2J3/6/6/6/6/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc6',
        ends: { move: 'Mc1 Mc2 Mc3 Mc4 Mc5 Ma6 Mb6 Md6 Me6 Mf6 Nc1 Nc2 Nc3', capture: 'Nc4' },
      },
    ],
  },
  'front-deldar': {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/6/2D3/6/6/6/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc5', ends: { move: 'Ma3 Mc3 Me3 Mb4 Mc4 Md4 Ma5 Mb5 Md5 Me5 Mb6 Mc6 Md6' } },
      { what: 'refusal', move: 'Mc5-Nc1', code: 'front', squares: 'Mc6 Nc1' },
    ],
  },
  'front-free': {
    board: 'study:2x2',
    position: '6s5/12/12/12/12/12/12/12/12/3C8/12/12 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Md3',
        ends: {
          move: 'Mb1 Md1 Mf1 Mc2 Md2 Me2 Ma3 Mb3 Mc3 Me3 Mf3 Za3 Zb3 Zc3 Zd3 Ze3 Zf3 Mc4 Md4 Me4 Mb5 Md5 Mf5 Ma6 Md6 Za6 Nd1 Nd2 Nd3 Nd4 Nd5 Nd6',
        },
      },
      { what: 'refusal', move: 'Md3-Lb1', code: 'front', squares: 'Za6 Lb1' },
    ],
  },
  'front-leap': {
    board: 'study:1x2',
    position: '6/6/6/6/6/3s2/6/2M3/6/6/6/6 y - - 20',
    shows: [{ what: 'targets', of: 'Mc5', ends: { move: 'Mb3 Md3 Ma4 Me4 Ma6 Me6 Nb1', capture: 'Nd1' } }],
  },
  'first-swod': {
    board: 'study:1x1:first',
    position: '5s/6/6/2S3/6/6 y - - 20',
    shows: [{ what: 'targets', of: 'Mc3', ends: { move: 'Mb4 Mc4 Md4 Ma5 Mc5 Me5 Mc6', capture: 'Mf6' } }],
  },
  'first-swod-front': {
    board: 'study:2x1:first',
    position: '12/12/12/4S7/12/12 y - - 20',
    shows: [
      { what: 'targets', of: 'Me3', ends: { move: 'Md4 Me4 Mf4 Mc5 Me5 Mb6 Me6' } },
      { what: 'refusal', move: 'Me3-Za5', code: 'front', squares: 'Mf4 Za5' },
    ],
  },
  'first-deldar': {
    board: 'study:1x1:first',
    position: '6/4s1/6/1S4/2D3/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc2',
        ends: {
          move: 'Ma1 Mb1 Mc1 Md1 Me1 Mf1 Ma2 Mb2 Md2 Me2 Mf2 Ma3 Mc3 Md3 Me3 Mf3 Ma4 Mb4 Mc4 Md4 Me4 Mf4 Mb5 Mc5 Md5 Mf5 Ma6 Mc6 Me6',
          capture: 'Me5',
        },
      },
    ],
  },
  'first-deldar-way': {
    board: 'study:1x1:first',
    position: '6/4s1/6/1S4/2D3/6 y - - 20',
    shows: [{ what: 'route', move: 'Mc2-Me5', way: 'step Md3, step Me4, step Me5' }],
  },
  'first-paktun': {
    board: 'study:1x1:first',
    position: '6/6/6/3S2/6/3M2 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Md1',
        ends: { move: 'Mb1 Mf1 Ma2 Mb2 Mc2 Me2 Mf2 Mc3 Me3 Ma4 Mc4 Me4 Mb5 Md5 Mf5' },
      },
    ],
  },
  'first-spent': {
    board: 'study:1x1:first',
    position: '6/6/6/2S3/6/6 y - Mc3 20',
    shows: [
      { what: 'targets', of: 'Mc3', ends: { move: 'Mb4 Mc4 Md4' } },
      { what: 'refusal', move: 'Mc3-Mc5', code: 'first-move-spent', squares: 'Mc3' },
    ],
  },
  propt: {
    board: 'study:1x1',
    position: '6/3d2/2s3/1S4/4H1/6 y - - 20',
    shows: [
      { what: 'refusal', move: 'Mb3-Mc4', code: 'propt', squares: 'Mc4' },
      { what: 'overlay', overlay: 'propt', squares: 'Mc4' },
    ],
  },
  'propt-others': {
    board: 'study:1x1',
    position: '6/3d2/2s3/1S4/4H1/6 y - - 20',
    shows: [{ what: 'targets', of: 'Me2', ends: { move: 'Md1 Mf1 Md3 Mf3', capture: 'Mc4' } }],
  },
  'propt-front': {
    board: 'study:1x2',
    position: '6/6/6/6/6/2d3/2s3/1S4/6/6/6/6 y - - 20',
    shows: [
      { what: 'refusal', move: 'Mb5-Mc6', code: 'propt', squares: 'Mc6' },
      { what: 'overlay', overlay: 'propt', squares: 'Mc6' },
    ],
  },
} as const satisfies Record<string, Diagram>;
