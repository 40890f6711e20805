import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'kaida-line',
  chapter: 'kaida',
  place: 30,
  tasks: [
    {
      id: 'who',
      type: 'mark',
      board: 'study:1x1',
      position: '6/4j1/5m/6/KSDSh1/6 y - - 0',
      find: { of: 'attackers' },
    },
    {
      id: 'leave',
      type: 'play',
      board: 'study:1x1',
      position: '6/4j1/5m/6/KSDSh1/6 y - - 0',
      goal: { type: 'answer', by: 'leave-line' },
      moves: 1,
      solution: ['Mc2-Mc3'],
      otherWays: true,
      wrong: [
        { moves: ['Ma2-Ma1'], why: 'other-answer' },
        { moves: ['Mc2-Md2'], why: 'own-piece' },
      ],
    },
    {
      id: 'gap',
      type: 'legal',
      board: 'study:1x1',
      position: '6/6/6/6/KSD1h1/3S2 y - - 0',
      moves: [
        { move: 'Md1-Md2', is: 'leaves-king-in-kaida' },
        { move: 'Md1-Me2', is: 'legal' },
        { move: 'Mc2-Md2', is: 'legal' },
      ],
    },
    {
      id: 'head',
      type: 'play',
      board: 'study:1x1',
      position: '2k3/2s3/2d3/2S3/6/M5 y - - 0',
      goal: { type: 'kaida' },
      moves: 1,
      solution: ['Ma1-Mc2'],
      wrong: [
        { moves: ['Ma1-Mb3'], why: 'no-kaida' },
        { moves: ['Mc3-Md4'], why: 'no-kaida' },
      ],
    },
    {
      id: 'fill',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/1JS1dk/3S2/6/6 y - - 0',
      goal: { type: 'kaida' },
      moves: 1,
      solution: ['Md3-Md4'],
      wrong: [
        { moves: ['Md3-Me4'], why: 'no-kaida' },
        { moves: ['Mb4-Mb6'], why: 'no-kaida' },
      ],
    },
  ],
};
