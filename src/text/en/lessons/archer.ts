/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Archer',
  aim: 'Step diagonally, and go on straight.',
  remember:
    'An Archer makes one step diagonally, and may go on from an empty square in any straight direction. It crosses one front at most.',
  where:
    'The Archer makes one step diagonally. From an empty square it may go on straight, in any of the four directions. Mark where it can go.',
  'where.hint':
    'Its own Swods bar three of the four diagonal steps. From D3 it goes on along the rank and the file.',
  'where.done': 'One open corner was enough.',
  capture: 'Capture the Swod in two moves.',
  'capture.hint': 'First come onto a square from which one diagonal step leads to its rank or its file.',
  'capture.done': 'Round the corner, and over the front.',
  rules: 'May the Archer make this move?',
  'rules.hint': 'The first step is always a diagonal one, and one front is the most.',
  'rules.done': 'A diagonal step, a corner, a straight line, and one front.',
};
