import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'hikdar',
  chapter: 'fronts',
  place: 20,
  tasks: [
    {
      id: 'where',
      type: 'mark',
      board: 'school:1x2:steps',
      position: '6/6/6/6/6/6/6/6/3H2/6/1S4/6 y - - 0',
      find: { of: 'targets', from: 'Md4' },
    },
    {
      id: 'capture',
      type: 'play',
      board: 'school:1x1:steps',
      position: '1s4/s5/3s2/6/6/H5 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Ma1-Md4', 'Md4-Mb6', 'Mb6-Ma5'],
      wrong: [
        { moves: ['Ma1-Ma5'], why: 'not-its-move' },
        { moves: ['Ma1-Mc3'], why: 'too-slow' },
        { moves: ['Ma1-Me5'], why: 'blocked' },
      ],
    },
    {
      id: 'halt',
      type: 'legal',
      board: 'school:1x2:steps',
      position: '6/6/6/6/6/6/H5/6/1H4/6/6/6 y - - 0',
      moves: [
        { move: 'Mb4-Md6', is: 'legal' },
        { move: 'Mb4-Ne1', is: 'front' },
        { move: 'Ma6-Ne4', is: 'legal' },
        { move: 'Ma6-Na1', is: 'not-its-move' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'school:1x2:steps',
      position: '6/6/6/6/6/6/6/6/6/6/6/H5 y - - 0',
      goal: { type: 'reach', squares: ['Nf6'] },
      moves: 3,
      solution: ['Ma1-Mf6', 'Mf6-Nc3', 'Nc3-Nf6'],
      wrong: [{ moves: ['Ma1-Mc3'], why: 'too-slow' }],
    },
  ],
  words: {
    title: 'The Hikdar',
    aim: 'Slide along slanting lines, as far as the front.',
    remember: 'A Hikdar goes any distance slanting, halts at each front, and stays on squares of one colour.',
    where:
      'The Hikdar, the lieutenant, goes any distance along slanting lines; a bishop of chess, but a front halts it. Mark where it can go.',
    'where.hint': 'Four slanting lines: to the edge, to the front, or up to your Swod.',
    'where.done': 'It halts at the front and before its own Swod.',
    capture: 'Capture all three Swods in three moves.',
    'capture.hint': 'Only one of them lies on a line of the Hikdar now.',
    'capture.done': 'It always stays on squares of one colour.',
    halt: 'May the Hikdar make the move that the arrow shows?',
    'halt.hint': 'It crosses a front with its first step only, that is, when it starts right at it.',
    'halt.done': 'From the edge of the front it goes as far as it likes.',
    far: 'Travel to the sun in three moves.',
    'far.hint':
      'The longest line leads from corner to corner, up to the front. Then find the line that ends at the sun.',
    'far.done': 'Up to the front, across, and into the corner.',
  },
};
