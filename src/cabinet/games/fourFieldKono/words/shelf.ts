/** What the shelf says of four field kono. */
export const words = {
  name: 'Four field kono',
  sentence: 'Jump over one of your own marbles, and take the enemy behind it.',
  'variant.four-field-kono': 'Four field kono',
} as const;
