/** What the shelf says of nine men's morris. */
export const words = {
  name: 'Nine men’s morris',
  sentence: 'Three in a row make a mill, and every mill takes an enemy man.',
  'variant.nine-mens-morris': 'Nine men’s morris',
} as const;
