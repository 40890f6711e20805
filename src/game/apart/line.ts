import { isSameMove, type Move } from '../../engine/index.ts';
import { pliesPlayed, type Game } from '../game.ts';
import { makeMainLine } from '../tree/order.ts';
import { addLine } from '../tree/play.ts';
import { ROOT, type NodeId } from '../tree/tree.ts';
import { childWith } from '../tree/walk.ts';

/** The moves that count in a game. */
export const movesOf = (game: Game | null): readonly Move[] =>
  game === null ? [] : pliesPlayed(game).map(({ move }) => move);

/** How many moves two games have in common from the start. */
export function commonTurns(ours: readonly Move[], theirs: readonly Move[]): number {
  const turns = ours.findIndex((move, index) => {
    const other = theirs[index];
    return other === undefined || !isSameMove(move, other);
  });
  return turns < 0 ? ours.length : turns;
}

/** Whether a game has these moves, even in a line that was left. */
export function hasLine({ tree }: Game, moves: readonly Move[]): boolean {
  let at: NodeId | undefined = ROOT;
  for (const move of moves) {
    at = childWith(tree, at, move);
    if (at === undefined) return false;
  }
  return true;
}

/** A game that stands at the end of other moves and keeps all lines that it had; the moves are legal in it. */
export function withLine(game: Game, moves: readonly Move[]): Game {
  const added = addLine(game.tree, ROOT, moves);
  if (!added.ok) throw new RangeError('a line that is not legal');
  const { tree, node } = added.value;
  return { tree: makeMainLine(tree, node), at: node };
}

/** A game with another line added as a variation; it stands where it stood before. */
export function withVariation(game: Game, moves: readonly Move[]): Game {
  const added = addLine(game.tree, ROOT, moves);
  return added.ok ? { ...game, tree: added.value.tree } : game;
}
