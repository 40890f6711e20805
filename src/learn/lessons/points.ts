import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'points',
  chapter: 'great-game',
  place: 10,
  tasks: [
    {
      id: 'most',
      type: 'play',
      board: 'study:1x1',
      position: '2c3/6/6/m1J2j/6/2h3 y - - 0',
      goal: { type: 'gain', points: 9 },
      moves: 1,
      solution: ['Mc3-Mc6'],
      wrong: [
        { moves: ['Mc3-Mf3'], why: 'gains-less' },
        { moves: ['Mc3-Mc5'], why: 'gains-less' },
      ],
    },
    {
      id: 'who',
      type: 'play',
      board: 'study:1x1',
      position: '6/3d2/3d2/2S3/6/3C2 y - - 0',
      goal: { type: 'gain', points: 2 },
      moves: 1,
      solution: ['Mc3-Md4'],
      wrong: [{ moves: ['Md1-Md4'], why: 'gains-less' }],
    },
    {
      id: 'give',
      type: 'play',
      board: 'study:1x1',
      position: 'd1d3/6/2c3/6/J1J2d/6 y - - 0',
      goal: { type: 'gain', points: 5 },
      moves: 1,
      solution: ['Mc2-Mc4'],
      wrong: [{ moves: ['Mc2-Mf2'], why: 'other-piece' }],
    },
    {
      id: 'save',
      type: 'play',
      board: 'study:1x1',
      position: '4j1/6/1s4/6/S3G1/6 y - - 0',
      goal: { type: 'gain', points: 4 },
      moves: 1,
      solution: ['Me2-Me6'],
      wrong: [
        { moves: ['Me2-Mc3'], why: 'gains-less' },
        { moves: ['Me2-Mf4'], why: 'captures-nothing' },
      ],
    },
  ],
};
