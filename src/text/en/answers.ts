/** What is read aloud to a player who asks about a square, loaded with the first such question. */
export const answersWords = {
  'answer.ways': '{piece} {square}: {ways}.',
  'answer.no-ways': '{piece} {square} has no move.',
  'answer.way': '{way}: {squares}',
  'answer.attacks': '{what} is attacked by {attackers}.',
  'answer.no-attacks': 'Nothing attacks {what}.',
  'answer.rank': 'Rank {rank, number}. {content}.',
} as const;
