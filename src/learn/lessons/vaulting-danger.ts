import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-danger',
  chapter: 'vaulting',
  place: 60,
  plays: 'pastang',
  tasks: [
    {
      id: 'danger',
      type: 'mark',
      board: 'study:1x1',
      position: '6/1j4/1s3h/1S4/1S1SD1/1D4 y - - 0',
      find: { of: 'danger' },
    },
    {
      id: 'both-ways',
      type: 'play',
      board: 'study:1x1',
      position: '6/3s2/6/2SH2/3S2/3D2 y - - 0',
      goal: { type: 'reach', squares: ['Mc5'] },
      moves: 2,
      safe: true,
      solution: ['Mc3-Mb4', 'Mb4-Mc5'],
      wrong: [
        { moves: ['Mc3-Md4'], why: 'left-to-capture' },
        { moves: ['Mc3-Mc4'], why: 'left-to-capture' },
      ],
    },
    {
      id: 'landing',
      type: 'play',
      board: 'study:1x1',
      position: 's5/S5/S5/S4s/DSSSs1/6 y - - 0',
      goal: { type: 'form', form: 'vault' },
      moves: 1,
      safe: true,
      solution: ['Ma2-Ma6'],
      wrong: [
        { moves: ['Ma2-Me2'], why: 'left-to-capture' },
        { moves: ['Ma2-Mb3'], why: 'not-vault' },
      ],
    },
  ],
};
