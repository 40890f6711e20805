/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'How the points change',
  aim: 'See how a piece is worth more or less depending on what stands around it.',
  remember:
    'The emptier the board, the more Hikdar, Jiktar and a far advanced Swod are worth. A Deldar is worth most before its first move.',
  crowd: 'Mark every square where your Jiktar can go in this crowd.',
  'crowd.hint': 'Nothing passes its own pieces, and no line here is long enough to vault.',
  'crowd.done': 'Two squares. Early in a game a Jiktar is hardly worth its four points.',
  alone: 'The same Jiktar when most of the others are gone. Mark its squares again.',
  'alone.hint': 'The whole file, and the rank as far as the Deldar.',
  'alone.done': 'Nine now. Jiktar and Hikdar grow as the board empties; keep yours for later.',
  fresh: 'One of your Deldars has not moved yet. Capture the Swod.',
  'fresh.hint': 'A Deldar’s first move can be two moves in one.',
  'fresh.done': 'Four squares in one turn. A Deldar at home guards more than it seems.',
  'fresh.captures-nothing': 'That is allowed, but it captures nothing, and the first move is spent.',
  swod: 'Make the move that gains the most points.',
  'swod.hint': 'A Swod is worth one point. What is it worth on the last rank?',
  'swod.done': 'Nineteen points for one: no capture on this board is worth as much.',
  'swod.other-piece': 'Three points. There is much more to gain.',
  'swod.captures-nothing': 'There is more to gain.',
};
