import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'crossbowman',
  chapter: 'larger-games',
  place: 58,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/6/2S3/1SX3/2S3 y - - 0',
      find: { of: 'targets', from: 'Mc2' },
    },
    {
      id: 'reach',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/6/6/2X3/6 y - - 0',
      goal: { type: 'reach', squares: ['Mf4'] },
      moves: 1,
      solution: ['Mc2-Mf4'],
      wrong: [
        { moves: ['Mc2-Mf5'], why: 'not-its-move' },
        { moves: ['Mc2-Md2'], why: 'not-there' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:2x1:steps',
      position: '12/8s3/12/12/3X8/12 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Md2-Me2', 'Me2-Zc5'],
      wrong: [{ moves: ['Md2-Mc2'], why: 'too-slow' }],
    },
  ],
};
