import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'stikitche',
  chapter: 'small-games',
  place: 30,
  plays: 'stikitche',
  tasks: [
    {
      id: 'open',
      type: 'play',
      board: 'stikitche',
      position: '2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 y - - 0',
      goal: { type: 'kaida' },
      moves: 1,
      safe: true,
      solution: ['Mc1-Mf4'],
      otherWays: true,
      wrong: [
        { moves: ['Mc1-Nc6'], why: 'left-to-capture' },
        { moves: ['Mc1-Mc5'], why: 'left-to-capture' },
        { moves: ['Mc1-Mb1'], why: 'no-kaida' },
      ],
    },
    {
      id: 'turn',
      type: 'play',
      board: 'stikitche',
      position: '3k2/6/6/6/6/5p/6/6/6/3K2/6/P5 y - - 6',
      goal: { type: 'ending', ending: 'nikaida' },
      moves: 1,
      solution: ['Ma1-Nf1'],
      wrong: [{ moves: ['Ma1-Na1'], why: 'has-an-answer' }],
    },
    {
      id: 'taken-back',
      type: 'outcome',
      board: 'stikitche',
      position: '6/2k3/6/6/6/6/6/6/6/6/2pK2/6 y - - 7',
      options: ['nikaida', 'playing', 'hyrkaida'],
    },
    {
      id: 'shut',
      type: 'play',
      board: 'stikitche',
      position: '5k/6/6/6/6/p5/6/6/6/6/2P3/3K2 y - - 12',
      goal: { type: 'ending', ending: 'hyrkaida' },
      moves: 1,
      solution: ['Mc2-Nf4'],
      wrong: [{ moves: ['Mc2-Mc5'], why: 'has-an-answer' }],
    },
  ],
};
