import type { Theme } from '../../src/practice/puzzle.ts';
import type { Care } from './finders.ts';
import { EVEN, UNEVEN, type Pair } from './games.ts';

/** What to look for in the games of one family of variations. */
export interface Plan {
  readonly name: string;
  /** The players of the games. */
  readonly pairs: readonly Pair[];
  readonly variations: readonly string[];
  /** The most games to play, and the most puzzles of one theme from a single game. */
  readonly games: number;
  readonly most: number;
  /** Whether to look at every position as closely as possible. */
  readonly isSmall: boolean;
  /** How many slips to try at each turn, and how closely to look at them. */
  readonly slips: number;
  readonly slipCare: Care;
  /** How many turns at the beginning of a game to leave out. */
  readonly opening: number;
  /** The least number of squares in which two positions of a theme must differ. */
  readonly apart: number;
  readonly wanted: Partial<Readonly<Record<Theme, number>>>;
}

export const PLANS: readonly Plan[] = [
  {
    name: 'pastang',
    pairs: EVEN,
    variations: ['pastang', 'pastang:cd', 'pastang:swods-mixed', 'pastang:deldars-mixed'],
    games: 100,
    most: 1,
    isSmall: true,
    slips: 1,
    slipCare: 'quick',
    opening: 4,
    apart: 8,
    wanted: { vault: 12, promote: 8, pastang: 28 },
  },
  {
    name: 'stikitche',
    pairs: EVEN,
    variations: ['stikitche'],
    games: 100,
    most: 1,
    isSmall: true,
    slips: 8,
    slipCare: 'all',
    opening: 0,
    apart: 4,
    wanted: {
      kaida: 4,
      'hyrkaida-1': 8,
      'hyrkaida-2': 12,
      save: 12,
      turn: 6,
      stikitche: 24,
    },
  },
  {
    name: 'draks-city',
    pairs: EVEN,
    variations: ['draks-city'],
    games: 80,
    most: 1,
    isSmall: true,
    slips: 2,
    slipCare: 'quick',
    opening: 6,
    apart: 8,
    wanted: { promote: 8, bend: 8, 'move-then-vault': 8, 'draks-city': 26 },
  },
  {
    name: 'poron-ends',
    variations: ['poron'],
    pairs: UNEVEN,
    games: 49,
    most: 2,
    isSmall: false,
    slips: 2,
    slipCare: 'quick',
    opening: 20,
    apart: 12,
    wanted: { 'hyrkaida-1': 24, 'hyrkaida-2': 20, save: 22 },
  },
  {
    name: 'poron',
    variations: ['poron'],
    pairs: EVEN,
    games: 16,
    most: 5,
    isSmall: false,
    slips: 40,
    slipCare: 'quick',
    opening: 6,
    apart: 12,
    wanted: { vault: 20, kaida: 26, promote: 4, turn: 12, bend: 8, 'move-then-vault': 10 },
  },
  {
    name: 'draks-city-friends',
    variations: ['draks-city'],
    pairs: EVEN,
    games: 160,
    most: 1,
    isSmall: true,
    slips: 4,
    slipCare: 'all',
    opening: 6,
    apart: 8,
    wanted: { friendly: 6 },
  },
  {
    name: 'poron-friends',
    variations: ['poron'],
    pairs: UNEVEN,
    games: 160,
    most: 1,
    isSmall: false,
    slips: 16,
    slipCare: 'quick',
    opening: 20,
    apart: 12,
    wanted: { friendly: 5 },
  },
];
