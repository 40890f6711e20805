/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Squares',
  aim: 'Find a square by its letter and its number.',
  remember: 'Letter first, from the left; then the number, from below: C4.',
  first:
    'A column of squares is a file and has a letter; a row is a rank and has a number. Mark the square C4: choose it on the board.',
  'first.hint': 'Go along the lower edge to the letter C, then four squares up.',
  'first.done': 'C4: the third file, the fourth rank.',
  corner: 'Now F1. The letters stand below the board, the numbers at its side.',
  'corner.hint': 'F is the last letter, 1 the lowest number.',
  'corner.done': 'F1, the corner at your right hand. It is always a yellow one.',
  name: 'What is the name of the square with the sun?',
  'name.hint': 'Look straight down for the letter, then to the side for the number.',
  'name.done': 'B5. You read it as you would read a map.',
  three: 'Three at once: mark A1, D3 and E6.',
  'three.hint': 'A is the first file, D the fourth, E the fifth.',
  'three.done': 'You know your way about. These names are all you need to talk about a game.',
};
