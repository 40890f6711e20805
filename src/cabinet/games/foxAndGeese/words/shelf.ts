/** What the shelf says of fox and geese. */
export const words = {
  name: 'Fox and geese',
  sentence: 'Thirteen geese crowd around one fox, who eats whoever stands alone.',
  'variant.fox-and-geese': 'With diagonals',
  'variant.fox-and-geese:straight': 'Straight lines only',
} as const;
