/** What the shelf says of Chinese checkers. */
export const words = {
  name: 'Chinese checkers',
  sentence: 'Hop across a star in long chains, and fill the corner opposite first.',
  'variant.chinese-checkers:2': 'Two players',
  'variant.chinese-checkers:3': 'Three players',
  'variant.chinese-checkers:4': 'Four players',
  'variant.chinese-checkers:5': 'Five players',
  'variant.chinese-checkers:6': 'Six players',
} as const;
