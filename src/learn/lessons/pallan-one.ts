import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-one',
  chapter: 'pallan',
  place: 60,
  tasks: [
    {
      id: 'one',
      type: 'legal',
      board: 'school:1x2',
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
      board: 'school:1x2',
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
      board: 'school:1x1',
      position: '6/6/5j/D3S1/D2S2/PSS3 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma1-Mf4'],
      wrong: [{ moves: ['Ma1-Me5'], why: 'captures-nothing' }],
    },
  ],
  words: {
    title: 'One change only',
    aim: 'Know which of its powers a Pallan may use in one turn: one.',
    remember:
      'A turn at a front, a bend, or a move before the vault: in one turn a Pallan makes one of these changes at most.',
    one: 'One change a turn: a turn at a front, a bend in a vault, or a move before a vault. May the Pallan make this move?',
    'one.hint': 'Count the changes on the way.',
    'one.not-its-move': 'No way with a single change leads there.',
    'one.done': 'Whichever it chooses, it is one in a turn.',
    choose: 'Capture both in two turns. Each turn takes another of the Pallan’s powers.',
    'choose.hint': 'First a turn at the front. Then up to the end of a line, and over it.',
    'choose.done': 'One change in the first turn, another in the second.',
    which: 'One power will do it. Capture the Jiktar in one move.',
    'which.hint': 'The line along the first rank bends at C1.',
    'which.done': 'A bend, then two more heads, then the Jiktar.',
  },
};
