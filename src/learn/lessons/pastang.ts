import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pastang',
  chapter: 'small-games',
  place: 10,
  tasks: [
    {
      id: 'two',
      type: 'legal',
      board: 'pastang',
      position: 'dsddsd/sssss1/5s/S5/S1SSSS/DSDDSD y - - 2',
      moves: [
        { move: 'Ma1-Ma4', is: 'legal' },
        { move: 'Mc1-Mc3', is: 'line-too-short' },
      ],
    },
    {
      id: 'open',
      type: 'play',
      board: 'pastang',
      position: 'dsddsd/ssssss/6/6/SSSSSS/DSDDSD y - - 0',
      goal: { type: 'form', form: 'vault' },
      moves: 2,
      opponent: 'answers',
      solution: ['Mb2-Ma3', 'Ma1-Ma4'],
      otherWays: true,
      wrong: [
        { moves: ['Mb2-Mb4'], why: 'too-slow' },
        { moves: ['Ma2-Ma3'], why: 'too-slow' },
      ],
    },
    {
      id: 'strike',
      type: 'play',
      board: 'pastang',
      position: 'S1D1D1/3S2/4S1/2D1Sd/s5/1ds3 y - - 42',
      goal: { type: 'gain', points: 3 },
      moves: 1,
      solution: ['Mc6-Mf3'],
      wrong: [
        { moves: ['Mc3-Mc1'], why: 'gains-less' },
        { moves: ['Me3-Mf3'], why: 'not-its-move' },
      ],
    },
    {
      id: 'death',
      type: 'play',
      board: 'pastang',
      position: '1S4/6/2S1D1/6/D3ss/6 y - - 44',
      goal: { type: 'ending', ending: 'to-the-death' },
      moves: 2,
      opponent: 'answers',
      solution: ['Me4-Me2', 'Me2-Me1'],
      wrong: [{ moves: ['Ma2-Mc2'], why: 'has-an-answer' }],
    },
    {
      id: 'net',
      type: 'play',
      board: 'pastang',
      position: '6/D5/6/3S2/6/d2D2 y - Md1 54',
      goal: { type: 'ending', ending: 'to-the-death' },
      moves: 2,
      opponent: 'answers',
      solution: ['Md1-Mc2', 'Mc2-Ma2'],
      wrong: [{ moves: ['Md1-Mb1'], why: 'has-an-answer' }],
    },
  ],
};
