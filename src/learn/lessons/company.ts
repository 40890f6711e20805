import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'company',
  chapter: 'larger-games',
  place: 62,
  tasks: [
    {
      id: 'three',
      type: 'play',
      board: 'vallia',
      position: '5k5d/12/12/12/12/12/12/12/12/12/12/12/12/12/12/2SSS7/12/7K4 y - - 20',
      goal: { type: 'reach', squares: ['Mc4', 'Md4', 'Me4'] },
      moves: 1,
      solution: ['Mc3&Md3&Me3-Mc4'],
      wrong: [
        { moves: ['Mc3-Mc4'], why: 'too-slow' },
        { moves: ['Mc3&Md3&Me3-Md4'], why: 'too-slow' },
      ],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'vallia',
      position: '5k5d/12/12/12/12/12/2SSS7/12/12/12/12/12/3s8/12/7S4/2SSS1S5/5S6/7K4 y - - 20',
      moves: [
        { move: 'Mf2&Za3&Zb4-Mf3', is: 'legal' },
        { move: 'Mc3&Md3&Me3-Mc4', is: 'legal' },
        { move: 'Nc6&Nd6&Ne6-Wc1', is: 'not-in-enemy-home' },
      ],
    },
  ],
};
