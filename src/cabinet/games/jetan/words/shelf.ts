/** What the shelf says of Jetan. */
export const words = {
  name: 'Jetan',
  sentence: 'The chess of Mars: take the enemy princess, or his leader with your own.',
  'variant.jetan': 'Usual',
  'variant.jetan:burroughs': 'Of the novel',
  'variant.jetan:manator': 'Manator',
} as const;
