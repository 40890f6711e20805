/** The two sides: Yellow plays from the south, Blue from the north (rules, "Words"). */
export const SIDES = ['yellow', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** A side in the engine's internal boards: 0 is Yellow, 1 is Blue. */
export type SideIndex = 0 | 1;

export const sideIndex = (side: Side): SideIndex => (side === 'yellow' ? 0 : 1);
/** The other side. */
export const against = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);
export const sideAt = (index: number): Side => (index === 0 ? 'yellow' : 'blue');
export const opponent = (side: Side): Side => (side === 'yellow' ? 'blue' : 'yellow');
