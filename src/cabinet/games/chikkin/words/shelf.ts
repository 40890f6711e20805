/** What the shelf says of Chikkin. */
export const words = {
  name: 'Chikkin',
  sentence: 'Chickens are walls and roosters push: bring your dog to the other end of the yard.',
  'variant.chikkin': 'Chikkin',
} as const;
