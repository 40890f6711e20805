/** What the shelf says of parcheesi. */
export const words = {
  name: 'Parcheesi',
  sentence: 'Race four pawns round a cross with two dice: capture, block the way, and be Home first.',
  'variant.parcheesi:2': 'Two players',
  'variant.parcheesi:3': 'Three players',
  'variant.parcheesi:4': 'Four players',
} as const;
