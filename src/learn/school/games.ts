import type { Level } from '../../search/types.ts';
import type { Wanted } from './goals.ts';

/** A goal of a small game; its words are in the catalogue under its game and id. */
export interface SchoolGoal {
  readonly id: GoalId;
  readonly wanted: Wanted;
}

/** The levels that the school offers, beginning with the one that only the school has, which a beginner can beat. */
export const SCHOOL_LEVELS = [0, 1, 2, 3] as const satisfies readonly Level[];
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

export const GOAL_IDS = ['vault', 'propt', 'kaida', 'turn', 'bend', 'move-then-vault', 'win'] as const;
export type GoalId = (typeof GOAL_IDS)[number];

/**
 * The small games in the order in which they are best learnt, each with three goals that teach what is special about
 * it.
 */
export const SCHOOL_GAMES = [
  {
    id: 'pastang',
    lesson: 'pastang',
    goals: [
      { id: 'vault', wanted: { ask: 'turn', vault: true, captures: 'enemy' } },
      { id: 'propt', wanted: { ask: 'propt', count: 3 } },
      { id: 'win', wanted: { ask: 'win' } },
    ],
  },
  {
    id: 'stikitche',
    lesson: 'stikitche',
    goals: [
      { id: 'kaida', wanted: { ask: 'turn', kaida: true } },
      { id: 'turn', wanted: { ask: 'turn', way: 'turn' } },
      { id: 'win', wanted: { ask: 'win' } },
    ],
  },
  {
    id: 'draks-city',
    lesson: 'draks-city',
    goals: [
      { id: 'bend', wanted: { ask: 'turn', way: 'bend' } },
      { id: 'move-then-vault', wanted: { ask: 'turn', way: 'move-then-vault' } },
      { id: 'win', wanted: { ask: 'win' } },
    ],
  },
] as const satisfies readonly {
  readonly id: string;
  /** The lesson that introduces it. */
  readonly lesson: string;
  readonly goals: readonly SchoolGoal[];
}[];
export type SchoolGame = (typeof SCHOOL_GAMES)[number];
export type SchoolGameId = SchoolGame['id'];

/** The small game with this id; undefined if the school has none. */
export const findSchoolGame = (id: string): SchoolGame | undefined =>
  SCHOOL_GAMES.find((game) => game.id === id);
