import { isMovement, motionOf } from '../../board/motion.ts';
import type { Ahead, Scene } from '../../board/scene.ts';
import { currentPosition, lastPly, nextPly, pliesInLine, turnsMade, type Game } from '../../game/game.ts';
import { standingOf } from '../../game/standing.ts';
import { targetsFrom } from '../../game/overlays/targets.ts';
import type { Change } from '../../store/change.ts';
import type { TableState, Told } from '../../store/table/state.ts';
import { remembered } from '../table/liveScene.ts';

const NOTHING: readonly number[] = [];

function motionAt(game: Game, { way, number }: Change) {
  const ply = way === 'undone' || way === 'back' ? nextPly(game) : lastPly(game);
  return ply !== undefined && isMovement(way) ? motionOf(number, ply, way) : null;
}

function aheadOf(game: Game): Ahead {
  const plies = pliesInLine(game);
  const made = turnsMade(game);
  return { moves: [plies[made - 2], plies[made]].flatMap((ply) => ply?.move ?? []), positions: [] };
}

/** Finds what the board shows of the game at the table; the same object as long as nothing of it changes. */
export function tableScenes(): (state: TableState) => Scene {
  const motion = remembered(motionAt);
  const sceneOf = remembered(
    (game: Game, selection: number | null, told: Told | null, change: Change): Scene => {
      const position = currentPosition(game);
      return {
        position,
        selection,
        targets: targetsFrom(position, selection),
        lastMove: lastPly(game)?.move ?? null,
        kaida: standingOf(position).kaida,
        refused: told?.squares ?? NOTHING,
        motion: motion(game, change),
        ahead: () => aheadOf(game),
      };
    },
  );
  return ({ shown, selection, told, change }) => sceneOf(shown, selection, told, change);
}
