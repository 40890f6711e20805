import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'swod',
  chapter: 'first-pieces',
  place: 20,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/6/2S3/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'march',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/6/6/1S4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mc3', 'Mc5'] },
      moves: 3,
      solution: ['Mb2-Mc3', 'Mc3-Mc4', 'Mc4-Mc5'],
      wrong: [
        { moves: ['Mb2-Mb1'], why: 'not-its-move' },
        { moves: ['Mb2-Mb3'], why: 'too-slow' },
        { moves: ['Mb2-Mc3', 'Mc3-Mc5'], why: 'not-its-move' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/2s3/3s2/2S3/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc2-Md3', 'Md3-Mc4'],
      wrong: [{ moves: ['Mc2-Mc3'], why: 'too-slow' }],
    },
    {
      id: 'ahead',
      type: 'legal',
      board: 'study:1x1:steps',
      position: '6/6/2ss2/2S3/6/6 y - - 0',
      moves: [
        { move: 'Mc3-Mc4', is: 'no-capture-straight-ahead' },
        { move: 'Mc3-Md4', is: 'legal' },
        { move: 'Mc3-Mb4', is: 'legal' },
        { move: 'Mc3-Md2', is: 'not-its-move' },
      ],
    },
    {
      id: 'all',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/4s1/3s2/2s1s1/3S2 y - - 0',
      goal: { type: 'capture', squares: ['Mc2', 'Md3', 'Me4'] },
      moves: 3,
      solution: ['Md1-Mc2', 'Mc2-Md3', 'Md3-Me4'],
      wrong: [
        { moves: ['Md1-Me2'], why: 'other-piece' },
        { moves: ['Md1-Md2'], why: 'too-slow' },
      ],
    },
  ],
};
