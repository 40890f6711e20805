import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-one',
  chapter: 'pallan',
  place: 60,
  tasks: [
    {
      id: 'one',
      type: 'legal',
      board: 'study:1x2',
      position: '6/1S4/1S4/1S4/6/6/5D/4S1/2P1S1/6/6/6 y - - 0',
      moves: [
        { move: 'Mc4-Na3', is: 'legal' },
        { move: 'Mc4-Nb6', is: 'not-its-move' },
        { move: 'Mc4-Nd1', is: 'not-its-move' },
        { move: 'Mc4-Ne4', is: 'legal' },
      ],
    },
    {
      id: 'choose',
      type: 'play',
      board: 'study:1x2',
      position: 'cSSS2/6/6/4j1/6/6/6/6/2P3/6/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Mc4-Ne3', 'Ne3-Na6'],
      wrong: [
        { moves: ['Mc4-Nc5'], why: 'too-slow' },
        { moves: ['Mc4-Nc1'], why: 'too-slow' },
      ],
    },
    {
      id: 'which',
      type: 'play',
      board: 'study:1x1',
      position: '6/6/5j/D3M1/D2S2/PSS3 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma1-Mf4'],
      wrong: [{ moves: ['Ma1-Me5'], why: 'captures-nothing' }],
    },
  ],
};
