import type { Marker } from '../../cabinet/seam/game.ts';
import { seenBy } from '../../cabinet/seam/seen.ts';
import { pastAt, positionAt, type Line } from './line.ts';

/** Who looks at a board. */
export interface Looking {
  /** The seat whose hidden cards are shown; null if nobody's are. */
  readonly eyes: number | null;
  /** Whether the game is over, so that nothing of it is hidden any more. */
  readonly isOver: boolean;
}

/** What a board shows. */
export interface OnBoard {
  readonly position: unknown;
  /** The position before the last move; null before the first one. */
  readonly before: unknown;
  readonly markers: readonly Marker[];
}

/** What the board shows after this many moves, without anything that may not be seen. */
export function onBoard(line: Line, at: number, { eyes, isOver }: Looking): OnBoard {
  const { game, rules, plies } = line;
  const seen = (position: unknown): unknown => (isOver ? position : seenBy(rules, position, eyes));
  const ply = plies[at - 1];
  const now = positionAt(line, at);
  const before = ply === undefined ? null : seen(ply.before);
  const lingers = ply !== undefined && game.lingers?.(ply.before, ply.move) === true;
  return {
    position: lingers ? before : seen(now),
    before,
    markers: game.markers?.(pastAt(line, at), now) ?? [],
  };
}
