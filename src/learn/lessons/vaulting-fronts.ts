import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'vaulting-fronts',
  chapter: 'vaulting',
  place: 40,
  tasks: [
    {
      id: 'across',
      type: 'play',
      board: 'school:1x2',
      position: '6/6/6/6/6/3s2/3S2/3S2/3D2/6/6/6 y - - 0',
      goal: { type: 'reach', squares: ['Nd2'] },
      moves: 1,
      solution: ['Md4-Nd2'],
      wrong: [{ moves: ['Md4-Mb4'], why: 'not-there' }],
    },
    {
      id: 'colour',
      type: 'play',
      board: 'school:1x2',
      position: '6/j5/6/6/2s3/2s2p/2S3/2H3/6/6/6/6 y - - 0',
      goal: { type: 'capture', squares: ['Na5'] },
      moves: 2,
      solution: ['Mc5-Nc3', 'Nc3-Na5'],
      wrong: [
        { moves: ['Mc5-Ma3'], why: 'too-slow' },
        { moves: ['Mc5-Nf1'], why: 'not-its-move' },
      ],
    },
    {
      id: 'king',
      type: 'legal',
      board: 'school:1x2',
      position: '1j4/6/6/6/1s4/1s4/1D4/1KSSS1/6/6/6/6 y - - 0',
      moves: [
        { move: 'Mb5-Mf5', is: 'legal' },
        { move: 'Mb5-Nb3', is: 'leaves-king-in-kaida' },
        { move: 'Mb6-Ma6', is: 'legal' },
      ],
    },
    {
      id: 'far',
      type: 'play',
      board: 'school:1x2',
      position: '6/6/6/5S/5s/5s/5s/5s/5s/5s/5S/6 y - - 0',
      goal: { type: 'form', form: 'vault', squares: ['Nf4'] },
      moves: 1,
      solution: ['Mf2-Nf4'],
      wrong: [
        { moves: ['Mf2-Nf1'], why: 'not-there' },
        { moves: ['Nf3-Nf4'], why: 'not-vault' },
      ],
    },
  ],
  words: {
    title: 'Over fronts, over enemies',
    aim: 'Use lines that cross a front, and the enemy’s own pieces in them.',
    remember: 'In a vault fronts count for nothing, and enemies bear you as well as friends.',
    across:
      'A front does not stop a vault, and an enemy in the line is as good as a friend. Reach the sun in one move.',
    'across.hint': 'Two of your Swods and a Blue one make a line of three.',
    'across.done': 'What halts every Deldar on foot does not halt one that runs over heads.',
    colour: 'A Hikdar keeps to one colour, and the Jiktar stands on the other. Capture it in two moves.',
    'colour.hint': 'A vault straight ahead brings the Hikdar to the other colour.',
    'colour.done': 'Vaulting changed its colour. The lieutenant has a new life.',
    king: 'A King may vault as well, but never into Kaida. May the piece make this move?',
    'king.hint': 'The Jiktar looks down its file.',
    'king.done': 'Kings vault rarely, but it has saved many.',
    far: 'How far can one vault go? Land on the sun.',
    'far.hint': 'The line goes on as long as no square is empty.',
    'far.done': 'Eight squares in one move, with a common soldier.',
  },
};
