import type { AnyMind } from '../seam/game.ts';

/** What the computer needs of each game, loaded when it is first asked to play it. */
export const MINDS: Readonly<Record<string, () => Promise<AnyMind>>> = {
  tablut: async () => (await import('./tablut/mind.ts')).mind,
  'nine-mens-morris': async () => (await import('./nineMensMorris/mind.ts')).mind,
  fanorona: async () => (await import('./fanorona/mind.ts')).mind,
  jetan: async () => (await import('./jetan/mind.ts')).mind,
  mancala: async () => (await import('./mancala/mind.ts')).mind,
  surakarta: async () => (await import('./surakarta/mind.ts')).mind,
  'fox-and-geese': async () => (await import('./foxAndGeese/mind.ts')).mind,
  'mu-torere': async () => (await import('./muTorere/mind.ts')).mind,
  'tac-tix': async () => (await import('./tacTix/mind.ts')).mind,
  'four-field-kono': async () => (await import('./fourFieldKono/mind.ts')).mind,
  chikkin: async () => (await import('./chikkin/mind.ts')).mind,
  xiangqi: async () => (await import('./xiangqi/mind.ts')).mind,
  'four-by-four-chess': async () => (await import('./fourByFourChess/mind.ts')).mind,
  latrunculi: async () => (await import('./latrunculi/mind.ts')).mind,
  'chinese-checkers': async () => (await import('./chineseCheckers/mind.ts')).mind,
  cribbage: async () => (await import('./cribbage/mind.ts')).mind,
  'jacks-and-witches': async () => (await import('./jacksAndWitches/mind.ts')).mind,
  'three-handed-chess': async () => (await import('./threeHandedChess/mind.ts')).mind,
  parcheesi: async () => (await import('./parcheesi/mind.ts')).mind,
};
