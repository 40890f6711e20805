import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'first-swod',
  chapter: 'first-moves',
  place: 10,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/6/2S3/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/5s/4s1/6/2S3/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc3-Me5', 'Me5-Mf6'],
      wrong: [
        { moves: ['Mc3-Mf6'], why: 'blocked' },
        { moves: ['Mc3-Md4'], why: 'too-slow' },
      ],
    },
    {
      id: 'spent',
      type: 'legal',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/3s2/6/1S2S1/3S2/6/6 y - - 0',
      moves: [
        { move: 'Me4-Me6', is: 'first-move-spent' },
        { move: 'Mb4-Mb6', is: 'first-move-spent' },
        { move: 'Md3-Md5', is: 'legal' },
        { move: 'Md3-Md6', is: 'no-capture-straight-ahead' },
      ],
    },
    {
      id: 'which',
      type: 'mark',
      board: 'study:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/2S3/SS1D1S/1D2D1/6 y - Me2 0',
      find: { of: 'fresh' },
    },
  ],
};
