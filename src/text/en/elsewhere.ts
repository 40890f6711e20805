/** The texts that all games with somebody elsewhere share: the invitation, what is agreed. */
export const elsewhereWords = {
  'elsewhere.name': 'Your name',
  'elsewhere.name-hint': 'the other player sees it',
  'elsewhere.side': 'You play',
  'elsewhere.begins': 'Who begins',
  'elsewhere.lot': 'By lot',
  'elsewhere.lot.help':
    'Each of you adds a number to the lot, yours before the other’s is known: neither can choose how it falls.',
  'elsewhere.take-back': 'Taking back',
  'elsewhere.take-back.ask': 'If the other agrees',
  'elsewhere.take-back.never': 'Not at all',
  'elsewhere.make': 'Make the invitation',
  'elsewhere.terms.game': 'Game',
  'elsewhere.terms.position': 'from a position of its own',
  'elsewhere.terms.rules': 'House rules',
} as const;
