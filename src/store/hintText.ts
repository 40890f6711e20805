import type { Move, Position } from '../engine/index.ts';
import { playPly, spelledOf } from '../game/ply.ts';
import { text } from '../text/messages.ts';

/** A hint in words, `Hint: Swod Mortil C3 to Mortil C6.` */
export function hintText(position: Position, move: Move): string {
  const ply = playPly(position, move);
  return ply.ok ? text('hint.found', { move: spelledOf(ply.value) }) : '';
}
