import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'deldar',
  chapter: 'deldar',
  place: 10,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/6/1Ss3/1D4/6 y - - 0',
      find: { of: 'targets', from: 'Mb2' },
    },
    {
      id: 'walk',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/6/6/6/D5 y - - 0',
      goal: { type: 'reach', squares: ['Mc3', 'Mc5', 'Me5'] },
      moves: 3,
      solution: ['Ma1-Mc3', 'Mc3-Mc5', 'Mc5-Me5'],
      wrong: [
        { moves: ['Ma1-Mb3'], why: 'not-its-move' },
        { moves: ['Ma1-Mb2'], why: 'too-slow' },
        { moves: ['Ma1-Md4'], why: 'not-its-move' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/1s1s2/2s3/1s1D2/6 y - - 0',
      goal: { type: 'capture' },
      moves: 4,
      solution: ['Md2-Mb2', 'Mb2-Mb4', 'Mb4-Md4', 'Md4-Mc3'],
      wrong: [
        { moves: ['Md2-Mb4'], why: 'blocked' },
        { moves: ['Md2-Md3'], why: 'too-slow' },
      ],
    },
    {
      id: 'safe',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/2s3/1s2s1/6/6/2D3 y - - 0',
      goal: { type: 'capture', squares: ['Mc5'] },
      moves: 2,
      safe: true,
      solution: ['Mc1-Me3', 'Me3-Mc5'],
      wrong: [
        { moves: ['Mc1-Mc3'], why: 'left-to-capture' },
        { moves: ['Mc1-Ma3'], why: 'left-to-capture' },
        { moves: ['Mc1-Mc2'], why: 'too-slow' },
      ],
    },
  ],
};
