import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'nikaida',
  chapter: 'endings',
  place: 40,
  tasks: [
    {
      id: 'bare',
      type: 'play',
      board: 'study:1x1:kings',
      position: '6/1k4/5s/6/2C3/3K1J y - - 20',
      goal: { type: 'ending', ending: 'nikaida' },
      moves: 1,
      solution: ['Mf1-Mf4'],
      wrong: [{ moves: ['Mc2-Mc4'], why: 'has-an-answer' }],
    },
    {
      id: 'turn',
      type: 'outcome',
      board: 'study:1x1:kings',
      position: '6/6/4k1/6/2c3/1K4 y - - 20',
      options: ['nikaida', 'playing', 'draw'],
    },
    {
      id: 'take-back',
      type: 'play',
      board: 'study:1x1:kings',
      position: '6/6/4k1/6/2c3/1K4 y - - 20',
      goal: { type: 'ending', ending: 'draw' },
      moves: 1,
      solution: ['Mb1-Mc2'],
      wrong: [{ moves: ['Mb1-Ma1'], why: 'other-ending' }],
    },
    {
      id: 'guarded',
      type: 'outcome',
      board: 'study:1x1:kings',
      position: '6/6/6/3k2/2c3/1K4 y - - 20',
      options: ['nikaida', 'playing', 'draw'],
    },
    {
      id: 'two',
      type: 'outcome',
      board: 'study:1x1:kings',
      position: '6/6/4k1/5d/2c3/1K4 y - - 20',
      options: ['nikaida', 'playing', 'draw'],
    },
    {
      id: 'who-takes',
      type: 'play',
      board: 'study:1x1:kings',
      position: '6/4k1/3s2/3K2/6/C5 y - - 20',
      goal: { type: 'ending', ending: 'nikaida' },
      moves: 1,
      solution: ['Ma1-Md4'],
      wrong: [
        { moves: ['Md3-Md4'], why: 'leaves-king-in-kaida' },
        { moves: ['Ma1-Ma5'], why: 'has-an-answer' },
      ],
    },
  ],
};
