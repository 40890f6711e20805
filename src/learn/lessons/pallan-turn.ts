import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-turn',
  chapter: 'pallan',
  place: 20,
  tasks: [
    {
      id: 'sun',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/6/6/6/6/6/6/6/2P3/6/6 y - - 0',
      goal: { type: 'form', form: 'turn', squares: ['Ne3'] },
      moves: 1,
      solution: ['Mc3-Ne3'],
      wrong: [
        { moves: ['Mc3-Nc3'], why: 'not-there' },
        { moves: ['Mc3-Nd2'], why: 'not-there' },
        { moves: ['Mc3-Nd3'], why: 'not-its-move' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'study:1x2',
      position: '6/6/j2s2/3S2/6/6/6/6/3P2/6/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 2,
      solution: ['Md4-Na4', 'Na4-Nd4'],
      wrong: [{ moves: ['Md4-Md5'], why: 'too-slow' }],
    },
    {
      id: 'side',
      type: 'play',
      board: 'study:2x1',
      position: '12/8c3/12/1P5S4/12/12 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Mb3-Zc5'],
      wrong: [
        { moves: ['Mb3-Za3'], why: 'captures-nothing' },
        { moves: ['Mb3-Zb3'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'where',
      type: 'legal',
      board: 'study:1x2',
      position: '6/6/6/6/6/4S1/6/6/2P3/6/4P1/6 y - - 0',
      moves: [
        { move: 'Mc4-Na3', is: 'legal' },
        { move: 'Mc4-Nd3', is: 'not-its-move' },
        { move: 'Me2-Nf2', is: 'blocked' },
        { move: 'Mc4-Nf4', is: 'legal' },
      ],
    },
  ],
};
