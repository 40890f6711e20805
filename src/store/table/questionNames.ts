/** What a player may ask about a square of the board. */
export const QUESTIONS = ['ways', 'attacks', 'rank'] as const;
export type Question = (typeof QUESTIONS)[number];
