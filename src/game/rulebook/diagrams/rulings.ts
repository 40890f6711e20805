import type { Diagram } from '../diagram.ts';

/** The rulings that no other diagram shows (section 11). */
export const rulings = {
  R1: {
    board: 'study:2x2',
    position: '12/12/9s2/12/12/12/5H6/12/12/12/12/12 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mf6',
        ends: {
          move: 'Ma1 Ze1 Mb2 Zd2 Mc3 Zc3 Md4 Zb4 Me5 Za5 Ne1 La1 Nd2 Lb2 Nc3 Lc3 Nb4 Na5',
          capture: 'Ld4',
        },
      },
    ],
  },
  R2: {
    board: 'draks-city:mass',
    shows: [
      {
        what: 'route',
        move: 'Mc3-Nd4',
        way: 'vault Mc4, vault Mc5, vault Mc6, vault Nc1, vault Nc2, bend Nc3, landing Nd4',
      },
    ],
  },
  R3: {
    board: 'study:2x2',
    position: '12/12/12/12/12/12/12/5C6/12/12/12/12 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mf5',
        ends: {
          move: 'Mb1 Mf1 Zd1 Mc2 Mf2 Zc2 Md3 Mf3 Zb3 Me4 Mf4 Za4 Ma5 Mb5 Mc5 Md5 Me5 Za5 Zb5 Zc5 Zd5 Ze5 Zf5 Me6 Mf6 Za6 Nd1 Nf1 Nc2 Nf2 Nb3 Nf3 Na4 Nf4 Nf5 Nf6',
        },
      },
      { what: 'refusal', move: 'Mf5-Lb1', code: 'front', squares: 'Za6 Lb1' },
    ],
  },
  R4: {
    board: 'study:2x2',
    position: '12/12/12/12/12/12/5M6/7s4/12/12/12/12 y - - 20',
    shows: [
      { what: 'targets', of: 'Mf6', ends: { move: 'Me4 Za4 Md5 Nd1 Ne2', capture: 'Zb5' } },
      { what: 'refusal', move: 'Mf6-La2', code: 'front', squares: 'Mf6 La2' },
    ],
  },
  R6: {
    board: 'study:2x1:first',
    position: '12/12/12/4S7/3D8/4M7 y - - 20',
    shows: [{ what: 'route', move: 'Md2-Zb2', way: 'step Me2, step Mf2, step Za2, step Zb2' }],
  },
  R8: {
    board: 'study:1x1',
    position: '6/6/6/6/6/1KSDs1 y - - 20',
    shows: [{ what: 'targets', of: 'Mb1', ends: { move: 'Ma1 Ma2 Mb2 Mc2', vault: 'Mf1' } }],
  },
  R9: {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/6/6/6/1P4/6/6 y - - 20',
    shows: [{ what: 'route', move: 'Mb3-Mf6', way: 'step Mc4, step Md5, turn Me6, step Mf6' }],
  },
  R10: {
    board: 'study:1x1',
    position: '6/6/6/6/6/PSDS2 y - - 20',
    shows: [{ what: 'refusal', move: 'Ma1-Me2', code: 'not-its-move', squares: 'Ma1' }],
  },
  R11: {
    board: 'study:1x1',
    position: '6/1P4/6/6/1sSsD1/6 y - - 20',
    shows: [{ what: 'refusal', move: 'Mb5-Mf2', code: 'not-its-move', squares: 'Mb5' }],
  },
  R13: {
    board: 'study:1x1',
    position: '6/6/6/J1P3/6/2K3 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc3',
        ends: {
          move: 'Ma1 Mb1 Md1 Me1 Ma2 Mb2 Mc2 Md2 Me2 Mb3 Md3 Me3 Mf3 Ma4 Mb4 Mc4 Md4 Me4 Ma5 Mb5 Mc5 Md5 Me5 Mc6 Mf6',
          friendly: 'Ma3',
        },
      },
      { what: 'refusal', move: 'Mc3-Mc1', code: 'own-king', squares: 'Mc1' },
    ],
  },
  R14: {
    board: 'study:1x1',
    position: '2j3/6/6/2J3/6/2K3 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc3', ends: { move: 'Mc2 Mc4 Mc5', capture: 'Mc6' } },
      { what: 'refusal', move: 'Mc3-Ma3', code: 'leaves-king-in-kaida', squares: 'Mc1 Mc6' },
    ],
  },
  R15: {
    board: 'poron',
    position: '5k6/5d6/12/12/12/12/12/12/12/9G2/2G9/12/12/12/12/12/12/7KG3 y Y - 20',
    shows: [{ what: 'targets', of: 'Zb1', ends: { move: 'Za1 Za2 Zb2 Zc2', fluttember: 'Zc1' } }],
  },
  R16: {
    board: 'study:1x1:first',
    position: '6/6/6/6/6/3M2 y - - 20',
    shows: [{ what: 'route', move: 'Md1-Md5', way: 'leap Me3, leap Md5', or: 'leap Mc3, leap Md5' }],
  },
} as const satisfies Record<string, Diagram>;
