import type { Move, Position } from '../engine/index.ts';
import { playPly } from '../game/ply.ts';
import { spelledOf } from './spelled.ts';
import { text } from './messages.ts';

/** A hint in words, `Hint: Swod Mortil C3 to Mortil C6.` */
export function hintText(position: Position, move: Move): string {
  const ply = playPly(position, move);
  return ply.ok ? text('hint.found', { move: spelledOf(ply.value) }) : '';
}
