import type { AnyGame } from '../seam/game.ts';

/** A game on the shelf, before it is opened. */
export interface Shelved {
  readonly id: string;
  readonly players: readonly [least: number, most: number];
  /** About how long a game takes. */
  readonly minutes: number;
  readonly hasChance: boolean;
  /** The variants of its rules, as their ids, the usual one first. */
  readonly variants: readonly string[];
  readonly load: () => Promise<AnyGame>;
}

/** The games that can be played on the page, in the order of the shelf. */
export const SHELF: readonly Shelved[] = [
  {
    id: 'tablut',
    players: [2, 2],
    minutes: 20,
    hasChance: false,
    variants: ['tablut'],
    load: async () => (await import('./tablut/game.ts')).game,
  },
  {
    id: 'nine-mens-morris',
    players: [2, 2],
    minutes: 15,
    hasChance: false,
    variants: ['nine-mens-morris'],
    load: async () => (await import('./nineMensMorris/game.ts')).game,
  },
  {
    id: 'mancala',
    players: [2, 2],
    minutes: 10,
    hasChance: false,
    variants: ['mancala:egyptian', 'mancala:ethiopian', 'mancala:nigerian'],
    load: async () => (await import('./mancala/game.ts')).game,
  },
  {
    id: 'fanorona',
    players: [2, 2],
    minutes: 20,
    hasChance: false,
    variants: ['fanorona'],
    load: async () => (await import('./fanorona/game.ts')).game,
  },
  {
    id: 'jetan',
    players: [2, 2],
    minutes: 60,
    hasChance: false,
    variants: ['jetan', 'jetan:burroughs', 'jetan:manator'],
    load: async () => (await import('./jetan/game.ts')).game,
  },
  {
    id: 'chikkin',
    players: [2, 2],
    minutes: 30,
    hasChance: false,
    variants: ['chikkin'],
    load: async () => (await import('./chikkin/game.ts')).game,
  },
  {
    id: 'xiangqi',
    players: [2, 2],
    minutes: 45,
    hasChance: false,
    variants: ['xiangqi'],
    load: async () => (await import('./xiangqi/game.ts')).game,
  },
  {
    id: 'four-by-four-chess',
    players: [2, 2],
    minutes: 10,
    hasChance: false,
    variants: ['four-by-four-chess'],
    load: async () => (await import('./fourByFourChess/game.ts')).game,
  },
  {
    id: 'latrunculi',
    players: [2, 2],
    minutes: 30,
    hasChance: false,
    variants: ['latrunculi'],
    load: async () => (await import('./latrunculi/game.ts')).game,
  },
  {
    id: 'surakarta',
    players: [2, 2],
    minutes: 15,
    hasChance: false,
    variants: ['surakarta'],
    load: async () => (await import('./surakarta/game.ts')).game,
  },
  {
    id: 'fox-and-geese',
    players: [2, 2],
    minutes: 25,
    hasChance: false,
    variants: ['fox-and-geese', 'fox-and-geese:straight'],
    load: async () => (await import('./foxAndGeese/game.ts')).game,
  },
  {
    id: 'mu-torere',
    players: [2, 2],
    minutes: 5,
    hasChance: false,
    variants: ['mu-torere'],
    load: async () => (await import('./muTorere/game.ts')).game,
  },
  {
    id: 'tac-tix',
    players: [2, 2],
    minutes: 5,
    hasChance: false,
    variants: ['tac-tix'],
    load: async () => (await import('./tacTix/game.ts')).game,
  },
  {
    id: 'four-field-kono',
    players: [2, 2],
    minutes: 10,
    hasChance: false,
    variants: ['four-field-kono'],
    load: async () => (await import('./fourFieldKono/game.ts')).game,
  },
  {
    id: 'jacks-and-witches',
    players: [2, 2],
    minutes: 60,
    hasChance: false,
    variants: ['jacks-and-witches'],
    load: async () => (await import('./jacksAndWitches/game.ts')).game,
  },
  {
    id: 'three-handed-chess',
    players: [3, 3],
    minutes: 120,
    hasChance: false,
    variants: ['three-handed-chess', 'three-handed-chess:first-mate'],
    load: async () => (await import('./threeHandedChess/game.ts')).game,
  },
  {
    id: 'chinese-checkers',
    players: [2, 6],
    minutes: 30,
    hasChance: false,
    variants: [
      'chinese-checkers:2',
      'chinese-checkers:3',
      'chinese-checkers:4',
      'chinese-checkers:5',
      'chinese-checkers:6',
    ],
    load: async () => (await import('./chineseCheckers/game.ts')).game,
  },
  {
    id: 'cribbage',
    players: [2, 4],
    minutes: 30,
    hasChance: true,
    variants: [
      'cribbage:2-121',
      'cribbage:2-61',
      'cribbage:3-121',
      'cribbage:3-61',
      'cribbage:4-121',
      'cribbage:4-61',
    ],
    load: async () => (await import('./cribbage/game.ts')).game,
  },
  {
    id: 'parcheesi',
    players: [2, 4],
    minutes: 45,
    hasChance: true,
    variants: ['parcheesi:2', 'parcheesi:3', 'parcheesi:4'],
    load: async () => (await import('./parcheesi/game.ts')).game,
  },
];

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id);
