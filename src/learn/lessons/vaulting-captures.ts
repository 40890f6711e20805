import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-captures',
  chapter: 'vaulting',
  place: 30,
  tasks: [
    {
      id: 'end',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/6/6/DSSSj1/6 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma2-Me2'],
      wrong: [
        { moves: ['Ma2-Mf2'], why: 'captures-nothing' },
        { moves: ['Ma2-Mc4'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'choose',
      type: 'mark',
      board: 'study:1x2',
      position: '6/6/6/6/6/1d4/1S4/1s4/1s4/1S4/1S4/1J4 y - - 0',
      find: { of: 'targets', from: 'Mb1' },
    },
    {
      id: 'best',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/5g/4s1/3D2/2S3/1s4/H5 y - - 0',
      goal: { type: 'capture', squares: ['Mf6'] },
      moves: 1,
      solution: ['Ma1-Mf6'],
      wrong: [
        { moves: ['Ma1-Me5'], why: 'other-piece' },
        { moves: ['Ma1-Mb2'], why: 'other-piece' },
      ],
    },
    {
      id: 'ahead',
      type: 'legal',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/3d2/2s2j/2S2S/2S2S/2S2S/2S2S y - - 0',
      moves: [
        { move: 'Mc1-Mc5', is: 'propt' },
        { move: 'Mc1-Mc6', is: 'legal' },
        { move: 'Mf1-Mf5', is: 'legal' },
        { move: 'Mf2-Mf5', is: 'line-too-short' },
      ],
    },
    {
      id: 'all',
      type: 'play',
      board: 'study:1x1',
      position: '6/4h1/4S1/4S1/4S1/DSSSj1 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Ma1-Me1', 'Me1-Me5'],
      wrong: [{ moves: ['Ma1-Mf1'], why: 'too-slow' }],
    },
  ],
};
