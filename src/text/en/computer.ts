/** The texts of the computer as a player, and of the hints that it gives. */
export const computerWords = {
  'computer.name': 'Computer, level {level, number}',
  'computer.thinking': '{computer} is thinking.',
  'computer.considers': '{computer} is considering the draw.',
  'computer.held': 'The game is on hold until you let it go on.',
  'computer.turn': 'It is the computer’s turn.',
  'computer.replaced': 'The computer lost its train of thought and is thinking again. The game goes on.',
  'computer.failed':
    'The computer cannot be started here. Are you online? The game is kept and can go on later.',

  'action.hint': 'Hint',
  'action.no-hint': 'No hint',
  'hint.looking': 'Looking for a good move.',
  'hint.found': 'Hint: {move}.',
  'why.hint.not-yours': 'There are hints when a person is to move.',
  'why.draw.not-yours': 'A draw can be offered when it is your turn.',
} as const;
