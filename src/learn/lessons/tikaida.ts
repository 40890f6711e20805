import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  id: 'tikaida',
  chapter: 'endings',
  place: 30,
  tasks: [
    {
      id: 'is',
      type: 'outcome',
      board: 'school:1x1:kings',
      position: '4k1/5h/1d4/ss4/S5/K5 y - - 20',
      options: ['hyrkaida', 'tikaida', 'playing'],
    },
    {
      id: 'not-yet',
      type: 'outcome',
      board: 'school:1x1:kings',
      position: '4k1/5h/3d2/ss4/S5/K5 y - - 20',
      options: ['hyrkaida', 'tikaida', 'playing'],
    },
    {
      id: 'half',
      type: 'play',
      board: 'school:1x1:kings',
      position: 'k5/6/6/s5/SS2K1/1DC3 y - - 20',
      goal: { type: 'ending', ending: 'tikaida' },
      moves: 1,
      solution: ['Mc1-Mc5'],
      wrong: [
        { moves: ['Mc1-Mc6'], why: 'has-an-answer' },
        { moves: ['Mc1-Mc4'], why: 'has-an-answer' },
      ],
    },
    {
      id: 'whole',
      type: 'play',
      board: 'school:1x1:kings',
      position: 'k5/4J1/6/s5/SS2K1/1DC3 y - - 20',
      goal: { type: 'ending', ending: 'hyrkaida' },
      moves: 1,
      solution: ['Mc1-Mc6'],
      wrong: [
        { moves: ['Mc1-Mc5'], why: 'other-ending' },
        { moves: ['Mc1-Mc4'], why: 'has-an-answer' },
      ],
    },
  ],
  words: {
    title: 'Tikaida',
    aim: 'Leave the enemy without a move: half a win.',
    remember:
      'No legal move and no Kaida is Tikaida: half a point for the one who brought it about, none for the other.',
    is: 'If the side to move has no legal move, but is not in Kaida, the other side gets half a point: Tikaida. It is your turn. What has become of this game?',
    'is.hint': 'Nothing attacks the King where it stands. But where could it go? And what may the Swod do?',
    'is.done':
      'The King has no safe square, and both Blue Swods are propt. Tikaida: Blue wins half a point. Chess players would have drawn.',
    'not-yet': 'Almost the same. What has become of the game here?',
    'not-yet.hint': 'Where does the Deldar stand now? Which Swods does it prop?',
    'not-yet.done': 'The Swods are propt no longer, so your Swod can capture one. The game goes on.',
    half: 'Blue’s Swod is stuck in front of your propt Swods. Take the last moves from the King too: give Tikaida.',
    'half.hint': 'Your Chuktar should watch all three squares around the King, and not the King itself.',
    'half.done': 'Half a point. Not a whole win, but better than a draw.',
    whole: 'Now you also have a Jiktar. Do not be content with half: give Hyrkaida.',
    'whole.hint': 'The Jiktar holds the fifth rank already. What is left is the sixth.',
    'whole.done': 'A whole point. Before you shut a King in, see whether you can give Kaida too.',
    'whole.other-ending': 'That ends the game for half a point. You can have all of it.',
  },
};
