/**
 * The second interface of the engine, for searches: the mutable board with make and unmake, packed moves, and piece
 * codes. All other code uses the readonly values of `index.ts`.
 */
export { createBoard, landed, lastMove, make, setBoard, unmake, type Board } from './board.ts';
export { boardOf } from './position.ts';
export { generateLegal, generateTaking, isLegal, isSafe, listTaking } from './legal.ts';
export { generateMoves, outcomeOf } from './ending.ts';
export { isAttacked, isInKaida } from './kaida.ts';
export { isGivenKaida, staysSafe } from './opening.ts';
export { isStruck } from './struck.ts';
export { isLastingKind } from './claims.ts';
export { findLegal, packBits, packedMoves, unpack, unpackMove } from './moves.ts';
export {
  CAPTURE_MARK,
  FLUTTEMBER_MARK,
  isCompany,
  MOVE_BITS,
  moveFrom,
  movePromotion,
  moveTo,
  type PackedMove,
} from './move.ts';
export {
  ALL_PIECE_CODES,
  EMPTY,
  FRESH,
  kindOf,
  PIECE_CODES,
  sideOf,
  withoutBonus,
  type PieceCode,
} from './piece.ts';
export { endsOf, startsOf } from './company.ts';
export { kindAt } from './kinds.ts';
export { against, sideAt, sideIndex, type SideIndex } from './side.ts';
export { BITS, type Counted, countedEach, countedOf, countedSide, countIn } from './counted.ts';
export { directionMask, firstOf } from './directions.ts';
export { NO_SQUARE } from './geometry.ts';
export { TRAIT } from './compiled/traits.ts';
export { vaultsOf, whereVaultsBegin } from './vaults.ts';
