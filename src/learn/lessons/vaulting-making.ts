import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-making',
  chapter: 'vaulting',
  place: 50,
  tasks: [
    {
      id: 'complete',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/6/5H/3S2/DSS1j1 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mf3-Md1', 'Ma1-Me1'],
      wrong: [
        { moves: ['Ma1-Me1'], why: 'not-its-move' },
        { moves: ['Mf3-Me2'], why: 'too-slow' },
      ],
    },
    {
      id: 'behind',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/2c3/2S3/2J3/2S3/J5/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Ma3-Mc3', 'Mc3-Nc1'],
      wrong: [
        { moves: ['Mc6-Nc1'], why: 'no-capture-straight-ahead' },
        { moves: ['Ma3-Ma6'], why: 'too-slow' },
      ],
    },
    {
      id: 'break',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/hSSsD1/6/6/5S y - - 0',
      goal: { type: 'safe' },
      moves: 1,
      solution: ['Mc4-Mc5'],
      otherWays: true,
      wrong: [
        { moves: ['Mf1-Mf2'], why: 'left-to-capture' },
        { moves: ['Mb4-Mb5'], why: 'left-to-capture' },
      ],
    },
    {
      id: 'bridge',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/4d1/4S1/J5/4S1/4D1/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Ma5-Me5', 'Me3-Ne1'],
      wrong: [
        { moves: ['Ma5-Md5'], why: 'too-slow' },
        { moves: ['Me3-Me5'], why: 'line-too-short' },
      ],
    },
  ],
};
