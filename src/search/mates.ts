import { QUIET_TURNS } from '../engine/index.ts';
import {
  against,
  type Board,
  generateMoves,
  isInKaida,
  make,
  moveTo,
  outcomeOf,
  type PackedMove,
  unmake,
} from '../engine/search.ts';
import type { RootMove } from './root.ts';
import { wonAt } from './scores.ts';

/** The longest Hyrkaida that is looked for by Kaida alone, in turns. */
const MOST_TURNS = 3;

/** The same after this many quiet turns: nobody may be able to claim a draw before the last turn (section 9). */
const mostTurns = (quiet: number): number =>
  Math.max(1, Math.min(MOST_TURNS, Math.trunc((QUIET_TURNS + 1 - quiet) / 2)));
/** The share of the remaining tries that is kept for Hyrkaida in three turns while quiet first moves are tried. */
const KEPT = 1 / 3;
/** How many moves, tried to see whether they give Kaida, cost as much as one node of the search. */
const TRIES_A_NODE = 6;

/**
 * The amount of work between two questions whether to stop; then how many listed moves are as much work as one that is
 * tried.
 */
const ASKED = 4096;
const LISTED_A_TRY = 16;

/** A search for Hyrkaida by moves that give Kaida, which leave few answers. It ends when `left` is used up. */
interface Probe {
  readonly board: Board;
  /** How many moves may still be tried, and how many tries are kept for later. */
  left: number;
  kept: number;
  /** How many moves have been tried. */
  tried: number;
  /** The work done since it last asked whether to stop. */
  work: number;
  readonly isStopped: () => boolean;
}

/** The result of a search for Hyrkaida: the root move, or null, and the nodes that it took. */
export interface Found {
  readonly root: RootMove | null;
  readonly nodes: number;
}

/**
 * Looks for a root move that forces Hyrkaida in one, two or three turns by giving Kaida with every move, or in two
 * turns by any first move, as far as there is time. The shortest comes first. Every answer is tried, so a result is
 * proved, except that a draw may be claimed if a position occurs a third time. If it is stopped, it returns at once
 * without a result. The other side must have a King; `quiet` turns have passed without a capture or a Swod's move.
 */
export function mateByKaida(
  board: Board,
  roots: readonly RootMove[],
  quiet: number,
  mostNodes: number,
  isStopped: () => boolean,
): Found {
  const probe: Probe = {
    board,
    left: Math.trunc(mostNodes * TRIES_A_NODE),
    kept: 0,
    tried: 0,
    work: 0,
    isStopped,
  };
  const moves = roots.map(({ move }) => move);
  let line: readonly PackedMove[] | null = null;
  let turns = 0;
  while (line === null && turns < mostTurns(quiet) && probe.left > 0) {
    line = mateAmong(probe, moves, ++turns, 0);
    if (line === null && turns === 2) line = mateByQuiet(probe, moves, turns);
  }
  const nodes = Math.ceil(probe.tried / TRIES_A_NODE);
  return { root: line && { move: line[0]!, line, score: wonAt(2 * turns - 1), effort: 0 }, nodes };
}

/**
 * A line that begins with any move, trying those that end nearest to the enemy's King first, until its share of the
 * tries is used up; null if there is none.
 */
function mateByQuiet(
  probe: Probe,
  moves: readonly PackedMove[],
  turns: number,
): readonly PackedMove[] | null {
  const { cells, king, rules, turn } = probe.board;
  const from = king[against(turn)]! * cells.length;
  const away = (move: PackedMove): number => rules.geometry.distance[from + moveTo(move)]!;
  probe.kept = Math.trunc(probe.left * KEPT);
  probe.left -= probe.kept;
  const nearest = moves.toSorted((a, b) => away(a) - away(b));
  const line = mateAmong(probe, nearest, turns, 0, false);
  probe.left = Math.max(probe.left, 0) + probe.kept;
  probe.kept = 0;
  return line;
}

/** A line in which one of these moves forces Hyrkaida in this many turns; null if none of them does. */
function mateAmong(
  probe: Probe,
  moves: Iterable<PackedMove>,
  turns: number,
  base: number,
  byKaida = true,
): readonly PackedMove[] | null {
  const { board } = probe;
  for (const move of moves) {
    if (--probe.left < 0) return null;
    probe.tried++;
    work(probe, LISTED_A_TRY);
    make(board, move);
    const answered = !byKaida || isInKaida(board, board.turn) ? lostLine(probe, turns, base) : null;
    unmake(board);
    if (answered !== null) return [move, ...answered];
  }
  return null;
}

/** Counts work, and now and then asks whether to stop; if so, no further move is tried. */
function work(probe: Probe, amount: number): void {
  probe.work += amount;
  if (probe.work < ASKED) return;
  probe.work = 0;
  if (probe.isStopped()) probe.left = probe.kept = 0;
}

/** The longest line in which the side to move loses by Hyrkaida against every defence; null if it can avoid that. */
function lostLine(probe: Probe, turns: number, base: number): readonly PackedMove[] | null {
  const { board } = probe;
  const end = generateMoves(board, base);
  if (end === base) {
    const ended = outcomeOf(board, base);
    return ended.status === 'over' && ended.ending === 'hyrkaida' ? [] : null;
  }
  work(probe, end - base);
  if (turns === 1) return null;
  let longest: readonly PackedMove[] = [];
  for (const answer of board.sweep.moves.slice(base, end)) {
    make(board, answer);
    const last = generateMoves(board, end);
    work(probe, last - end);
    const line = mateAmong(probe, board.sweep.moves.slice(end, last), turns - 1, last);
    unmake(board);
    if (line === null) return null;
    if (line.length >= longest.length) longest = [answer, ...line];
  }
  return longest;
}
