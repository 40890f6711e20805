import { isMovement, motionOf } from '../../board/motion.ts';
import type { Ahead, Scene } from '../../board/scene.ts';
import { standingOf } from '../../game/standing.ts';
import { targetsFrom } from '../../game/overlays/targets.ts';
import {
  endOfLine,
  hasNode,
  next,
  plyAt,
  positionAt,
  previous,
  ROOT,
  type GameTree,
  type NodeId,
} from '../../game/tree/index.ts';
import type { ReviewState } from '../../store/review/state.ts';
import { remembered } from '../table/liveScene.ts';

const NOTHING: readonly number[] = [];

const motionAt = ({ way, number, ply }: ReviewState['change']) =>
  ply !== null && isMovement(way) ? motionOf(number, ply, way) : null;

function aheadOf(tree: GameTree, node: NodeId, pointed: NodeId | null): Ahead {
  const end = endOfLine(tree, node);
  const chosen = pointed !== null && hasNode(tree, pointed) ? [pointed] : [];
  const moveTo = (id: NodeId | null) => (id === null ? null : plyAt(tree, id))?.move ?? [];
  return {
    moves: [previous(tree, node), next(tree, node), end, ...chosen].flatMap(moveTo),
    positions: [ROOT, end, ...chosen].map((id) => positionAt(tree, id)),
  };
}

/** Finds what the board shows of the reviewed game; the same object as long as nothing of it changes. */
export function reviewScenes(): (state: ReviewState) => Scene {
  const motion = remembered(motionAt);
  let pointed: NodeId | null = null;
  const sceneOf = remembered(
    (
      tree: GameTree,
      node: NodeId,
      selection: ReviewState['selection'],
      told: ReviewState['told'],
      change: ReviewState['change'],
    ): Scene => {
      const position = positionAt(tree, node);
      return {
        position,
        selection,
        targets: targetsFrom(position, selection),
        lastMove: plyAt(tree, node)?.move ?? null,
        kaida: standingOf(position).kaida,
        refused: told?.squares ?? NOTHING,
        motion: motion(change),
        ahead: () => aheadOf(tree, node, pointed),
      };
    },
  );
  return ({ tree, node, selection, told, change, ...state }) => {
    pointed = state.pointed;
    return sceneOf(tree, node, selection, told, change);
  };
}
