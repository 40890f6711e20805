/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'Nikaida',
  aim: 'Win half a point by leaving the enemy King alone on the board, and know its one last turn.',
  remember:
    'A King left alone is in Nikaida: half a point lost, unless it can capture the one last enemy piece at once.',
  bare: 'A King left alone is in Nikaida, and the other side wins half a point. Blue has a King and a single Swod: capture it.',
  'bare.hint': 'Who stands on the file of the Swod?',
  'bare.done': 'Nikaida. A King alone cannot go on: half a point is yours.',
  turn: 'Now your own King is alone, but Blue too has only one piece besides its King. It is your turn. What has become of the game?',
  'turn.hint': 'Can your King capture the Chuktar? Would it be safe there?',
  'turn.done': 'One piece is left, and you can capture it. So you have one last turn.',
  'take-back': 'Use your last turn.',
  'take-back.hint': 'Whatever else you do, Blue has won half a point.',
  'take-back.done': 'Two Kings and nothing else: a draw. You have saved your half point.',
  'take-back.other-ending': 'That was the last turn, and Blue has won half a point. What could you capture?',
  guarded: 'Your King is alone again, it is your turn, and Blue’s King stands nearer. And now?',
  'guarded.hint': 'May your King capture a piece that is guarded?',
  'guarded.done': 'The Chuktar is guarded, so you cannot take it. Nikaida at once.',
  two: 'The same, but Blue has a Deldar too. It is your turn. And now?',
  'two.hint': 'Count Blue’s pieces besides the King.',
  'two.done':
    'You could capture the Chuktar, but then a Deldar would be left. Against two pieces there is no last turn.',
  'who-takes': 'Capture the last Blue piece so that Blue has no last turn.',
  'who-takes.hint': 'The Blue King guards its Swod. Whoever captures must be guarded too.',
  'who-takes.done': 'Your King guards the Chuktar, so the Blue one cannot take back. Nikaida.',
};
