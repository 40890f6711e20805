import type { Outcome, Rules } from './rules.ts';

/** The number of sequences of this many moves. One that ends early is not counted for greater depths. */
export function perft<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  depth: number,
): number {
  if (depth === 0) return 1;
  const moves = rules.moves(position);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) count += perft(rules, rules.play(position, move), depth - 1);
  return count;
}

/** The legal moves without those that earlier positions forbid; `past` has the oldest position first. */
export function allowedMoves<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  past: readonly Position[],
): readonly Move[] {
  const moves = rules.moves(position);
  const { forbids } = rules;
  return forbids === undefined ? moves : moves.filter((move) => !forbids(past, position, move));
}

/** What two positions have in common that count as a repetition. */
export const keyOf = <Position, Move>(rules: Rules<Position, Move>, position: Position): string =>
  (rules.key ?? rules.write)(position);

/** The state of the game, taking earlier positions into account; `past` has the oldest position first. */
export const outcomeAfter = <Position, Move>(
  rules: Rules<Position, Move>,
  past: readonly Position[],
  position: Position,
): Outcome => rules.outcomeAfter?.(past, position) ?? rules.outcome(position);

/** The legal move with this spelling; undefined if there is none. */
export function findMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  text: string,
  past: readonly Position[] = [],
): Move | undefined {
  const move = rules.moves(position).find((other) => rules.writeMove(other) === text);
  return move === undefined || rules.forbids?.(past, position, move) === true ? undefined : move;
}

/** Compares texts by their code units; all names are plain ASCII. */
export const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * A walk that any program can repeat: `seed` selects one of the legal moves, sorted as texts, at each of `plies` turns.
 * It stops where there is no move.
 */
export function walk<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  seed: number,
  plies: number,
): Position {
  let position = from;
  let x = seed;
  for (let ply = 0; ply < plies; ply++) {
    const moves = rules
      .moves(position)
      .map((move) => ({ move, text: rules.writeMove(move) }))
      .toSorted((one, other) => byCodeUnits(one.text, other.text));
    // less than 2^31 times 2^31, which only a BigInt holds exactly
    x = Number((BigInt(x) * 1_103_515_245n + 12_345n) % 2_147_483_648n);
    const drawn = moves[Math.floor(x / 256) % Math.max(1, moves.length)];
    if (drawn === undefined) return position;
    position = rules.play(position, drawn.move);
  }
  return position;
}

/** A random move of chance, as likely as its weight says; `draw` returns numbers from 0 to 1. Null if there is none. */
export function chanceMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  draw: () => number,
): Move | null {
  const moves = rules.moves(position);
  const weights = moves.map((move) => rules.weight?.(position, move) ?? 1);
  let left = draw() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, move] of moves.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return move;
  }
  return moves.at(-1) ?? null;
}
