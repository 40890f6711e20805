import type { LegalMove, Position } from '../engine/index.ts';

/** A legal move with the positions before and after it. */
export interface Step {
  readonly before: Position;
  readonly move: LegalMove;
  readonly after: Position;
}
