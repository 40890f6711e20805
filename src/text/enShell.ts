/** The texts of the shell: addresses and their pages, hints, calls and sound. */
export const englishShell = {
  'call.rank-your-deldars': 'Rank your Deldars!',
  'call.kaida': 'Kaida!',
  'call.bared': 'Nikaida! One turn left',
  'call.hyrkaida': 'Hyrkaida!',
  'call.tikaida': 'Tikaida!',
  'call.nikaida': 'Nikaida!',
  'call.to-the-death': 'To the death!',
  'call.draw': 'Drawn',

  'sound.mute': 'Turn the sound off',
  'sound.unmute': 'Turn the sound on',
  'settings.sound': 'Sound',
  'settings.sound-on': 'Play sounds',
  'settings.volume': 'Volume',
  'settings.percent': '{percent, number} per cent',

  'page.title': '{page} – {app}',
  'page.loading': 'One moment …',
  'page.not-loaded': 'This part could not be loaded. Is there a network?',
  'page.not-loaded-again':
    'Still no answer after {tries, plural, one {one more try} other {# more tries}}. Your game is kept; play on, and come back later.',
  'page.not-found': 'There is nothing at this address',
  'page.not-found-help': 'Perhaps it was mistyped, or the page has moved. Your game is still at the table.',
  'page.back': 'Back to the table',
  'page.table': 'Back at the table. {standing}.',
  'action.retry': 'Try again',
  'action.more': 'More',

  'help.play': 'How to play',
  'help.play.pick':
    'Choose one of your pieces: the board marks every square to which it can go. Then choose the square, or drag the piece there.',
  'help.play.marks':
    'A dot is a move, a ring a capture, an arc a vault over three or more pieces in a row, two in Pastang. A broken ring is a friend that the Pallan may capture; two arrows are the King’s Fluttember.',
  'help.play.refused': 'A try that the rules do not allow is told why, and what stands in the way is marked.',
  'help.play.goal':
    'With Kings you win by Hyrkaida, when the enemy King is attacked and cannot be saved. Tikaida, no legal move, and Nikaida, a King left alone, give half a point.',

  'panels.label': 'Panels',
  'panel.moves': 'Moves',
  'panel.overlays': 'On the board',
} as const;
