/** What the shelf says of mancala. */
export const words = {
  name: 'Mancala',
  sentence: 'Sow the stones of a bowl around the board, and gather more than the other player.',
  'variant.mancala:egyptian': 'Egyptian',
  'variant.mancala:ethiopian': 'Ethiopian',
  'variant.mancala:nigerian': 'Nigerian',
} as const;
