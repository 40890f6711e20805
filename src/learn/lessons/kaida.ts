import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'kaida',
  chapter: 'kaida',
  place: 10,
  tasks: [
    {
      id: 'who',
      type: 'mark',
      board: 'study:1x1',
      position: '2j2h/6/6/4m1/2K2d/6 y - - 0',
      find: { of: 'attackers' },
    },
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1',
      position: '3j2/h5/6/6/2K3/6 y - - 0',
      find: { of: 'targets', from: 'Mc2' },
    },
    {
      id: 'give',
      type: 'play',
      board: 'study:1x1',
      position: '6/3k2/6/6/1d4/J5 y - - 0',
      goal: { type: 'kaida' },
      moves: 1,
      solution: ['Ma1-Md1'],
      wrong: [
        { moves: ['Ma1-Ma4'], why: 'no-kaida' },
        { moves: ['Ma1-Md5'], why: 'not-its-move' },
      ],
    },
    {
      id: 'which',
      type: 'play',
      board: 'study:1x1',
      position: '6/4k1/6/6/1M4/1H3D y - - 0',
      goal: { type: 'kaida' },
      moves: 1,
      solution: ['Mb2-Md3'],
      wrong: [
        { moves: ['Mb1-Md3'], why: 'no-kaida' },
        { moves: ['Mf1-Mf3'], why: 'no-kaida' },
      ],
    },
  ],
};
