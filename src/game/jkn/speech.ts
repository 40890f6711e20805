import {
  accept,
  isSameMove,
  parseMove,
  play,
  positionAfter,
  refuse,
  type Move,
  type NotationError,
  type Position,
  type Result,
} from '../../engine/index.ts';
import { readShapesOn, type ReadShapes } from './comments.ts';
import type { AnyFault, Fault } from './fault.ts';
import { LIMITS } from './limits.ts';
import { moveShape } from './moveShape.ts';
import { readResult } from './result.ts';

/**
 * A written move that was made, or a function that says what is wrong with it, called only if the fault is reported.
 */
export type Heard<State, Step, Wrong extends AnyFault> = Result<
  { readonly step: Step; readonly after: State },
  { readonly code: Wrong['code']; readonly fault: () => Wrong | null }
>;

/** How the moves of one game are read: everything that a reader of records must know of the game's rules. */
export interface Speech<State, Step extends object, Wrong extends AnyFault> {
  /** What looks like a move, as a sticky expression. */
  readonly shape: RegExp;
  readonly isSame: (a: Step, b: Step) => boolean;
  readonly hear: (state: State, written: string) => Heard<State, Step, Wrong>;
  readonly readShapes: ReadShapes;
  /** A result at the end of a game in the spelling of the format; undefined for a result of another game. */
  readonly readResult: (text: string) => string | undefined;
  /** How many moves a game may have, with its variations. */
  readonly mostMoves: number;
}

/** How the moves of Jikaida are read. */
export const speechOf = ({ ruleset }: Position): Speech<Position, Move, Fault> => ({
  shape: moveShape(ruleset),
  isSame: isSameMove,
  hear,
  readShapes: (text) => readShapesOn(ruleset.geometry, text),
  readResult,
  mostMoves: LIMITS.moves,
});

function hear(position: Position, written: string): Heard<Position, Move, Fault> {
  const move = parseMove(position, written);
  if (!move.ok) return unread(position, move.error);
  const after = positionAfter(position, move.value);
  return after === undefined ? refused(position, move.value) : accept({ step: move.value, after });
}

const unread = (position: Position, error: NotationError): Heard<Position, Move, Fault> =>
  refuse({ code: 'move-text', fault: () => ({ code: 'move-text', error, position }) });

/** The move is not legal. Finding out why takes long. */
const refused = (position: Position, move: Move): Heard<Position, Move, Fault> =>
  refuse({
    code: 'move',
    fault: () => {
      const played = play(position, move);
      return played.ok ? null : { code: 'move', refusal: played.error, position, move };
    },
  });
