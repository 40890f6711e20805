/** The notice of a new version. */
export const updateWords = {
  'notice.update':
    'There is a new version of the game. Updating reloads the page; the game at the table is kept.',
  'action.update': 'Update',
  'action.later': 'Later',
} as const;
