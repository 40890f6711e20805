import type { Theme } from '../../src/practice/puzzle.ts';

/** What is looked for in the games of one family of variations. */
export interface Plan {
  readonly variations: readonly string[];
  /** Most games that are played, and most puzzles of a theme from one game. */
  readonly games: number;
  readonly most: number;
  /** Every position is looked at as closely as can be. */
  readonly isSmall: boolean;
  /** So many slips are tried at each turn. */
  readonly slips: number;
  /** Turns at the beginning of a game that are left out. */
  readonly opening: number;
  /** By so many squares two positions of a theme differ at least. */
  readonly apart: number;
  readonly wanted: Partial<Readonly<Record<Theme, number>>>;
}

export const PLANS: readonly Plan[] = [
  {
    variations: ['pastang', 'pastang:cd', 'pastang:swods-mixed', 'pastang:deldars-mixed'],
    games: 100,
    most: 1,
    isSmall: true,
    slips: 1,
    opening: 4,
    apart: 8,
    wanted: { vault: 12, promote: 8, pastang: 28 },
  },
  {
    variations: ['stikitche'],
    games: 200,
    most: 1,
    isSmall: true,
    slips: 8,
    opening: 0,
    apart: 4,
    wanted: {
      kaida: 3,
      'hyrkaida-1': 4,
      'hyrkaida-2': 8,
      save: 8,
      turn: 6,
      stikitche: 24,
    },
  },
  {
    variations: ['draks-city'],
    games: 80,
    most: 1,
    isSmall: true,
    slips: 2,
    opening: 6,
    apart: 8,
    wanted: { promote: 8, bend: 8, 'move-then-vault': 8, 'draks-city': 26 },
  },
  {
    variations: ['poron'],
    games: 60,
    most: 4,
    isSmall: false,
    slips: 40,
    opening: 6,
    apart: 12,
    wanted: {
      vault: 22,
      kaida: 26,
      'hyrkaida-1': 28,
      'hyrkaida-2': 22,
      save: 22,
      promote: 4,
      turn: 12,
      bend: 10,
      'move-then-vault': 12,
      friendly: 8,
    },
  },
];
