/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'A Swod’s first move',
  aim: 'March up to three squares with a Swod that has not moved yet.',
  remember:
    'A Swod’s first move may be one, two or three steps in one forward direction; after any move the bonus is gone.',
  where:
    'Swods begin on the third rank. The first move of each may be one, two or three steps in any one forward direction. Mark where this one can go.',
  'where.hint':
    'Straight and diagonally to both sides, up to three steps each. The edge of the board ends one of them early.',
  'where.done': 'Three steps bring it up to the front.',
  capture: 'Diagonally, the first move may end with a capture. Capture both in two moves.',
  'capture.hint': 'The nearer one is two diagonal steps away.',
  'capture.done': 'A capture ends the move, so the second had to wait.',
  spent: 'The Swods on B4 and E4 have moved already. May your Swod make this move?',
  'spent.hint':
    'More than one step is for a Swod that still has its first move. Straight ahead none captures.',
  'spent.done': 'The bonus is used up by any move, a short one too.',
  which:
    'Swods, Deldars and Paktuns that have never moved have their first move. The Deldar on E2 went out and came back. Mark all that still have it.',
  'which.hint': 'Swods began on the third rank, Deldars on the second.',
  'which.done': 'At the table a button shows you which pieces still have it.',
};
