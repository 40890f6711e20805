/** What the shelf says of tac tix. */
export const words = {
  name: 'Tac tix',
  sentence: 'Take marbles from a row or a file, and leave the last one to the other.',
  'variant.tac-tix': 'Tac tix',
} as const;
