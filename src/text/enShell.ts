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

  'new-game.title': 'New game',
  'agreement.title': 'What we agreed',
  'help.title': 'Help',
  'settings.title': 'Settings',
  'record.title': 'Record of the game',
  'editor.title': 'Set up a position',
  'pass-on.title': 'Pass on',
  'link.title': 'A game by link',
  'print.title': 'Printed sheet',
  'review.title': 'Review',
  'library.title': 'Library',

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

  'panels.label': 'Panels',
  'panel.moves': 'Moves',
  'panel.overlays': 'On the board',
} as const;
