import type { AnyMind, Mind, Play } from '../seam/game.ts';
import type { Rules } from '../seam/rules.ts';
import { allowedMoves, chanceMove } from '../seam/walk.ts';
import { search } from './search.ts';
import { searchSampled } from './sampled.ts';
import { searchTree } from './tree.ts';

/** The levels of the computer, the weakest first. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The first level seldom looks: a beginner who sees a capture wins more often than not, and random moves still lose.
 * The third looks at the reply and seldom forgets to; the fourth looks as far ahead as it gets in the time that people
 * like to wait.
 */
const PLAYS: Readonly<Record<Level, Play>> = {
  1: { depth: 1, nodes: 2_000, careless: 93, blur: 120 },
  2: { depth: 2, nodes: 3_000, careless: 18, blur: 60 },
  3: { depth: 2, nodes: 4_000, careless: 6, blur: 20 },
  4: { depth: 40, nodes: 16_000, careless: 0, blur: 2 },
};

/** How a level plays a game. */
export const playOf = ({ plays }: AnyMind, level: Level): Play => ({
  ...PLAYS[level],
  ...plays?.[level - 1],
});

/**
 * A visit to a leaf of the tree, in a game of more than two players or with chance, costs about this many positions.
 */
const NODES_A_VISIT = 40;

/** A guess in a game of hidden hands, played on to the end of a deal, costs about this many. */
const NODES_A_SAMPLE = 20;

/** Numbers from 0 to 1, always the same ones for the same seed. */
export function drawnBy(seed: number): () => number {
  let x = seed >>> 0;
  return () => {
    x = (x + 0x6d2b79f5) >>> 0;
    let t = Math.imul(x ^ (x >>> 15), x | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The move that a level plays, or a random one where chance is to move: always the same for the same game and seed.
 * `past` holds the earlier positions, oldest first. Null if there is no move.
 */
export function moveOf<Position, Move>(
  rules: Rules<Position, Move>,
  mind: Mind<Position, Move>,
  past: readonly Position[],
  position: Position,
  level: Level,
  seed: number,
): Move | null {
  const draw = drawnBy(seed + past.length * 7_919);
  if (rules.turn(position) === 'chance') return chanceMove(rules, position, draw);
  const { careless, blur, ...limits } = playOf(mind, level);
  if (draw() * 100 < careless) {
    const moves = allowedMoves(rules, position, past);
    return moves[Math.floor(draw() * moves.length)] ?? null;
  }
  const { secrets } = rules;
  if (secrets !== undefined) {
    const samples = Math.round(limits.nodes / NODES_A_SAMPLE);
    return searchSampled({ rules, mind, secrets, draw }, past, position, samples);
  }
  if (rules.seats.length > 2 || rules.weight !== undefined)
    return searchTree(rules, mind, past, position, Math.round(limits.nodes / NODES_A_VISIT), draw);
  const tastes = new Map<number, number>();
  const taste = (index: number): number => {
    const known = tastes.get(index) ?? draw() * blur;
    tastes.set(index, known);
    return known;
  };
  return search(rules, mind, past, position, limits, taste)?.move ?? null;
}
