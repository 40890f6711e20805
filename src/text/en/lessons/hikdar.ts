/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Hikdar',
  aim: 'Slide along diagonals, as far as the front.',
  remember: 'A Hikdar goes any distance diagonally, halts at each front, and stays on squares of one colour.',
  where:
    'The Hikdar, the lieutenant, goes any distance along diagonals: like a bishop in chess, but a front halts it. Mark where it can go.',
  'where.hint': 'Four diagonals: to the edge, to the front, or up to your Swod.',
  'where.done': 'It halts at the front and before its own Swod.',
  capture: 'Capture all three Swods in three moves.',
  'capture.hint': 'Only one of them lies on a line of the Hikdar now.',
  'capture.done': 'It always stays on squares of one colour.',
  halt: 'May the Hikdar make the move that the arrow shows?',
  'halt.hint': 'It crosses a front with its first step only, that is, when it starts right at it.',
  'halt.done': 'From right beside the front it goes as far as it likes.',
  far: 'Travel to the sun in three moves.',
  'far.hint':
    'The longest line leads from corner to corner, up to the front. Then find the line that ends at the sun.',
  'far.done': 'Up to the front, across, and into the corner.',
};
