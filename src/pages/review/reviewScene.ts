import { isMovement, motionOf } from '../../board/motion.ts';
import type { Scene } from '../../board/scene.ts';
import { standingOf } from '../../game/standing.ts';
import { targetsFrom } from '../../game/targets.ts';
import { plyAt, positionAt, type GameTree, type NodeId } from '../../game/tree/index.ts';
import type { ReviewState } from '../../store/reviewState.ts';
import { remembered } from '../table/liveScene.ts';

const NOTHING: readonly number[] = [];

const motionAt = ({ way, number, ply }: ReviewState['change']) =>
  ply !== null && isMovement(way) ? motionOf(number, ply, way) : null;

/** Finds what the board shows of the game that is reviewed; the same object as long as nothing of it changes. */
export function reviewScenes(): (state: ReviewState) => Scene {
  const motion = remembered(motionAt);
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
      };
    },
  );
  return ({ tree, node, selection, told, change }) => sceneOf(tree, node, selection, told, change);
}
