/** What the shelf says of surakarta. */
export const words = {
  name: 'Surakarta',
  sentence: 'Run round at least one loop, and take the first marble that you meet.',
  'variant.surakarta': 'Surakarta',
} as const;
