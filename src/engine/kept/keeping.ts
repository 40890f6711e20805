import type { Board } from '../board.ts';
import type { Geometry } from '../geometry.ts';
import type { Kept } from './kept.ts';
import { isStale } from './changes.ts';
import { sweepUnlessKept } from './moves.ts';
import { pallanParts, partsOf, WHOLE } from './parts.ts';
import { FIRST_HOME, keepSafety } from './safety.ts';
import { isHomeAttacked } from '../legal.ts';
import { sweepPiece } from '../movement/piece.ts';
import { createSight, forgetLookers, lookAs, see } from '../movement/sight.ts';
import { reserve, type Sweep } from '../movement/sweep.ts';
import { against, type SideIndex } from '../side.ts';

/** Allocates what is needed to keep one position of a board. */
export function createKept(geometry: Geometry): Kept {
  const { size } = geometry;
  const pallan = pallanParts();
  const most = 2 * size + 4 * pallan.length; // pieces, homes and the watch; pieces are split while there is room
  const sight = createSight(geometry, most);
  const kept: Kept = {
    sight,
    stale: new Int32Array(most),
    first: 0,
    lookers: 0,
    pallan,
    from: new Uint16Array(most),
    part: [],
    firstOf: new Uint16Array(size),
    lastOf: new Uint16Array(size),
    moves: new Int32Array(size * 8),
    ends: new Int32Array(most),
    counts: new Int32Array(size),
    total: 0,
    marks: new Int32Array(size),
    mark: 0,
    isSafe: false,
    vacated: [],
    filled: [],
    holes: 0,
    watchStamp: 0,
    unsettled: new Int32Array(most),
    unsettledAnew: new Int32Array(most),
    homes: [],
    sweepPiece: (sweep, from) => {
      sweepUnlessKept(sweep, kept, from);
    },
    isHomeAttacked: (board, place) =>
      isStale(kept, FIRST_HOME + place) ? isHomeAttacked(board, place) : kept.homes[place]!,
  };
  return kept;
}

/** Keeps what the side that is not to move could do. Works in the free part of the sweep's list. */
export function keep(board: Board, kept: Kept): void {
  const { sweep } = board;
  const { sight } = kept;
  const side = against(board.turn);
  reserve(sweep, board.count[side]! + 2);
  giveLookers(board, kept, side);
  forgetLookers(sight, kept.lookers);
  sweep.sight = sight;
  for (let looker = kept.first; looker < kept.lookers; looker++) {
    lookAs(sight, looker);
    see(sight, kept.from[looker]!); // the square on which the piece itself may be captured
    keepMoves(sweep, kept, looker);
  }
  keepSafety(board, kept, side);
  sweep.sight = null;
  countMoves(board, kept, side);
}

function giveLookers({ rules, cells, pieces, count }: Board, kept: Kept, side: SideIndex): void {
  let looker = FIRST_HOME + rules.partnerHomes[side].length;
  kept.first = looker;
  for (let i = 0; i < count[side]!; i++) {
    const from = pieces[side][i]!;
    kept.firstOf[from] = looker;
    const parts = partsOf(rules.traits[cells[from]!]!, kept.pallan);
    const isRoom = looker + parts.length + count[side]! - i <= kept.ends.length;
    for (const part of isRoom ? parts : WHOLE) {
      kept.from[looker] = from;
      kept.part[looker++] = part;
    }
    kept.lastOf[from] = looker - 1;
  }
  kept.lookers = looker;
  kept.ends[kept.first - 1] = 0;
}

function keepMoves(sweep: Sweep, kept: Kept, looker: number): void {
  const base = sweep.count;
  const { forms, directions } = kept.part[looker]!;
  sweepPiece(sweep, kept.from[looker]!, forms, directions);
  const start = kept.ends[looker - 1]!;
  const end = start + sweep.count - base;
  if (end > kept.moves.length) {
    const more = new Int32Array(2 * end);
    more.set(kept.moves);
    kept.moves = more;
  }
  for (let i = start; i < end; i++) kept.moves[i] = sweep.moves[base + i - start]!;
  kept.ends[looker] = end;
  sweep.count = base;
}

function countMoves({ sweep, pieces, count }: Board, kept: Kept, side: SideIndex): void {
  const base = sweep.count;
  kept.total = 0;
  kept.stale.fill(0);
  for (let i = 0; i < count[side]!; i++) {
    const from = pieces[side][i]!;
    sweepUnlessKept(sweep, kept, from);
    kept.counts[from] = sweep.count - base;
    kept.total += sweep.count - base;
    sweep.count = base;
  }
}
