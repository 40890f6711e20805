/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Fronts',
  aim: 'Cross the line between two drins, which stops most pieces.',
  remember:
    'Most pieces cross a front only with the first step of a move: go up to it, halt, and cross next time.',
  beside:
    'The heavy line between two drins is a front, and most pieces must halt at it. Which of the squares with a sun touch the front with an edge? Mark them.',
  'beside.hint': 'The front runs along the sixth rank of Mortil and the first rank of Neemu.',
  'beside.done': 'These are the squares from which a piece can cross.',
  swod: 'A Swod makes single steps, and so a front never stops it. Capture the Blue Swod in three moves.',
  'swod.hint': 'Walk as if the line were not there, and always diagonally.',
  'swod.done': 'One step is always the first step.',
  deldar: 'A Deldar crosses a front with the first step of its move only. May it make this move?',
  'deldar.hint': 'Does it stand right at the front as it starts?',
  'deldar.done': 'From the edge it may cross and even go on. From further back it must halt.',
  across: 'Bring the Deldar to the sun in three moves.',
  'across.hint': 'First up to the front, with both steps.',
  'across.done': 'Up to it, over it, on. That is how armies cross fronts.',
};
