/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
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
  'not-yet.done': 'The Swods are no longer propt, so your Swod can capture one. The game goes on.',
  half: 'Blue’s Swod is stuck in front of your propt Swods. Take the last moves from the King too: give Tikaida.',
  'half.hint': 'Your Chuktar should watch all three squares around the King, and not the King itself.',
  'half.done': 'Half a point. Not a whole win, but better than a draw.',
  whole: 'Now you also have a Jiktar. Do not be content with half: give Hyrkaida.',
  'whole.hint': 'The Jiktar holds the fifth rank already. What is left is the sixth.',
  'whole.done': 'A whole point. Before you shut a King in, see whether you can give Kaida too.',
  'whole.other-ending': 'That ends the game for half a point. You can have all of it.',
};
