/** What the shelf says of tablut. */
export const words = {
  name: 'Tablut',
  sentence: 'A King and eight men try to break through sixteen attackers to a corner.',
  'variant.tablut': 'Tablut',
} as const;
