import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'archer',
  chapter: 'larger-games',
  place: 57,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/6/1S4/2A3/1S1S2 y - - 0',
      find: { of: 'targets', from: 'Mc2' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:2x1:steps',
      position: '12/12/8s3/12/3A8/12 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Md2-Me3', 'Me3-Zc4'],
      wrong: [{ moves: ['Md2-Md6'], why: 'not-its-move' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/12/5A6/12/12/12/12 y - - 0',
      moves: [
        { move: 'Mf5-Ze4', is: 'legal' },
        { move: 'Mf5-La1', is: 'front' },
        { move: 'Mf5-Mf3', is: 'not-its-move' },
      ],
    },
  ],
};
