/** The texts of tablebases: what perfect play makes of a game that is solved. */
export const tablebaseWords = {
  'tablebase.title': 'Perfect play',
  'tablebase.offer':
    'This game is solved. With its tablebase the computer plays it perfectly, here and at level 8, and you see what each move is worth.',
  'tablebase.offer-level':
    'This game is solved. With its tablebase level 8 plays it perfectly; without it, level 8 searches as in any other game.',
  'tablebase.here': 'This game is solved, and its tablebase is here: level 8 plays it perfectly.',
  'tablebase.load': 'Load the tablebase ({megabytes, number} MB)',
  'tablebase.again': 'Try again ({megabytes, number} MB)',
  'tablebase.loading': 'Loading the tablebase …',
  'tablebase.failed': 'The tablebase could not be loaded. Are you online?',
  'tablebase.impossible': 'This game is solved, but this browser cannot keep its tablebase.',
  'tablebase.drawn': 'Drawn, if both play perfectly',
  'tablebase.over': 'Drawn',
  'tablebase.unknown': 'The tablebase does not say how this position ends.',
  'tablebase.kept': '{move} kept the result.',
  'tablebase.changed': '{move} turned {before} into {after}.',
  'tablebase.points.1': 'a win',
  'tablebase.points.0.5': 'half a win',
  'tablebase.points.0': 'a draw',
  'tablebase.points.-0.5': 'half a loss',
  'tablebase.points.-1': 'a loss',
} as const;
