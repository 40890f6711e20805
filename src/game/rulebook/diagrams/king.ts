import type { Diagram } from '../diagram.ts';

/** Kaida, the endings, Fluttember and promotion (sections 7 to 9). */
export const king = {
  kaida: {
    board: 'study:1x1',
    position: '6/2j3/6/H3D1/6/2K3 y - - 20',
    shows: [{ what: 'kaida', king: 'Mc1', by: 'Mc5' }],
  },
  'kaida-answers': {
    board: 'study:1x1',
    position: '6/2j3/6/H3D1/6/2K3 y - - 20',
    shows: [{ what: 'targets', of: 'Ma3', ends: { capture: 'Mc5' } }],
  },
  'kaida-vault': {
    board: 'study:1x1',
    position: '2j3/2D3/2s3/2S3/2K3/6 y - - 20',
    shows: [{ what: 'kaida', king: 'Mc2', by: 'Mc6' }],
  },
  'kaida-vault-answer': {
    board: 'study:1x1',
    position: '2j3/2D3/2s3/2S3/2K3/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc5',
        ends: { move: 'Ma3 Me3 Mb4 Md4 Ma5 Mb5 Md5 Me5 Mb6 Md6', capture: 'Mc4 Mc6', vault: 'Mc1' },
      },
    ],
  },
  hyrkaida: {
    board: 'stikitche',
    position: 'J2k2/J5/6/5s/6/6/6/6/6/6/6/2K3 b - - 20',
    shows: [
      { what: 'ending', ending: 'hyrkaida', winner: 'yellow' },
      { what: 'kaida', king: 'Nd6', by: 'Na6' },
    ],
  },
  tikaida: {
    board: 'stikitche',
    position: 'k5/5J/6/6/6/1J4/6/6/6/3K2/6/s5 b - - 20',
    shows: [{ what: 'ending', ending: 'tikaida', winner: 'yellow' }],
  },
  nikaida: {
    board: 'stikitche',
    position: 'k5/6/6/6/6/6/6/6/S5/2P3/6/2K3 b - - 20',
    shows: [{ what: 'ending', ending: 'nikaida', winner: 'yellow' }],
  },
  'nikaida-turn': {
    board: 'stikitche',
    position: '6/2k3/2P3/6/6/6/6/6/6/6/6/2K3 b - - 20',
    shows: [{ what: 'targets', of: 'Nc5', ends: { capture: 'Nc4' } }],
  },
  fluttember: {
    board: 'poron',
    position: '5k6/5d6/12/12/12/12/12/12/1s10/12/12/12/12/12/12/2S9/12/C5PKG3 y YB - 20',
    shows: [{ what: 'targets', of: 'Zb1', ends: { move: 'Za2 Zb2 Zc2', fluttember: 'Ma1 Zc1' } }],
  },
  'fluttember-kaida': {
    board: 'poron',
    position: '5k6/12/12/12/12/12/12/12/12/12/12/12/12/7j4/12/2S9/12/C5PKG3 y YB - 20',
    shows: [
      { what: 'refusal', move: 'Zb1-Ma1', code: 'fluttember-in-kaida', squares: 'Zb1' },
      { what: 'kaida', king: 'Zb1', by: 'Zb5' },
    ],
  },
  promotion: {
    board: 'study:1x1',
    position: '3j2/2S3/6/6/6/6 y - - 20',
    shows: [{ what: 'targets', of: 'Mc5', ends: { move: 'Mb6 Mc6', capture: 'Md6' } }],
  },
} as const satisfies Record<string, Diagram>;
