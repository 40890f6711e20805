/** What the shelf says of four-by-four chess. */
export const words = {
  name: 'Four-by-four chess',
  sentence: 'Four chessmen each on sixteen squares: get yours in a row.',
  'variant.four-by-four-chess': 'Four-by-four chess',
} as const;
