import { isSameMove, type Move, type Side } from '../../engine/index.ts';
import type { Score } from '../../search/types.ts';
import { nodeOf, plyAt, type GameTree, type MoveNode, type NodeId } from '../tree/index.ts';
import type { Evaluation } from './evaluation.ts';
import { lossOf } from './judgement.ts';

/** A position of the game as the computer has judged it. */
export interface Judged extends Evaluation {
  readonly node: NodeId;
  /** The move that led here, as the tree holds it, by which a changed game is recognised. Null at the start. */
  readonly move: MoveNode['move'] | null;
  /** What the computer would play from here; empty at the end of a game. */
  readonly best: readonly Move[];
}

/**
 * What a position is worth, from Yellow's view, where a side has played the move that the computer would have played:
 * no more for that side than after the move, where a search has seen one ply further. So no such move loses anything.
 */
export function scoreBeforeBest(side: Side, before: Score, after: Score): Score {
  if (lossOf(side, before, after) === 0) return before;
  const isOwnWin = after.kind === (side === 'yellow' ? 'win' : 'loss');
  return isOwnWin ? { ...after, turns: after.turns + 1 } : after;
}

/**
 * What has been judged, the start first. The positions after the computer's own moves correct the evaluations of the
 * positions before them.
 */
export function settled(tree: GameTree, judged: readonly Judged[]): readonly Judged[] {
  const result = [...judged];
  for (let at = judged.length - 2; at >= 0; at--) {
    const [before, after] = [result[at]!, result[at + 1]!];
    const ply = isFollowed(tree, before, after) ? plyAt(tree, after.node) : null;
    const [best] = before.best;
    if (ply === null || best === undefined || !isSameMove(ply.move, best)) continue;
    const score = scoreBeforeBest(ply.before.turn, before.score, after.score);
    if (score !== before.score) result[at] = { ...before, score };
  }
  return result;
}

/** Whether the tree still holds two judged positions unchanged, one after the other. */
const isFollowed = (tree: GameTree, before: Judged, after: Judged): boolean =>
  [before, after].every(
    ({ node, move }) => tree.nodes[node] !== undefined && nodeOf(tree, node).move === move,
  ) && nodeOf(tree, after.node).parent === before.node;
