import {
  accept,
  formatCoordinates,
  formatPosition,
  memoised,
  parseMove,
  parsePosition,
  refuse,
  resolveGame,
  type Move,
  type NotationError,
  type Position,
  type Refusal,
  type Result,
  type VariationIdError,
} from '../../engine/index.ts';
import { MOST_MOVES, type SavedMoves } from './savedForm.ts';
import { addMove, withTime } from '../tree/play.ts';
import { positionAt } from '../tree/positions.ts';
import { newTree, ROOT, type Edited, type GameTree, type NodeId } from '../tree/tree.ts';
import { next, subtree } from '../tree/walk.ts';

/** Why saved moves cannot be replayed; `index` counts them from 0 in the order in which they are written. */
export type ReplayError =
  | { readonly code: 'variation'; readonly error: VariationIdError }
  | { readonly code: 'start'; readonly error: NotationError }
  | { readonly code: 'move-text'; readonly index: number; readonly error: NotationError }
  | {
      readonly code: 'move';
      readonly index: number;
      readonly refusal: Refusal;
      readonly position: Position;
      readonly move: Move;
    };

/** Why the saved moves are not those of a game. */
export type SavedMovesError =
  | { readonly code: 'shape'; readonly path: string; readonly problem: string }
  | { readonly code: 'replay'; readonly error: ReplayError };

/** A game is written after each move, and its start stays the same. */
const startLineOf = memoised(formatPosition);

/** The moves of a game line by line, in the order of `subtree`. */
export function savedMovesOf(tree: GameTree): SavedMoves {
  const { ruleset } = tree.start;
  const places = new Map<NodeId, number>([[ROOT, 0]]);
  const moves: string[] = [];
  const variations: { after: number; moves: string[] }[] = [];
  let line = moves;
  for (const { id, parent, move } of subtree(tree, ROOT)) {
    if (parent === null) continue;
    if (next(tree, parent) !== id) {
      line = [];
      variations.push({ after: places.get(parent) ?? 0, moves: line });
    }
    line.push(formatCoordinates(ruleset, move));
    places.set(id, places.size);
  }
  return { variation: ruleset.variation.id, start: startLineOf(tree.start), moves, variations };
}

/** The time that the side that moved had left after each move, in the order of the saved moves. */
export const savedTimesOf = (tree: GameTree): number[] =>
  Array.from(subtree(tree, ROOT))
    .filter(({ move }) => move !== null)
    .map(({ notes }) => notes.clock ?? 0);

/** Replays saved moves that have the right shape but are not trusted; `times` are noted on them. */
export function readSavedMoves(
  { variation: name, start, moves, variations }: SavedMoves,
  times: readonly number[] | null,
): Result<GameTree, SavedMovesError> {
  const variation = resolveGame(name);
  if (!variation.ok) return refuseReplay({ code: 'variation', error: variation.error });
  const parsed = parsePosition(variation.value, start);
  if (!parsed.ok) return refuseReplay({ code: 'start', error: parsed.error });
  let tree = newTree(parsed.value);
  const read = [ROOT];
  for (const line of [{ after: 0, moves }, ...variations]) {
    let at = read[line.after];
    if (at === undefined) return refuseShape('variations', 'begins where no move is');
    for (const written of line.moves) {
      const index = read.length - 1;
      if (index === MOST_MOVES) return refuseShape('moves', 'are too many');
      const added = addWritten(tree, at, written, index);
      if (!added.ok) return added;
      if (added.value.tree === tree) return refuseShape('variations', 'has a move twice');
      at = added.value.node;
      tree = times === null ? added.value.tree : withTime(added.value.tree, at, times[index] ?? 0);
      read.push(at);
    }
  }
  return accept(tree);
}

function addWritten(
  tree: GameTree,
  at: NodeId,
  written: string,
  index: number,
): Result<Edited, SavedMovesError> {
  const position = positionAt(tree, at);
  const move = parseMove(position, written);
  if (!move.ok) return refuseReplay({ code: 'move-text', index, error: move.error });
  const added = addMove(tree, at, move.value);
  if (added.ok) return added;
  return refuseReplay({ code: 'move', index, refusal: added.error, position, move: move.value });
}

const refuseReplay = (error: ReplayError) => refuse({ code: 'replay', error } as const);
const refuseShape = (path: string, problem: string) => refuse({ code: 'shape', path, problem } as const);
