import type { LegalMove, Position } from '../engine/index.ts';

/** A legal move and what stood before and stands after it. */
export interface Step {
  readonly before: Position;
  readonly move: LegalMove;
  readonly after: Position;
}
