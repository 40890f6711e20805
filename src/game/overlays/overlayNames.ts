/** What can be shown on the board on request. */
export const OVERLAYS = ['vaults', 'danger', 'propt', 'fresh'] as const;
export type Overlay = (typeof OVERLAYS)[number];
/** Those that mark squares; vaults are drawn as lines. */
export const SQUARE_OVERLAYS = ['danger', 'propt', 'fresh'] as const satisfies readonly Overlay[];
export type SquareOverlay = (typeof SQUARE_OVERLAYS)[number];
