import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'pallan-slant',
  chapter: 'pallan',
  place: 30,
  tasks: [
    {
      id: 'through',
      type: 'play',
      board: 'school:1x2',
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
      board: 'school:1x2',
      position: '6/6/6/6/6/2S3/S4j/6/P4S/6/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 1,
      solution: ['Ma4-Mf6'],
      wrong: [{ moves: ['Ma4-Me4'], why: 'captures-nothing' }],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'school:1x2',
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
      board: 'school:1x2',
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
  words: {
    title: 'The turn at a front, slanting',
    aim: 'Come to a front on a slant, and turn through it or along it.',
    remember:
      'Coming slanting to a front, a Pallan may turn straight through it or along it, on the last square before it.',
    through:
      'Coming slanting up to a front, the Pallan may turn straight through it, on the last square before it. Reach the sun in one move.',
    'through.hint': 'Slanting to E6, then straight ahead.',
    'through.done': 'Slanting up to the front, straight through it.',
    along: 'Or it turns along the front, crossing nothing. Capture the Jiktar in one move.',
    'along.hint': 'Slanting up to the front at C6, then along it to the right.',
    'along.done': 'A turn without a crossing.',
    rules: 'May the Pallan make this move?',
    'rules.hint':
      'It must have come slanting by at least one step, over empty squares, and turn on the last square before the front.',
    'rules.not-its-move':
      'From F3 it meets the front on C6, heading left. There it may turn to the left or straight through, not back to the right.',
    'rules.done': 'Slanting first; the turn at the front; then straight on.',
    both: 'Capture both in two moves.',
    'both.hint': 'Slanting up to F6 on your side, straight on through the front, and the first one falls.',
    'both.done': 'Around the corner, and along the rank.',
  },
};
