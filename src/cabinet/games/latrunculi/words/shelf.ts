/** What the shelf says of latrunculi. */
export const words = {
  name: 'Latrunculi',
  sentence: 'The game of the Roman legions: catch stones between two of yours, and shut the dux in.',
  'variant.latrunculi': 'Latrunculi',
} as const;
