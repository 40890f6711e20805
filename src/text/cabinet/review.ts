import type { AnyGame } from '../../cabinet/seam/game.ts';
import type { AnyRules, Outcome } from '../../cabinet/seam/rules.ts';
import { seatTag, type CabinetPly, type CabinetTree } from '../../game/cabinet/index.ts';
import { MOVE_NAGS, nodeOf, type NodeId, type Notes } from '../../game/tree/index.ts';
import { endText, seatText, turnText, type Say } from './table.ts';
import { cabinetReviewWords } from '../en/cabinetReview.ts';
import { textOf } from '../messages.ts';
import { text as reviewText } from '../review/review.ts';

/** `text` for the review of the cabinet, with the part of the catalogue that comes with it. */
export const text = textOf(cabinetReviewWords);

/** The moves up to the one that is shown, and how the game stands there. */
export interface Reviewed {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly start: unknown;
  readonly plies: readonly CabinetPly[];
}

/** A sign of a move in words; a sign that has no name, by its number. */
export function signText(nag: number): string {
  const known = MOVE_NAGS.find((one) => one === nag);
  return known === undefined ? reviewText('nag.other', { nag }) : reviewText(`nag.${known}`);
}

/** A move with its number, or the name of the start. */
export function moveText(tree: CabinetTree, node: NodeId): string {
  const { move } = nodeOf(tree, node);
  return move === null
    ? reviewText('review.start')
    : text('cabinet.review.move', { number: move.number, move: move.text });
}

/** Who made the last of some moves, and which move it was; or the name of the start. */
export function movedText(say: Say, { game, rules, plies }: Reviewed): string {
  const last = plies.at(-1);
  if (last === undefined) return reviewText('review.start');
  const number = text('cabinet.review.move', { number: last.number, move: last.text });
  const turn = rules.turn(last.before);
  const seat = turn === 'chance' ? game.chance?.owner(last.before) : turn;
  return seat === undefined
    ? number
    : text('cabinet.review.moved', { seat: seatText(say, rules, seat), move: number });
}

/** What ended a game, other than its rules. */
type Ended = Parameters<typeof endText>[3];

/** Whose turn it is after some moves, or how and why the game has ended there. */
export const standingText = (say: Say, line: Reviewed, ended: Ended, outcome: Outcome): string =>
  outcome.over ? endText(say, line, outcome, ended) : turnText(say, line, line.plies.length);

/** What is read aloud about the shown move: the move, its signs and comments, and how the game stands. */
export const reviewedText = (
  say: Say,
  line: Reviewed,
  notes: Notes,
  ended: Ended,
  outcome: Outcome,
): string =>
  [
    notes.before,
    `${movedText(say, line)}.`,
    ...notes.nags.map((nag) => `${signText(nag)}.`),
    notes.after,
    standingText(say, line, ended, outcome),
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Who sat in a seat, by the tags of a record; otherwise what the seat is called. */
const playerText = (say: Say, { tags, start }: CabinetTree, seat: number): string =>
  tags.get(seatTag(start.rules.seats[seat] ?? '')) ?? seatText(say, start.rules, seat);

/** All who sat at the board, in the order of the seats. */
export const playersText = (say: Say, tree: CabinetTree): string =>
  tree.start.rules.seats.map((_, seat) => playerText(say, tree, seat)).join(' – ');
