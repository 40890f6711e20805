/** What the shelf says of three-handed chess. */
export const words = {
  name: 'Three-handed chess',
  sentence: 'Three armies on a hexagon: mate a neighbour, and the rest of his men are yours.',
  'variant.three-handed-chess': 'Last King wins',
  'variant.three-handed-chess:first-mate': 'First mate',
} as const;
