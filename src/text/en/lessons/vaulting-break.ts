/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The break',
  aim: 'Land in the first gap of a line, neither before it nor beyond it.',
  remember:
    'A vault ends in the first break of the line. Where the line runs to the edge of the board, there is no place to land.',
  first: 'A vault ends in the first gap, the break. May the Jiktar make this move?',
  'first.hint': 'Where is the first empty square on its file?',
  'first.done': 'Into the first break, and no further.',
  where: 'Mark every square that the Deldar can go to, by steps or by a vault.',
  'where.hint':
    'One line brings it to C5, if it is long enough. A line that runs to the edge brings it nowhere.',
  'where.done': 'One vault, a few steps; and the diagonal ends at the edge.',
  filled: 'The Deldar wants to go further than the gap lets it. Reach the sun in two moves.',
  'filled.hint': 'If only something stood in the gap …',
  'filled.done': 'You filled the break, and the short line became a long one.',
  edge: 'Vault with any piece.',
  'edge.hint': 'The line along the first rank fills it to the edge. Is there another?',
  'edge.done': 'A line without a landing place is a wall.',
};
