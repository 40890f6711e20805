import { EMPTY, type Board, type PieceCode } from '../../engine/search.ts';
import type { Square } from '../../engine/index.ts';
import { ONE, type Network } from './network.ts';

/**
 * Room for the changes of one move. A company makes the most: each of its pieces leaves one square and enters another.
 */
const MOST_CHANGES = 8;

/**
 * The accumulator of a network, ply by ply: Yellow's view, then Blue's. A ply only notes what has changed since the ply
 * before; its values are worked out when they are needed.
 */
export interface Views {
  readonly network: Network;
  readonly values: Int16Array;
  readonly alone: Float64Array;
  /** By ply, 1 if its values have been worked out. */
  readonly isKnown: Uint8Array;
  readonly counts: Uint8Array;
  /** The piece and square of a piece that has come, or their bitwise complement for one that has gone. */
  readonly changes: Int32Array;
}

export function createViews(network: Network, plies: number): Views {
  return {
    network,
    values: new Int16Array(plies * 2 * network.hidden),
    alone: new Float64Array(plies),
    isKnown: new Uint8Array(plies),
    counts: new Uint8Array(plies),
    changes: new Int32Array(plies * MOST_CHANGES),
  };
}

/** Works out the views of a whole board for one ply. */
export function setViews(views: Views, at: number, { cells }: Board): void {
  const { network, values, alone, isKnown } = views;
  const { hidden, bias } = network;
  const own = at * 2 * hidden;
  values.set(bias, own);
  values.set(bias, own + hidden);
  alone[at] = 0;
  isKnown[at] = 1;
  cells.forEach((piece, square) => {
    if (piece !== EMPTY) shift(views, own, own, at, network.nothing, piece * cells.length + square);
  });
}

/** Begins a ply without any changes so far. */
export function stepViews({ isKnown, counts }: Views, at: number): void {
  isKnown[at] = 0;
  counts[at] = 0;
}

/** Notes that a piece has come to a square, or has left it. */
export function noteChange(
  { counts, changes }: Views,
  at: number,
  piece: PieceCode,
  square: Square,
  size: number,
  sign: 1 | -1,
): void {
  const change = piece * size + square;
  changes[at * MOST_CHANGES + counts[at]!] = sign === 1 ? change : ~change;
  counts[at]!++;
}

/** The network's evaluation of a ply, in centipoints, from the view of the side to move. */
export function judge(views: Views, at: number, turn: number): number {
  workOut(views, at);
  const { network, values, alone } = views;
  const { hidden, second, offset } = network;
  const yellow = at * 2 * hidden;
  const own = turn === 0 ? yellow : yellow + hidden;
  const other = turn === 0 ? yellow + hidden : yellow;
  let sum = 0;
  for (let i = 0; i < hidden; i++) {
    const a = Math.max(0, Math.min(ONE, values[own + i]!));
    const b = Math.max(0, Math.min(ONE, values[other + i]!));
    sum += a * a * second[i]! + b * b * second[hidden + i]!;
  }
  return (sum / (ONE * ONE) + offset + (turn === 0 ? alone[at]! : -alone[at]!)) | 0;
}

function workOut(views: Views, at: number): void {
  const { isKnown } = views;
  let ply = at;
  while (isKnown[ply] === 0) ply--;
  while (ply < at) follow(views, ++ply);
}

/** Updates the values of a ply from those of the ply before. */
function follow(views: Views, ply: number): void {
  const { counts, changes, alone, values, network, isKnown } = views;
  const width = 2 * network.hidden;
  const target = ply * width;
  let source = target - width;
  alone[ply] = alone[ply - 1]!;
  const end = ply * MOST_CHANGES + counts[ply]!;
  for (let i = ply * MOST_CHANGES; i < end; i++) {
    const change = changes[i]!;
    if (change >= 0) shift(views, source, target, ply, network.nothing, change);
    else {
      const next = i + 1 < end ? changes[i + 1]! : -1;
      shift(views, source, target, ply, ~change, next >= 0 ? next : network.nothing);
      if (next >= 0) i++;
    }
    source = target;
  }
  if (source !== target) values.copyWithin(target, source, source + width);
  isKnown[ply] = 1;
}

/** One piece leaves and one arrives; either may be `nothing`. */
function shift(
  { network, values, alone }: Views,
  source: number,
  target: number,
  ply: number,
  gone: number,
  come: number,
): void {
  const { hidden, first, seenByYellow, seenByBlue } = network;
  const [goneYellow, comeYellow] = [seenByYellow[gone]!, seenByYellow[come]!];
  const [goneBlue, comeBlue] = [seenByBlue[gone]!, seenByBlue[come]!];
  for (let i = 0; i < hidden; i++) {
    values[target + i] = values[source + i]! - first[goneYellow + i]! + first[comeYellow + i]!;
    values[target + hidden + i] = values[source + hidden + i]! - first[goneBlue + i]! + first[comeBlue + i]!;
  }
  alone[ply]! += network.alone[come]! - network.alone[gone]!;
}
