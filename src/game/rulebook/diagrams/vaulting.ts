import type { Diagram } from '../diagram.ts';

/** Vaults, and the three changes of a Pallan (sections 5 and 6). */
export const vaulting = {
  vault: {
    board: 'study:1x1',
    position: '6/6/6/JSsD2/6/6 y - - 20',
    shows: [
      { what: 'route', move: 'Ma3-Me3', way: 'vault Mb3, vault Mc3, vault Md3, landing Me3' },
      { what: 'refusal', move: 'Ma3-Mf3', code: 'line-broken', squares: 'Me3' },
    ],
  },
  'vault-short': {
    board: 'study:1x1',
    position: '6/6/6/JSs3/6/6 y - - 20',
    shows: [{ what: 'refusal', move: 'Ma3-Md3', code: 'line-too-short', squares: 'Mb3 Mc3' }],
  },
  'vault-captures': {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/2s3/2s3/2S3/2s3/2S3/2J3 y - - 20',
    shows: [
      {
        what: 'targets',
        of: 'Mc1',
        ends: { move: 'Ma1 Mb1 Md1 Me1 Mf1', vault: 'Nc1', 'vault-capture': 'Mc5 Mc6' },
      },
    ],
  },
  'vault-front': {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/2s3/2S3/2D3/2J3/6/6 y - - 20',
    shows: [{ what: 'route', move: 'Mc3-Nc1', way: 'vault Mc4, vault Mc5, vault Mc6, landing Nc1' }],
  },
  'vault-edge': {
    board: 'study:1x1',
    position: '2s3/2s3/2s3/2D3/2S3/2J3 y - - 20',
    shows: [
      { what: 'targets', of: 'Mc1', ends: { move: 'Ma1 Mb1 Md1 Me1 Mf1', 'vault-capture': 'Mc5 Mc6' } },
    ],
  },
  'vault-hikdar': {
    board: 'study:1x1',
    position: '6/6/6/HSsDS1/6/6 y - - 20',
    shows: [
      { what: 'route', move: 'Ma3-Mf3', way: 'vault Mb3, vault Mc3, vault Md3, vault Me3, landing Mf3' },
    ],
  },
  'vault-swod': {
    board: 'study:1x1',
    position: '6/2s3/2S3/2s3/2D3/2S3 y - - 20',
    shows: [{ what: 'targets', of: 'Mc1', ends: { move: 'Mb2 Md2', vault: 'Mc6', 'vault-capture': 'Mc5' } }],
  },
  'vault-all': {
    board: 'study:2x2',
    position: '12/12/12/12/12/12/12/12/2s2s6/2S1S7/2DH8/2J9 y - - 20',
    shows: [{ what: 'overlay', overlay: 'vaults', squares: 'Mc5 Za5' }],
  },
  'pallan-turn': {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/6/6/2P3/6/6/6 y - - 20',
    shows: [{ what: 'route', move: 'Mc4-Ne3', way: 'step Mc5, step Mc6, turn Nc1, step Nd2, step Ne3' }],
  },
  'pallan-slant': {
    board: 'study:1x2',
    position: '6/6/6/6/6/6/6/6/6/1P4/6/6 y - - 20',
    shows: [
      { what: 'route', move: 'Mb3-Ne3', way: 'step Mc4, step Md5, turn Me6, step Ne1, step Ne2, step Ne3' },
    ],
  },
  'pallan-bend': {
    board: 'study:1x1',
    position: '6/6/6/2S3/2s3/PSD3 y - - 20',
    shows: [
      { what: 'route', move: 'Ma1-Mc4', way: 'vault Mb1, bend Mc1, vault Mc2, vault Mc3, landing Mc4' },
    ],
  },
  'pallan-bend-capture': {
    board: 'study:1x1',
    position: '6/6/6/6/4s1/PSDS2 y - - 20',
    shows: [{ what: 'route', move: 'Ma1-Me2', way: 'vault Mb1, vault Mc1, bend Md1, landing Me2' }],
  },
  'pallan-move-vault': {
    board: 'study:1x1',
    position: '6/1P4/6/6/2SsD1/6 y - - 20',
    shows: [
      {
        what: 'route',
        move: 'Mb5-Mf2',
        way: 'step Mb4, step Mb3, step Mb2, vault Mc2, vault Md2, vault Me2, landing Mf2',
      },
    ],
  },
} as const satisfies Record<string, Diagram>;
