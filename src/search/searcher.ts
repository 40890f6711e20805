import { createBoard, make, setBoard, unmake, type Board } from '../engine/board.ts';
import { generateMoves, outcomeOf } from '../engine/ending.ts';
import { kindAt } from '../engine/kinds.ts';
import { MOVE_BITS, moveFrom, movePromotion, moveTo, type PackedMove } from '../engine/move.ts';
import { packBits } from '../engine/moves.ts';
import { EMPTY, kindOf, sideOf } from '../engine/piece.ts';
import { sideIndex } from '../engine/side.ts';
import { pointsOf, type Move, type Ruleset } from '../engine/index.ts';
import { fromCentipoints, INFINITE, lostAt, MOST_PLIES, scoreOf } from './scores.ts';
import type { Line, SearchInfo, SearchInput, SearchOptions, SearchResult, Searcher } from './types.ts';

/** Ends a search from within. */
class Stopped extends Error {}

interface Run {
  readonly board: Board;
  readonly options: SearchOptions;
  readonly began: number;
  readonly deadline: number;
  nodes: number;
  /** The best line from each ply on: `lines[ply]`. */
  readonly lines: PackedMove[][];
}

/** Makes a search for one variation. */
export function createSearcher(ruleset: Ruleset): Searcher {
  const board = createBoard(ruleset);
  return {
    search: (input, options) => searchFrom(board, input, options),
    forget: () => {},
  };
}

function searchFrom(board: Board, { position }: SearchInput, options: SearchOptions): SearchResult {
  setBoard(board, position.cells, sideIndex(position.turn), position.fluttember, position.turnsPlayed);
  const began = performance.now();
  const { limits } = options;
  const share = limits.clock === undefined ? Infinity : limits.clock.left / 30 + limits.clock.increment / 2;
  const deadline = began + Math.min(limits.moveTime ?? Infinity, share);
  const run: Run = { board, options, began, deadline, nodes: 0, lines: [] };
  const end = generateMoves(board, 0);
  const among = options.among?.map(packBits);
  const roots = Array.from(board.sweep.moves.subarray(0, end)).filter(
    (move) => among === undefined || among.includes(move & MOVE_BITS),
  );
  let info: SearchInfo = { depth: 0, selectiveDepth: 0, nodes: 0, ms: 0, lines: [] };
  try {
    for (
      let depth = 1;
      depth <= Math.min(limits.depth ?? MOST_PLIES, MOST_PLIES) && roots.length > 0;
      depth++
    ) {
      const lines = bestLines(run, roots, depth);
      info = { depth, selectiveDepth: depth, nodes: run.nodes, ms: performance.now() - began, lines };
      options.onInfo?.(info);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    while (board.undoTop > 0) unmake(board);
  }
  const [first] = roots;
  const fallback = first === undefined ? null : toMove(first);
  const best = info.lines[0]?.moves[0] ?? fallback;
  return { ...info, nodes: run.nodes, best, concedes: false, acceptsDraw: false, offersDraw: false };
}

/** The best moves of the root at a depth; the order of `roots` becomes theirs, best first. */
function bestLines(run: Run, roots: PackedMove[], depth: number): Line[] {
  const wanted = Math.max(1, run.options.lines ?? 1);
  const found: { move: PackedMove; score: number; moves: PackedMove[] }[] = [];
  for (const move of roots) {
    const bar = found.length < wanted ? -INFINITE : found[wanted - 1]!.score;
    make(run.board, move);
    run.nodes++;
    const score = -search(run, depth - 1, 1, -INFINITE, -bar, 0);
    unmake(run.board);
    if (score <= bar) continue;
    found.push({ move, score, moves: [move, ...(run.lines[1] ?? [])] });
    found.sort((a, b) => b.score - a.score);
    found.length = Math.min(found.length, wanted);
  }
  for (const { move } of found.toReversed()) {
    roots.splice(roots.indexOf(move), 1);
    roots.unshift(move);
  }
  return found.map(({ score, moves }) => ({ score: scoreOf(score), moves: moves.map(toMove) }));
}

function search(run: Run, depth: number, ply: number, low: number, high: number, base: number): number {
  const { board } = run;
  if ((run.nodes & 1023) === 0) poll(run);
  run.lines[ply] = [];
  if (depth === 0) return balance(board);
  const end = generateMoves(board, base);
  if (end === base) return ending(board, ply);
  let best = -INFINITE;
  for (let i = base; i < end; i++) {
    const move = board.sweep.moves[i]!;
    make(board, move);
    run.nodes++;
    const score = -search(run, depth - 1, ply + 1, -high, -Math.max(low, best), end);
    unmake(board);
    if (score <= best) continue;
    best = score;
    run.lines[ply] = [move, ...(run.lines[ply + 1] ?? [])];
    if (best >= high) break;
  }
  return best;
}

function poll({ nodes, options, deadline }: Run): void {
  const spent = nodes >= (options.limits.nodes ?? Infinity) || performance.now() >= deadline;
  if (spent || options.shouldStop?.() === true) throw new Stopped();
}

function ending(board: Board, ply: number): number {
  const outcome = outcomeOf(board);
  if (outcome.status === 'playing' || outcome.winner === null) return 0;
  const points = outcome.points[outcome.winner] === 1 ? 1 : 0.5;
  const lost = lostAt(ply, points);
  return sideIndex(outcome.winner) === board.turn ? -lost : lost;
}

function balance(board: Board): number {
  let sum = 0;
  for (const code of board.cells) {
    if (code === EMPTY) continue;
    const points = pointsOf(board.rules, kindAt(kindOf(code)));
    sum += sideOf(code) === board.turn ? points : -points;
  }
  return fromCentipoints(100 * sum);
}

function toMove(move: PackedMove): Move {
  const promotion = movePromotion(move);
  const ends = { from: moveFrom(move), to: moveTo(move) };
  return promotion === 0 ? ends : { ...ends, promotion: kindAt(promotion) };
}
