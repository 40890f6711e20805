/** What the shelf says of fanorona. */
export const words = {
  name: 'Fanorona',
  sentence: 'Step towards a line of men or away from it, and take it whole; then go on.',
  'variant.fanorona': 'Fanorona',
} as const;
