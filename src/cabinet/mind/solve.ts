import type { Rules } from '../seam/rules.ts';

/** What a position is worth with the best play on both sides. */
export interface Verdict {
  /** For the seat to move: won, lost, or neither. */
  readonly value: 1 | 0 | -1;
  /** After how many moves it is over, if the winner hurries and the loser holds out; 0 for a draw. */
  readonly moves: number;
}

const DRAWN: Verdict = { value: 0, moves: 0 };

/**
 * Solves a game of two without chance: the verdict on every position that can be reached from given ones, by its text.
 * It works backwards from the ends; positions that no end decides are drawn. Only for games with few positions.
 */
export function solve<Position, Move>(
  rules: Rules<Position, Move>,
  seeds: readonly Position[],
): ReadonlyMap<string, Verdict> {
  const ids = new Map<string, number>();
  const positions: Position[] = [];
  const before: number[][] = [];
  /** How many moves of a position are not yet known to lose. */
  const open: number[] = [];
  const seats: number[] = [];
  const verdicts: (Verdict | undefined)[] = [];
  const decided: number[] = [];
  const idOf = (position: Position): number => {
    const text = rules.write(position);
    const known = ids.get(text);
    if (known !== undefined) return known;
    positions.push(position);
    seats.push(seatOf(rules, position));
    before.push([]);
    ids.set(text, ids.size);
    return ids.size - 1;
  };
  for (const seed of seeds) idOf(seed);
  for (let id = 0; id < positions.length; id++) {
    const position = positions[id];
    if (position === undefined) break;
    const outcome = rules.outcome(position);
    const moves = outcome.over ? [] : rules.moves(position);
    open.push(moves.length);
    for (const move of moves) before[idOf(rules.play(position, move))]?.push(id);
    if (!outcome.over) continue;
    if (outcome.winner !== null) decided.push(id);
    const isWon = outcome.winner === rules.seats[seats[id] ?? 0];
    verdicts[id] = outcome.winner === null ? DRAWN : { value: isWon ? 1 : -1, moves: 0 };
  }
  for (const id of decided) {
    const verdict = verdicts[id] ?? DRAWN;
    for (const from of before[id] ?? []) {
      if (verdicts[from] !== undefined) continue;
      const isSame = seats[from] === seats[id];
      if ((verdict.value === 1) === isSame) verdicts[from] = { value: 1, moves: verdict.moves + 1 };
      else {
        const left = (open[from] ?? 0) - 1;
        open[from] = left;
        if (left === 0) verdicts[from] = { value: -1, moves: verdict.moves + 1 };
      }
      if (verdicts[from] !== undefined) decided.push(from);
    }
  }
  return new Map(Array.from(ids, ([text, id]) => [text, verdicts[id] ?? DRAWN]));
}

function seatOf<Position, Move>(rules: Rules<Position, Move>, position: Position): number {
  const turn = rules.turn(position);
  return turn === 'chance' ? 0 : turn;
}
