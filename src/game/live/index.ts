/**
 * A game that two people play at the same time on two machines: pure, with no clock, random numbers, network or storage
 * of its own.
 */
export { agreedHeads, agreedLog } from './agreed.ts';
export type { Body, Where } from './body.ts';
export { asciiOf, isSame, KEY, type Bytes } from './bytes.ts';
export type { SignedEvent } from './event.ts';
export {
  isHereBy,
  LANES,
  missing,
  readFrame,
  writeEvents,
  writeHere,
  type Frame,
  type Heads,
  type Here,
  type Lane,
} from './frame.ts';
export {
  chatKeyOf,
  playerKeys,
  ROOM_BYTES,
  roomOf,
  sealKeyOf,
  watchSecretOf,
  type PlayerKeys,
} from './keys.ts';
export { LIVE_LIMITS, LIVE_TIMES } from './limits.ts';
export { formatLiveLink, parseLiveLink, type LiveLink } from './link.ts';
export type { LiveGame } from './liveGame.ts';
export {
  acceptance,
  accepts,
  addEvents,
  beginning,
  emptyLog,
  keyOf,
  withOwn,
  type Log,
  type MayCheck,
} from './log.ts';
export { goingOn, onwardId } from './onward.ts';
export { orderOf } from './order.ts';
export { placeOf } from './place.ts';
export { weighed } from './plausible.ts';
export { foldRoom, isLastGame, pointsOf, type Line, type Room } from './room.ts';
export { NONCE, seal, unseal } from './seal.ts';
export { isTimed, leftFor, mayClaim, mayFlag, mayOffer, moverOf } from './step.ts';
export { clockTermsOf, type LiveClock, type LiveTerms } from './terms.ts';
