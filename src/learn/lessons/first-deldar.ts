import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'first-deldar',
  chapter: 'first-moves',
  place: 20,
  tasks: [
    {
      id: 'turn',
      type: 'play',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/6/6/1D4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mc4'] },
      moves: 1,
      solution: ['Mb2-Mc4'],
      wrong: [
        { moves: ['Mb2-Mb4'], why: 'not-there' },
        { moves: ['Mb2-Mb5'], why: 'not-there' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/6/6/1D4/6 y - - 0',
      goal: { type: 'reach', squares: ['Mf6', 'Mf4'] },
      moves: 2,
      solution: ['Mb2-Mf6', 'Mf6-Mf4'],
      wrong: [
        { moves: ['Mb2-Md4'], why: 'too-slow' },
        { moves: ['Mb2-Mb6'], why: 'too-slow' },
      ],
    },
    {
      id: 'capture',
      type: 'play',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/6/1s3s/6/3S2/3D2/6 y - - 0',
      goal: { type: 'capture', squares: ['Mf5'] },
      moves: 1,
      solution: ['Md2-Mf5'],
      wrong: [
        { moves: ['Md2-Mb5'], why: 'other-piece' },
        { moves: ['Md2-Mf4'], why: 'captures-nothing' },
      ],
    },
    {
      id: 'rules',
      type: 'legal',
      board: 'school:1x2:first:steps',
      position: '6/6/6/6/6/6/6/6/3sD1/6/1D4/6 y - - 0',
      moves: [
        { move: 'Mb2-Mc5', is: 'legal' },
        { move: 'Mb2-Mf2', is: 'legal' },
        { move: 'Me4-Me1', is: 'first-move-spent' },
        { move: 'Mb2-Me5', is: 'blocked' },
      ],
    },
  ],
  words: {
    title: 'A Deldar’s first move',
    aim: 'Make two moves in one turn with a Deldar that has not moved yet.',
    remember:
      'A Deldar’s first move may be two in one: first exactly two steps, without a capture, then one or two in any direction.',
    turn: 'A Deldar that has not moved may make two moves in one turn: two steps in one direction, then one or two in any. Reach the sun in one turn.',
    'turn.hint': 'Two steps straight ahead, then one to the side.',
    'turn.done': 'A turn in the middle of a move: only now can it do so.',
    far: 'Reach both suns in two moves.',
    'far.hint': 'The first one is four slanting steps away.',
    'far.done': 'Four steps at once, for the first and last time.',
    capture: 'Capture the marked Swod in one move. The way straight ahead is blocked by your own Swod.',
    'capture.hint': 'Two slanting steps to the right, then one straight ahead.',
    'capture.done': 'Around the corner. Only the second part may capture.',
    rules: 'The Deldar on B2 has not moved yet; the one on E4 has. May it make this move?',
    'rules.hint': 'First exactly two steps to an empty square; then one or two steps.',
    'rules.done': 'Exactly two, then one or two. And only once.',
  },
};
