/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Friendly captures',
  aim: 'Meet the strongest piece, which may capture even its own side.',
  remember: 'A Pallan moves like a Kapt and captures friends as well as enemies, all but its own King.',
  moves:
    'The Pallan, the prime minister, moves like a Kapt: it rides like a Chuktar or leaps like a Paktun. Go to both suns in two moves.',
  'moves.hint': 'A leap to the first; the second lies straight ahead of it.',
  'moves.done': 'So far a Kapt. Now for what only a Pallan can do.',
  friend:
    'A Pallan may capture pieces of its own side. It is rarely kind and sometimes clever. Do it once. (The board asks you to choose the piece twice.)',
  'friend.hint': 'Any of your pieces that it can reach will do, but not your King.',
  'friend.done': 'Nobody stands in the way of a prime minister.',
  guard: 'Your Pallan is walled in by its own army. Reach the sun in two moves.',
  'guard.hint': 'The sun lies at the far end of the file. Who stands in the way?',
  'guard.done': 'A Swod is worth one point, a free Pallan nineteen.',
  who: 'May the piece make this move?',
  'who.hint': 'Only the Pallan captures friends, and never its own King.',
  'who.done': 'The King is sacred, even to a Pallan.',
};
