import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'draks-city-pallan',
  chapter: 'small-games',
  place: 50,
  tasks: [
    {
      id: 'bend',
      type: 'play',
      board: 'draks-city',
      position: '6/1ss1sp/1ssss1/1Psss1/1ssss1/6/6/1SSSS1/1SSSS1/1SSSS1/1S1SS1/6 y - - 4',
      goal: { type: 'capture', squares: ['Nf5'] },
      moves: 1,
      solution: ['Nb3-Nf5'],
      wrong: [{ moves: ['Nb3-Ne5'], why: 'other-piece' }],
    },
    {
      id: 'move',
      type: 'play',
      board: 'draks-city',
      position: '6/1ss1s1/1ssss1/1ssss1/1ssss1/6/S1P3/1SSSS1/1SSSS1/1SSSS1/1S1S2/3p2 y - - 4',
      goal: { type: 'capture', squares: ['Md1'] },
      moves: 1,
      solution: ['Mc6-Md1'],
      wrong: [{ moves: ['Mc6-Ne2'], why: 'other-piece' }],
    },
    {
      id: 'own',
      type: 'play',
      board: 'draks-city',
      position: '6/1ssps1/1ssss1/1ssss1/1ssss1/6/6/1SSSS1/1SSSS1/1SSSS1/1SPSS1/6 y - - 0',
      goal: { type: 'form', form: 'friendly-capture' },
      moves: 1,
      solution: ['Mc2-Mc4'],
      wrong: [{ moves: ['Mc2-Mc6'], why: 'not-friendly-capture' }],
    },
    {
      id: 'open',
      type: 'play',
      board: 'draks-city',
      position: '6/1ssps1/1ssss1/1ssss1/1ssss1/6/6/1SSSS1/1SSSS1/1SSSS1/1SPSS1/6 y - - 0',
      goal: { type: 'capture', squares: ['Nd5'] },
      moves: 2,
      solution: ['Mc2-Mc6', 'Mc6-Nd5'],
      wrong: [{ moves: ['Mb2-Mb6'], why: 'too-slow' }],
    },
  ],
  words: {
    title: 'Drak’s City: the Assassin',
    aim: 'Strike along bent lines, and run to a line before you vault it.',
    remember:
      'The Assassin vaults straight, along a bend, or after a move of its own: so look two lines far, and keep your own Assassin out of reach.',
    bend: 'Capture the Blue Assassin by a vault along a bent line.',
    'bend.hint':
      'Start along one line of Citizens and change over to another that leads to the corner. At least two pieces lie before the bend.',
    'bend.done': 'One bend, anywhere after the second piece of the line.',
    move: 'Again the Blue Assassin. No line leads to it from where you stand.',
    'move.hint':
      'First run or leap to an empty square at the head of a line that ends at the Assassin; then vault, all in one turn.',
    'move.done': 'A move, then a vault, in a single turn. Of all pieces only the Pallan can do that.',
    own: 'At the start of the game: capture a Citizen of your own.',
    'own.hint': 'Pallans capture pieces of both sides. Run along any line of your own Citizens.',
    'own.done': 'It costs you a Citizen, but it opens a gap where you want one.',
    open: 'How soon could your Assassin strike the other one? Blue sits still for once: capture it in two moves from the start.',
    'open.hint': 'First come out in front of your own City. From there a move and a vault reach far.',
    'open.done': 'Two moves! Blue can do the same, so never leave your Assassin where a line leads to it.',
  },
};
