/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Swod',
  aim: 'March the common soldier forward, and capture with it.',
  remember:
    'A Swod steps one square forward, straight or diagonally; it captures diagonally only, and never goes back.',
  where:
    'This is a Swod, the common soldier; you have twelve of them. It steps one square forward, straight ahead or diagonally. Mark where it can go.',
  'where.hint': 'Forward is up, away from you. There are three squares.',
  'where.done': 'Straight and to both sides. A pawn in chess can only dream of it.',
  march: 'March to both squares with a sun, in three moves.',
  'march.hint': 'The first sun is one diagonal step away.',
  'march.done': 'A Swod never goes back, so look before it steps.',
  capture: 'A Swod captures one step diagonally forward. Capture both Blue Swods in two moves.',
  'capture.hint': 'Diagonally to the right, then diagonally to the left.',
  'capture.done': 'The first capture brought the second within reach.',
  ahead: 'May your Swod make the move that the arrow shows?',
  'ahead.hint':
    'Straight ahead only to an empty square; diagonally to an empty square or to capture; never back.',
  'ahead.done': 'Straight ahead a Swod walks; diagonally it walks and captures.',
  all: 'Capture the three marked Swods in three moves. Choose the right side to begin!',
  'all.hint': 'From which of the two can you go on capturing?',
  'all.other-piece': 'That captures, but from there you cannot get all three that are marked.',
  'all.done': 'Three in a row. Plan the last step before the first.',
};
