/**
 * A game between two browsers that send each other links: pure, with no clock, random numbers or storage of its own.
 */
export { answerOf } from './answer.ts';
export {
  APART_TAKE_BACKS,
  needsLot,
  otherRole,
  shownStart,
  SIDE_CHOICES,
  type Agreement,
  type Guest,
  type Invited,
  type SideChoice,
} from './agreement.ts';
export { inviting, isOver, isOwnLetter, letterOf, mayMove, phaseOf, type Apart } from './apart.ts';
export {
  accepting,
  agreeing,
  askedOf,
  asking,
  beginning,
  canAsk,
  canConcede,
  asksUnsent,
  canUnsend,
  claiming,
  conceding,
  declining,
  moving,
  sending,
  unsending,
} from './deeds.ts';
export { formatLetter, LETTER_ERRORS, parseLetter, parseLetterInSlices, type LetterError } from './codec.ts';
export { formatApart, parseApart, type KeptError } from './kept.ts';
export { sideOf, type Letter } from './letter.ts';
export { movesOf } from './line.ts';
export {
  keepingOurs,
  nameOf,
  namesOf,
  receive,
  refusing,
  takingOver,
  takingUp,
  type News,
  type Outcome,
  type PartedAt,
} from './receive.ts';
export { relationOfAparts } from './relation.ts';
export { ROLES, type Phase, type Role } from './names.ts';
