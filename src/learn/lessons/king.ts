import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'king',
  chapter: 'first-pieces',
  place: 10,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x1:steps',
      position: '6/6/6/2K3/6/6 y - - 0',
      find: { of: 'targets', from: 'Mc3' },
    },
    {
      id: 'walk',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/6/6/1K4/6 y - - 0',
      goal: { type: 'reach', squares: ['Md4'] },
      moves: 2,
      solution: ['Mb2-Mc3', 'Mc3-Md4'],
      wrong: [
        { moves: ['Mb2-Md4'], why: 'not-its-move' },
        { moves: ['Mb2-Mb3'], why: 'too-slow' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/6/2s3/2K1s1/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Mc3-Mc4', 'Mc4-Md4', 'Md4-Me3'],
      wrong: [
        { moves: ['Mc3-Mc2'], why: 'too-slow' },
        { moves: ['Mc3-Md3'], why: 'leaves-king-in-kaida' },
      ],
    },
    {
      id: 'harm',
      type: 'legal',
      board: 'study:1x1:steps',
      position: 'j5/6/6/6/1K4/6 y - - 0',
      moves: [
        { move: 'Mb2-Mb3', is: 'legal' },
        { move: 'Mb2-Ma2', is: 'leaves-king-in-kaida' },
        { move: 'Mb2-Mb4', is: 'not-its-move' },
      ],
    },
  ],
};
