import type { Diagram } from '../diagram.ts';

/** Brumbytes with a few other pieces, so that no ending is near. */
const brumbytes = (...ranks: readonly string[]): string =>
  ['5k5d', ...Array<string>(15 - ranks.length).fill('12'), ...ranks, '12', '7K4'].join('/') + ' y - - 20';

/** The larger games as they start, their four kinds, and the company move (sections 14, 15 and 18). */
export const larger = {
  'two-swods-start': { board: 'poron:two-swods', shows: [] },
  'porondwa-start': { board: 'porondwa', shows: [] },
  'vallia-start': { board: 'vallia', shows: [] },
  'hyrshiv-start': { board: 'hyrshiv', shows: [] },
  'lamdu-start': { board: 'hyrshiv:lamdu', shows: [] },
  'jikshiv-start': { board: 'jikshiv', shows: [] },
  hyrpaktun: {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/3s2/2S3/6/2Y3/6/6 y - - 20',
    shows: [{ what: 'targets', of: 'Mc3', ends: { move: 'Mf2 Mf4 Mb6', capture: 'Md6' } }],
  },
  'hyrpaktun-first': {
    board: 'hyrshiv',
    shows: [{ what: 'targets', of: 'Md1', ends: { move: 'Mc4 Me4 Mb5 Mf5 Zb5 Nb1 Nd1 Nf1' } }],
  },
  flutsman: {
    board: 'study:1x2',
    position: '6/6/6/6/6/2s3/6/2S3/2s3/6/2F3/6 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc2', ends: { move: 'Mb5 Md5 Mb6 Md6 Nb1 Nd1', capture: 'Nc1' } },
      { what: 'refusal', move: 'Mc2-Mc6', code: 'must-step-on', squares: 'Mc6' },
    ],
  },
  'flutsman-way': {
    board: 'study:1x2',
    position: '6/6/6/6/6/2s3/6/2S3/2s3/6/2F3/6 y - - 20',
    shows: [{ what: 'route', move: 'Mc2-Nc1', way: 'flight Mc6, step Nc1' }],
  },
  archer: {
    board: 'study:1x1',
    position: '6/6/3s2/6/2A3/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc2',
        ends: {
          move: 'Ma1 Mb1 Mc1 Md1 Me1 Mf1 Mb2 Md2 Ma3 Mb3 Mc3 Md3 Me3 Mf3 Mb4 Mb5 Mb6',
          capture: 'Md4',
        },
      },
    ],
  },
  'archer-way': {
    board: 'study:2x1',
    position: '12/12/12/12/3A8/12 y - - 20',
    shows: [{ what: 'route', move: 'Md2-Zc3', way: 'turn Me3, step Mf3, step Za3, step Zb3, step Zc3' }],
  },
  crossbowman: {
    board: 'study:1x1',
    position: '6/6/3s2/6/2X3/6 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc2',
        ends: { move: 'Ma1 Mc1 Me1 Mb2 Md2 Ma3 Mc3 Me3 Mb4 Mf4 Ma5', capture: 'Md4' },
      },
    ],
  },
  'crossbowman-way': {
    board: 'study:1x1',
    position: '6/6/6/6/2X3/6 y - - 20',
    shows: [{ what: 'route', move: 'Mc2-Mf4', way: 'turn Md2, step Me3, step Mf4' }],
  },
  company: {
    board: 'vallia',
    position: brumbytes('2SSS7'),
    shows: [
      { what: 'targets', of: 'Md3', ends: { move: 'Mb5 Md5 Mf5 Ma6 Md6', company: 'Mc4 Md4 Me4' } },
      { what: 'route', move: 'Mc3&Md3&Me3-Mc4', way: 'step Mc4' },
    ],
  },
  'company-slant': {
    board: 'vallia',
    position: brumbytes('4S7', '3S8', '2S9'),
    shows: [{ what: 'route', move: 'Mc3&Md4&Me5-Mc4', way: 'step Mc4' }],
  },
  'company-blocked': {
    board: 'vallia',
    position: brumbytes('3s8', '2SSS7'),
    shows: [{ what: 'refusal', move: 'Mc3&Md3&Me3-Mc4', code: 'blocked', squares: 'Md4' }],
  },
} as const satisfies Record<string, Diagram>;

/** The rulings on larger games that no other diagram shows (section 20). */
export const largerRulings = {
  L1: {
    board: 'study:2x2',
    position: '12/12/12/12/12/12/5Y6/12/12/12/12/12 y - - 20',
    shows: [
      { what: 'targets', of: 'Mf6', ends: { move: 'Me3 Za3 Mc5 Zc5 Nc1 Ne3' } },
      { what: 'refusal', move: 'Mf6-La3', code: 'front', squares: 'Mf6 La3' },
    ],
  },
  L2: {
    board: 'study:2x2',
    position: '12/12/12/12/12/12/4F7/12/12/12/12/12 y - - 20',
    shows: [{ what: 'route', move: 'Me6-Ld4', way: 'flight Lc4, step Ld4' }],
  },
  L3: {
    board: 'study:1x1',
    position: '6/6/6/6/6/1F4 y - - 20',
    shows: [{ what: 'refusal', move: 'Mb1-Mf5', code: 'must-step-on', squares: 'Mf5' }],
  },
  L4: {
    board: 'study:1x1',
    position: '6/6/6/2A3/6/6 y - - 20',
    shows: [{ what: 'route', move: 'Mc3-Md1', way: 'turn Md2, step Md1' }],
  },
  L5: {
    board: 'study:2x2',
    position: '12/12/12/12/12/12/12/5A6/12/12/12/12 y - - 20',
    shows: [
      { what: 'refusal', move: 'Mf5-La1', code: 'front', squares: 'Za6 La1' },
      { what: 'route', move: 'Mf5-Ze4', way: 'turn Za4, step Zb4, step Zc4, step Zd4, step Ze4' },
    ],
  },
  L7: {
    board: 'vallia',
    position: brumbytes('2SSS7', ...Array<string>(9).fill('12')),
    shows: [{ what: 'refusal', move: 'Nc6&Nd6&Ne6-Wc1', code: 'not-in-enemy-home', squares: 'Wc1' }],
  },
  'L7-line': {
    board: 'vallia',
    position: brumbytes('4S7', '2SS8'),
    shows: [{ what: 'refusal', move: 'Mc3&Md3&Me4-Mc4', code: 'no-company', squares: 'Mc3' }],
  },
  L8: {
    board: 'study:1x1+leapers-off-side',
    position: '6/6/s5/S5/s5/G5 y - - 20',
    shows: [{ what: 'refusal', move: 'Ma1-Mb4', code: 'not-its-move', squares: 'Ma1' }],
  },
} as const satisfies Record<string, Diagram>;
