/** The words of one game of the cabinet, by keys of its own. */
export type GameWords = Readonly<Record<string, string>>;

/** How the words of each game are loaded, by its id. */
export const GAME_WORDS: Readonly<Record<string, () => Promise<GameWords>>> = {
  tablut: async () => (await import('./tablut.ts')).words,
  'nine-mens-morris': async () => (await import('./nineMensMorris.ts')).words,
  fanorona: async () => (await import('./fanorona.ts')).words,
  jetan: async () => (await import('./jetan.ts')).words,
  mancala: async () => (await import('./mancala.ts')).words,
  surakarta: async () => (await import('./surakarta.ts')).words,
  'fox-and-geese': async () => (await import('./foxAndGeese.ts')).words,
  'mu-torere': async () => (await import('./muTorere.ts')).words,
  'tac-tix': async () => (await import('./tacTix.ts')).words,
  'four-field-kono': async () => (await import('./fourFieldKono.ts')).words,
  chikkin: async () => (await import('./chikkin.ts')).words,
  xiangqi: async () => (await import('./xiangqi.ts')).words,
  'four-by-four-chess': async () => (await import('./fourByFourChess.ts')).words,
  latrunculi: async () => (await import('./latrunculi.ts')).words,
  'chinese-checkers': async () => (await import('./chineseCheckers.ts')).words,
  cribbage: async () => (await import('./cribbage.ts')).words,
  'jacks-and-witches': async () => (await import('./jacksAndWitches.ts')).words,
  'three-handed-chess': async () => (await import('./threeHandedChess.ts')).words,
  parcheesi: async () => (await import('./parcheesi.ts')).words,
};
