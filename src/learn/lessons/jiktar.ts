import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'jiktar',
  chapter: 'fronts',
  place: 30,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'study:2x2:steps',
      position: '12/12/12/2s9/12/12/2J1S7/12/2S9/12/12/12 y - - 0',
      find: { of: 'targets', from: 'Mc6' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x1:steps',
      position: '6/s3s1/6/6/4s1/J5 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Ma1-Ma5', 'Ma5-Me5', 'Me5-Me2'],
      wrong: [
        { moves: ['Ma1-Me5'], why: 'not-its-move' },
        { moves: ['Ma1-Me1'], why: 'too-slow' },
      ],
    },
    {
      id: 'halt',
      type: 'legal',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/12/12/5J6/12/1J10/12 y - - 0',
      moves: [
        { move: 'Mb2-Mf2', is: 'legal' },
        { move: 'Mb2-Za2', is: 'front' },
        { move: 'Mf4-Zf4', is: 'legal' },
        { move: 'Mf4-Lf1', is: 'not-its-move' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'study:2x2:steps',
      position: '12/12/12/12/12/12/12/12/12/12/12/J11 y - - 0',
      goal: { type: 'reach', squares: ['Lf6'] },
      moves: 4,
      solution: ['Ma1-Ma6', 'Ma6-Na6', 'Na6-Nf6', 'Nf6-Lf6'],
      wrong: [{ moves: ['Ma1-Mb1'], why: 'too-slow' }],
    },
  ],
};
