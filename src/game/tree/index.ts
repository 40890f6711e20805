/** A game as a tree: moves with variations and notes, as values. */
export { addLine, addMove } from './play.ts';
export { annotate, cutAfter, deleteFrom, lineAlone, tag } from './edit.ts';
export { demote, makeMainLine, promote } from './order.ts';
export { cleanComment, cleanNotes, LAST_NAG } from './cleanNotes.ts';
export { firstDifference, isSameTree, merge, type MergeError, type Parting } from './compare.ts';
export {
  ASSESSMENTS,
  COLOURS,
  hasNotes,
  NO_NOTES,
  type Arrow,
  type Colour,
  type Mark,
  type Notes,
} from './notes.ts';
export { plyAt, positionAt, positionsOf } from './positions.ts';
export {
  dateOf,
  FURTHER_TAGS,
  isTagName,
  NO_TAGS,
  RESULTS,
  resultOf,
  resultOfEnd,
  ROSTER,
  START_TAGS,
  tagsOf,
  TERMINATIONS,
  terminationOf,
  unknownValue,
  withTag,
  type GameResult,
  type KnownTag,
  type StartTag,
  type Tags,
  type Termination,
} from './tags.ts';
export {
  hasNode,
  haveSameStart,
  newTree,
  nodeOf,
  ROOT,
  type Edited,
  type GameTree,
  type MoveNode,
  type NodeId,
  type RootNode,
  type Tree,
  type TreeNode,
} from './tree.ts';
export {
  alternatives,
  childWith,
  counterpart,
  endOfLine,
  isOnMainLine,
  lineFrom,
  lineTo,
  next,
  previous,
  subtree,
  variationStart,
} from './walk.ts';
export { columnList, inlineList, numberedList, type ListItem, type ListRow } from './listing.ts';
export { knownNag, MOVE_NAGS, nagSign, POSITION_NAGS, toggleNag, type KnownNag } from './nags.ts';
export { nextWith, previousWith, SIGHTS, type Sight } from './seek.ts';
