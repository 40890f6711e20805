/** What the shelf says of Jacks and Witches 84. */
export const words = {
  name: 'Jacks and Witches 84',
  sentence:
    'Chess round a hole: Witches hold and drag, Jacks leap out of mirrors, and four teleporters wait.',
  'variant.jacks-and-witches': 'Jacks and Witches 84',
} as const;
