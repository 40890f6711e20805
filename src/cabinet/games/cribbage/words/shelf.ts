/** What the shelf says of cribbage. */
export const words = {
  name: 'Cribbage',
  sentence: 'Fifteen for two, a pair for two: peg your points while you lay your cards.',
  'variant.cribbage:2-121': 'Two players, 121 points',
  'variant.cribbage:2-61': 'Two players, 61 points',
  'variant.cribbage:3-121': 'Three players, 121 points',
  'variant.cribbage:3-61': 'Three players, 61 points',
  'variant.cribbage:4-121': 'Two pairs, 121 points',
  'variant.cribbage:4-61': 'Two pairs, 61 points',
} as const;
