/** What is wrong with a kept game, loaded where one is damaged. */
export const damageWords = {
  'notice.damaged': 'A saved game could not be read ({problem}). It has been put aside; nothing is lost.',
  'notice.damaged-stays':
    'A saved game could not be read ({problem}). It stays where it was, so this game cannot be kept.',
  'notice.newer':
    'A newer version of this page has kept the game. Reload to get that version; until then no game is kept.',
  'damage.not-json': 'it is not a saved game',
  'damage.shape': 'its part “{path}” is wrong',
  'damage.cursor': 'it ends at turn {cursor, number} of {moves, number}',
  'damage.variation': 'the id of its game is wrong: {why}',
  'damage.start': 'its start: {problem}',
  'damage.move': 'move {number, number}: {problem}',
} as const;
