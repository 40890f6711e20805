import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'hikdar',
  chapter: 'fronts',
  place: 20,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/6/6/3H2/6/1S4/6 y - - 0',
      find: { of: 'targets', from: 'Md4' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1:steps',
      position: '1s4/s5/3s2/6/6/H5 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Ma1-Md4', 'Md4-Mb6', 'Mb6-Ma5'],
      wrong: [
        { moves: ['Ma1-Ma5'], why: 'not-its-move' },
        { moves: ['Ma1-Mc3'], why: 'too-slow' },
        { moves: ['Ma1-Me5'], why: 'blocked' },
      ],
    },
    {
      id: 'halt',
      type: 'legal',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/H5/6/1H4/6/6/6 y - - 0',
      moves: [
        { move: 'Mb4-Md6', is: 'legal' },
        { move: 'Mb4-Ne1', is: 'front' },
        { move: 'Ma6-Ne4', is: 'legal' },
        { move: 'Ma6-Na1', is: 'not-its-move' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'study:1x2:steps',
      position: '6/6/6/6/6/6/6/6/6/6/6/H5 y - - 0',
      goal: { type: 'reach', squares: ['Nf6'] },
      moves: 3,
      solution: ['Ma1-Mf6', 'Mf6-Nc3', 'Nc3-Nf6'],
      wrong: [{ moves: ['Ma1-Mc3'], why: 'too-slow' }],
    },
  ],
};
