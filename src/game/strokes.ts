import { routesOf } from '../engine/index.ts';
import type { Ply } from './ply.ts';

/**
 * The sound of a turn before anything is called out: a piece set down, a piece captured, a run over a line of pieces.
 */
export type Stroke =
  | { readonly type: 'move' | 'capture' }
  /** `pieces` is the number of pieces passed over. */
  | { readonly type: 'vault'; readonly pieces: number; readonly captures: boolean };

/** The stroke of a turn, by its shortest route; a Fluttember counts as a move. */
export function strokeOf({ before, move, events }: Ply): Stroke {
  const captures = events.some(({ type }) => type === 'captured');
  if (move.vault) {
    const passed = routesOf(before, move).map(
      ({ parts }) => parts.filter(({ part }) => part === 'vault' || part === 'bend').length,
    );
    return { type: 'vault', pieces: Math.min(...passed), captures };
  }
  return { type: captures ? 'capture' : 'move' };
}
