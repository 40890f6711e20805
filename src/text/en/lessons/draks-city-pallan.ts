/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Drak’s City: the Assassin',
  aim: 'Strike along bent lines, and run to a line before you vault it.',
  remember:
    'The Assassin vaults straight, along a bend, or after a move of its own: so look two lines ahead, and keep your own Assassin out of reach.',
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
  promote:
    'Both Assassins are gone. But a Citizen that reaches the last rank may become one. Bring one there.',
  'promote.hint': 'One of your Citizens stands among Blue’s already. Which way may it vault?',
  'promote.done': 'A new Assassin. Here a Citizen becomes a Pallan, or stays what it is.',
  open: 'How soon could your Assassin strike the other one? Blue sits still for once: capture it in two moves from the start.',
  'open.hint': 'First come out in front of your own City. From there a move and a vault reach far.',
  'open.done': 'Two moves! Blue can do the same, so never leave your Assassin where a line leads to it.',
};
