/** What the shelf says of xiangqi. */
export const words = {
  name: 'Xiangqi',
  sentence: 'Chinese chess: chariots, cannons and elephants on both banks of a river.',
  'variant.xiangqi': 'Xiangqi',
} as const;
