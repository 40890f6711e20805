import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'kaida-hidden',
  chapter: 'kaida',
  place: 40,
  tasks: [
    {
      id: 'shield',
      type: 'legal',
      board: 'study:1x1',
      position: '3j2/6/6/3J2/6/3K2 y - - 0',
      moves: [
        { move: 'Md3-Ma3', is: 'leaves-king-in-kaida' },
        { move: 'Md3-Md5', is: 'legal' },
        { move: 'Md3-Md6', is: 'legal' },
      ],
    },
    {
      id: 'uncover',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/J1H2k/6/6/6 y - - 0',
      goal: { type: 'kaida' },
      moves: 1,
      solution: ['Mc4-Md5'],
      wrong: [{ moves: ['Ma4-Ma6'], why: 'no-kaida' }],
    },
    {
      id: 'gain',
      type: 'play',
      board: 'study:1x1',
      position: '5d/4c1/2M3/J1H2k/6/6 y - - 0',
      goal: { type: 'capture', squares: ['Me5'] },
      moves: 1,
      safe: true,
      solution: ['Mc3-Me5'],
      wrong: [{ moves: ['Mc4-Me5'], why: 'left-to-capture' }],
    },
  ],
};
