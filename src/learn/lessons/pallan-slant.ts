import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-slant',
  chapter: 'pallan',
  place: 30,
  tasks: [
    {
      id: 'through',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/6/6/6/1P4/6/6 y - - 0',
      goal: { type: 'form', form: 'turn', squares: ['Ne4'] },
      moves: 1,
      solution: ['Mb3-Ne4'],
      wrong: [
        { moves: ['Mb3-Me6'], why: 'not-there' },
        { moves: ['Mb3-Nf1'], why: 'not-there' },
        { moves: ['Mb3-Ne2'], why: 'not-there' },
      ],
    },
    {
      id: 'along',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/2S3/S4j/6/P4S/6/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma4-Mf6'],
      wrong: [{ moves: ['Ma4-Me4'], why: 'captures-nothing' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/6/6/2S3/1P3P/6/6 y - - 0',
      moves: [
        { move: 'Mb3-Ne3', is: 'blocked' },
        { move: 'Mf3-Nc4', is: 'legal' },
        { move: 'Mf3-Ma6', is: 'legal' },
        { move: 'Mf3-Md6', is: 'not-its-move' },
      ],
    },
    {
      id: 'both',
      type: 'play',
      board: 'study:1x2',
      position: '6/s4s/6/6/6/6/6/6/3P2/6/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Md4-Nf5', 'Nf5-Na5'],
      wrong: [
        { moves: ['Md4-Nd5'], why: 'too-slow' },
        { moves: ['Md4-Mf6'], why: 'too-slow' },
      ],
    },
  ],
};
