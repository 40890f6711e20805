import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'propt',
  chapter: 'propt',
  place: 10,
  tasks: [
    {
      id: 'which',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/2S3/SS1S1S/2D3/3S2 y - - 0',
      find: { of: 'propt', side: 'yellow' },
    },
    {
      id: 'shield',
      type: 'legal',
      board: 'study:1x1:steps',
      position: '6/4d1/1s1s1D/2S1S1/1D4/6 y - - 0',
      moves: [
        { move: 'Mc3-Md4', is: 'propt' },
        { move: 'Mc3-Mb4', is: 'legal' },
        { move: 'Mf4-Md4', is: 'legal' },
        { move: 'Me3-Md4', is: 'propt' },
      ],
    },
    {
      id: 'prop',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/5d/4s1/3S2/D5/6 y - - 0',
      goal: { type: 'propt', squares: ['Md3'] },
      moves: 1,
      safe: true,
      solution: ['Ma2-Mc2'],
      wrong: [
        { moves: ['Ma2-Mb2'], why: 'left-to-capture' },
        { moves: ['Md3-Me4'], why: 'propt' },
        { moves: ['Md3-Mc4'], why: 'not-propt' },
      ],
    },
    {
      id: 'sergeant',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/3d2/2Ss2/2S3/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc4-Md5', 'Mc3-Md4'],
      wrong: [
        { moves: ['Mc3-Md4'], why: 'propt' },
        { moves: ['Mc4-Mc5'], why: 'too-slow' },
      ],
    },
  ],
};
