/** The record format `.jkn`, specified in docs/jkn.md: text to games and back. */
export { decodeRecord, plainLines, type Encoding, type RecordText } from './decode.ts';
export {
  ERRORS,
  isError,
  isShared,
  WARNINGS,
  type AnyFault,
  type ErrorCode,
  type Fault,
  type FaultPlace,
  type Placed,
  type PlacedFault,
  type SharedFault,
  type WarningCode,
} from './fault.ts';
export { formatGame, formatJkn } from './format.ts';
export { LIMITS } from './limits.ts';
export { plainId } from './plainId.ts';
export {
  parseJkn,
  readGames,
  readParts,
  type JknRead,
  type Pace,
  type ReadPart,
  type ReadStep,
  type RecordSource,
} from './read.ts';
export type { Beyond } from './beyond.ts';
export { readGame, type ReadGame, type ReadOptions } from './readGame.ts';
export { countGames, splitGames, type RawTag, type Section } from './sections.ts';
export { clockOf, timeTags } from './timeControl.ts';
