/** The texts of the library of games. */
export const englishLibrary = {
  'library.title': 'Library',
  'library.table-full':
    'The browser has no more room for games, so this one is not in the library. It is kept at the table.',

  'library.failure.forbidden':
    'This browser lets no games be kept, as in some private windows. You can play all the same; the game at the table can be saved by its record.',
  'library.failure.full':
    'The browser has no more room for games. Export games and delete them, or clear room on the disk; then try again.',
  'library.failure.newer':
    'These games were kept by a newer version of the app. Load the page again to get that version; nothing is lost.',
  'library.failure.blocked':
    'Another tab holds the library in an older form. Close the other tabs of this game, then load this page again.',
  'library.failure.lost': 'The library did not answer. Load the page again; the games in it are safe.',
  'library.failure.unreadable': 'The file could not be opened. Is it still where it was?',
} as const;
