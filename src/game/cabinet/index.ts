/** Games of the cabinet as data: their trees and their records. Nothing here knows which game it is. */
export {
  endingNamed,
  outcomeOfResult,
  readCabinetResult,
  readTermination,
  resultText,
  terminationText,
  type CabinetEnding,
} from './ended.ts';
export {
  CABINET_LINK_ERRORS,
  formatCabinetLink,
  openCabinetLink,
  parseCabinetLink,
  readCabinetLink,
  type CabinetLinkError,
  type OpenedLink,
} from './link.ts';
export { WAYS_OUT, type Ended, type WayOut } from './wayOut.ts';
export { MOST_MOVES } from './limits.ts';
export { formatCabinet, seatTag } from './format.ts';
export type { CabinetPly, CabinetStart } from './ply.ts';
export {
  readCabinet,
  readCabinetSection,
  type CabinetFault,
  type PlacedCabinetFault,
  type ReadCabinetGame,
} from './read.ts';
export {
  addText,
  cabinetPastAt,
  cabinetPositionAt,
  childNamed,
  holdsGame,
  newCabinetTree,
  openPart,
  treeOfMoves,
  type CabinetTree,
} from './tree.ts';
