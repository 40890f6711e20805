import type { AnyMind } from '../seam/game.ts';

/** What the computer needs of each game, loaded when it is first asked to play it. */
export const MINDS: Readonly<Record<string, () => Promise<AnyMind>>> = {
  tablut: async () => (await import('./tablut/mind.ts')).mind,
  'nine-mens-morris': async () => (await import('./nineMensMorris/mind.ts')).mind,
  fanorona: async () => (await import('./fanorona/mind.ts')).mind,
  mancala: async () => (await import('./mancala/mind.ts')).mind,
};
