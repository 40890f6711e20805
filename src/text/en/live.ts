/** The texts of live games. */
export const liveWords = {
  'live.barred.waiting': 'The game has not begun yet.',
  'live.barred.watching': 'You are watching this game.',
  'live.barred.moving': 'What was played on the other device has not come yet.',
  'live.barred.other': 'It is the other player’s turn.',
} as const;
