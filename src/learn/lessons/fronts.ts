import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'fronts',
  chapter: 'fronts',
  place: 10,
  tasks: [
    {
      id: 'beside',
      type: 'mark',
      board: 'school:1x2:steps',
      position: '6/6/6/6/6/6/6/6/6/6/6/6 y - - 0',
      find: { of: 'fronts' },
      among: ['Ma6', 'Mc6', 'Mc5', 'Nd1', 'Ne2', 'Nf1', 'Mb1'],
    },
    {
      id: 'swod',
      type: 'play',
      board: 'school:1x2:steps',
      position: '6/6/6/6/4s1/6/6/1S4/6/6/6/6 y - - 0',
      goal: { type: 'capture' },
      moves: 3,
      solution: ['Mb5-Mc6', 'Mc6-Nd1', 'Nd1-Ne2'],
      wrong: [{ moves: ['Mb5-Mb6'], why: 'too-slow' }],
    },
    {
      id: 'deldar',
      type: 'legal',
      board: 'school:1x2:steps',
      position: '6/6/6/6/6/3s2/4D1/2D3/6/6/6/6 y - - 0',
      moves: [
        { move: 'Mc5-Mc6', is: 'legal' },
        { move: 'Mc5-Nc1', is: 'front' },
        { move: 'Me6-Ne2', is: 'legal' },
        { move: 'Me6-Nd1', is: 'legal' },
        { move: 'Mc5-Ne1', is: 'front' },
      ],
    },
    {
      id: 'across',
      type: 'play',
      board: 'school:1x2:steps',
      position: '6/6/6/6/6/6/6/6/2D3/6/6/6 y - - 0',
      goal: { type: 'reach', squares: ['Nc3'] },
      moves: 3,
      solution: ['Mc4-Mc6', 'Mc6-Nc2', 'Nc2-Nc3'],
      wrong: [
        { moves: ['Mc4-Mc5'], why: 'too-slow' },
        { moves: ['Mc4-Mc6', 'Mc6-Nc1', 'Nc1-Nc2'], why: 'not-there' },
      ],
    },
  ],
  words: {
    title: 'Fronts',
    aim: 'Cross the line between two drins, which stops most pieces.',
    remember:
      'Most pieces cross a front only with the first step of a move: go up to it, halt, and cross next time.',
    beside:
      'The heavy line between two drins is a front, and most pieces must halt at it. Which of the squares with a sun touch the front with an edge? Mark them.',
    'beside.hint': 'The front runs along the sixth rank of Mortil and the first rank of Neemu.',
    'beside.done': 'These are the squares from which a piece can cross.',
    swod: 'A Swod makes single steps, and so a front never stops it. Capture the Blue Swod in three moves.',
    'swod.hint': 'Walk as if the line were not there, and always slanting.',
    'swod.done': 'One step is always the first step.',
    deldar: 'A Deldar crosses a front with the first step of its move only. May it make this move?',
    'deldar.hint': 'Does it stand right at the front as it starts?',
    'deldar.done': 'From the edge it may cross and even go on. From further back it must halt.',
    across: 'Bring the Deldar to the sun in three moves.',
    'across.hint': 'First up to the front, with both steps.',
    'across.done': 'Up to it, over it, on. That is how armies cross fronts.',
  },
};
