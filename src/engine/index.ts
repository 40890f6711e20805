/** The public interface of the engine: pure functions over readonly values. Section numbers refer to the rules. */
export { DRIN_SIZE, type Drin, type Geometry, type Square } from './geometry.ts';
export { KIND_NAMES, KINDS, type Kind, type KindRules } from './kinds.ts';
export { opponent, SIDES, type Side } from './side.ts';
export { withoutBonus, type Piece } from './piece.ts';
export { rulesetOf } from './compiled/compile.ts';
export { pointsOf, type Ruleset } from './compiled/ruleset.ts';
export {
  ENDING_RULES,
  HOUSE_RULE_IDS,
  MOVE_FORMS,
  NO_TERRAIN,
  TERRAINS,
  type EndingRule,
  type HouseRuleId,
  type MoveForm,
  type Terrain,
  type TerrainSort,
  type Variation,
} from './variation.ts';
export { BASES, LARGER_GAMES, VARIATIONS } from './variations/index.ts';
export { STUDY_BOARDS } from './variations/studyBoards.ts';
export { findStudyBoard, findVariation, resolveGame, resolveVariation } from './variations/resolve.ts';
export {
  formatVariationId,
  ID_ERRORS,
  LONGEST_ID,
  parseVariationId,
  type VariationId,
  type VariationIdError,
  type VariationIdErrorCode,
} from './variations/id.ts';
export { ruleFault, ruleSetFault, type RuleFault } from './variations/fit.ts';
export { HOUSE_RULES, type HouseRule } from './variations/houseRules.ts';
export { mayStillFluttember, pieceAt, startPosition, type Position } from './position.ts';
export {
  canBeFresh,
  emptyArrangement,
  withFluttember,
  withFresh,
  withPiece,
  type Arrangement,
} from './arrangement.ts';
export { memoised } from './memoised.ts';
export type { Move } from './move.ts';
export {
  isKaida,
  isSameMove,
  kingSquare,
  legalMoves,
  legalMovesFrom,
  outcome,
  perft,
  type LegalMove,
} from './moves.ts';
export { ENDINGS, type Ending, type Outcome } from './ending.ts';
export { isLastingTurn, OCCURRENCES, QUIET_TURNS } from './claims.ts';
export { movesWithSuffix, play, positionAfter, type GameEvent, type Played, type Suffix } from './play.ts';
export { explainRefusal, type Refusal } from './refusal.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusalCodes.ts';
export { attackersOf, attacksOn, routesOf, ROUTE_PARTS, type Route, type RoutePart } from './routes.ts';
export { accept, refuse, type Result } from './result.ts';
export { NOTATION_ERRORS, type NotationError, type NotationErrorCode } from './notation/error.ts';
export { arrangementFaults, formatPosition, parseArrangement, parsePosition } from './notation/position.ts';
export {
  asLegal,
  formatCoordinates,
  formatRecord,
  kindTitle,
  startSquares,
  titleOf,
} from './notation/move.ts';
export { parseMove } from './notation/readMove.ts';
export {
  formatSquare,
  formatSquareInFull,
  parseSquare,
  squareName,
  type SquareName,
} from './notation/square.ts';
