/** A game as a tree: moves with variations and notes, as values. */
export {
  addLine,
  addMove,
  annotate,
  deleteFrom,
  demote,
  makeMainLine,
  promote,
  tag,
  type Edited,
} from './edit.ts';
export {
  firstDifference,
  haveSameStart,
  isSameTree,
  merge,
  type MergeError,
  type Parting,
} from './compare.ts';
export {
  ASSESSMENTS,
  cleanComment,
  cleanNotes,
  COLOURS,
  hasNotes,
  LAST_NAG,
  NO_NOTES,
  type Arrow,
  type Colour,
  type Mark,
  type Notes,
} from './notes.ts';
export { plyAt, positionAt } from './positions.ts';
export {
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
export { gameOfLine, treeOfGame } from './linear.ts';
export {
  hasNode,
  newTree,
  nodeOf,
  ROOT,
  type GameTree,
  type MoveNode,
  type NodeId,
  type RootNode,
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
export { columnList, inlineList, type ListItem, type ListRow } from './listing.ts';
export {
  knownNag,
  MOVE_NAGS,
  nagSign,
  POSITION_NAGS,
  POSITION_SIGNS,
  toggleNag,
  type KnownNag,
} from './nags.ts';
export { nextWith, previousWith, SIGHTS, type Sight } from './seek.ts';
