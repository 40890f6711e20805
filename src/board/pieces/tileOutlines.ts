import type { Side } from '../../engine/index.ts';

/** Yellow tiles are round-cornered squares, Blue tiles chamfered octagons; the rim is drawn inside. */
export const tileOutlines: Readonly<Record<Side, { readonly edge: string; readonly rim: string }>> = {
  yellow: {
    edge: 'M13 4.6 h22 a8.4 8.4 0 0 1 8.4 8.4 v22 a8.4 8.4 0 0 1 -8.4 8.4 h-22 a8.4 8.4 0 0 1 -8.4 -8.4 v-22 a8.4 8.4 0 0 1 8.4 -8.4 z',
    rim: 'M13.4 8 h21.2 a5.4 5.4 0 0 1 5.4 5.4 v21.2 a5.4 5.4 0 0 1 -5.4 5.4 h-21.2 a5.4 5.4 0 0 1 -5.4 -5.4 v-21.2 a5.4 5.4 0 0 1 5.4 -5.4 z',
  },
  blue: {
    edge: 'M15.6 3.6 h16.8 l12 12 v16.8 l-12 12 h-16.8 l-12 -12 v-16.8 z',
    rim: 'M17 7 h14 l10 10 v14 l-10 10 h-14 l-10 -10 v-14 z',
  },
};

/** Size of a code on a tile, and where its baseline lies: Grenze's capitals are 0.607 em high. */
export function tileCode(code: string): { readonly size: number; readonly y: number } {
  const size = code.length === 1 ? 33 : 27;
  return { size, y: 24 + size * 0.303 };
}
