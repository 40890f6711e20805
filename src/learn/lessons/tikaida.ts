import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'tikaida',
  chapter: 'endings',
  place: 30,
  tasks: [
    {
      id: 'is',
      type: 'outcome',
      board: 'study:1x1:kings',
      position: '4k1/5h/1d4/ss4/S5/K5 y - - 20',
      options: ['hyrkaida', 'tikaida', 'playing'],
    },
    {
      id: 'not-yet',
      type: 'outcome',
      board: 'study:1x1:kings',
      position: '4k1/5h/3d2/ss4/S5/K5 y - - 20',
      options: ['hyrkaida', 'tikaida', 'playing'],
    },
    {
      id: 'half',
      type: 'play',
      board: 'study:1x1:kings',
      position: 'k5/6/6/s5/SS2K1/1DC3 y - - 20',
      goal: { type: 'ending', ending: 'tikaida' },
      moves: 1,
      solution: ['Mc1-Mc5'],
      wrong: [
        { moves: ['Mc1-Mc6'], why: 'has-an-answer' },
        { moves: ['Mc1-Mc4'], why: 'has-an-answer' },
      ],
    },
    {
      id: 'whole',
      type: 'play',
      board: 'study:1x1:kings',
      position: 'k5/4J1/6/s5/SS2K1/1DC3 y - - 20',
      goal: { type: 'ending', ending: 'hyrkaida' },
      moves: 1,
      solution: ['Mc1-Mc6'],
      wrong: [
        { moves: ['Mc1-Mc5'], why: 'other-ending' },
        { moves: ['Mc1-Mc4'], why: 'has-an-answer' },
      ],
    },
  ],
};
