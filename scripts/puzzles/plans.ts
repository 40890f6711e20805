import type { Theme } from '../../src/practice/puzzle.ts';

/** What is looked for in the games of one family of variations. */
export interface Plan {
  readonly variations: readonly string[];
  /** Most games that are played, and most puzzles of a theme from one game. */
  readonly games: number;
  readonly most: number;
  /** Turns at the beginning of a game that are left out. */
  readonly opening: number;
  /** By so many squares two positions of a theme differ at least. */
  readonly apart: number;
  readonly wanted: Partial<Readonly<Record<Theme, number>>>;
}

export const PLANS: readonly Plan[] = [
  {
    variations: ['pastang', 'pastang:cd', 'pastang:swods-mixed', 'pastang:deldars-mixed'],
    games: 120,
    most: 1,
    opening: 4,
    apart: 8,
    wanted: { vault: 12, promote: 8, pastang: 28 },
  },
  {
    variations: ['stikitche'],
    games: 400,
    most: 1,
    opening: 0,
    apart: 4,
    wanted: { kaida: 4, turn: 8, bend: 2, 'move-then-vault': 4, friendly: 2, stikitche: 24 },
  },
  {
    variations: ['draks-city'],
    games: 150,
    most: 1,
    opening: 6,
    apart: 8,
    wanted: { promote: 6, bend: 6, 'move-then-vault': 6, friendly: 8, 'draks-city': 26 },
  },
  {
    variations: ['poron'],
    games: 70,
    most: 2,
    opening: 6,
    apart: 12,
    wanted: {
      vault: 26,
      kaida: 26,
      'hyrkaida-1': 28,
      'hyrkaida-2': 24,
      save: 26,
      promote: 14,
      turn: 12,
      bend: 12,
      'move-then-vault': 14,
      friendly: 8,
    },
  },
];
