/** What the shelf says of mu torere. */
export const words = {
  name: 'Mu torere',
  sentence: 'Nine points and eight men: leave the other side without a move.',
  'variant.mu-torere': 'Mu torere',
} as const;
