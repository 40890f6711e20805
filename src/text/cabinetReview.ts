import type { AnyGame } from '../cabinet/seam/game.ts';
import type { AnyRules, Outcome } from '../cabinet/seam/rules.ts';
import {
  MOST_MOVES,
  seatTag,
  type CabinetFault,
  type CabinetPly,
  type CabinetTree,
  type PlacedCabinetFault,
} from '../game/cabinet/index.ts';
import { LIMITS } from '../game/jkn/limits.ts';
import { LAST_NAG, MOVE_NAGS, nodeOf, type NodeId, type Notes } from '../game/tree/index.ts';
import { faultText } from './cabinet.ts';
import { endText, seatText, shelfText, turnText, type Say } from './cabinetTable.ts';
import { cabinetReviewWords } from './en/cabinetReview.ts';
import { jknWords } from './en/jkn.ts';
import { textOf } from './messages.ts';
import { text as reviewText } from './review.ts';

/** `text` for the review of the cabinet, with the part of the catalogue that comes with it. */
export const text = textOf(cabinetReviewWords);

const jknText = textOf(jknWords);

/** The moves up to the one that is shown, and how the game stands there. */
export interface Reviewed {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly start: unknown;
  readonly plies: readonly CabinetPly[];
}

/** A sign of a move in words; one without a name by its number. */
export function signText(nag: number): string {
  const known = MOVE_NAGS.find((one) => one === nag);
  return known === undefined ? reviewText('nag.other', { nag }) : reviewText(`nag.${known}`);
}

/** A move with its number; the start by its name. */
export function moveText(tree: CabinetTree, node: NodeId): string {
  const { move } = nodeOf(tree, node);
  return move === null
    ? reviewText('review.start')
    : text('cabinet.review.move', { number: move.number, move: move.text });
}

/** Who made the last of some moves, and which it was; the start by its name. */
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

/** Whose turn it is after some moves, or how the game has ended there and on what ground. */
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

/** Who sat in a seat, by the tags of a record; else what the seat is called. */
export const playerText = (say: Say, { tags, start }: CabinetTree, seat: number): string =>
  tags.get(seatTag(start.rules.seats[seat] ?? '')) ?? seatText(say, start.rules, seat);

/** What is wrong in a record, in a sentence with its place. */
export const cabinetFaultText = (fault: PlacedCabinetFault): string => {
  const { game, line, column, written } = fault;
  const problem = problemText(fault);
  return jknText('jkn.fault', {
    game,
    line,
    column,
    problem: written === '' ? problem : jknText('jkn.problem', { written, problem }),
  });
};

function problemText(fault: CabinetFault): string {
  switch (fault.code) {
    case 'move':
      return text('cabinet.fault.move', { number: fault.number });
    case 'position':
      return text('cabinet.fault.position', { why: faultText(fault.error) });
    case 'variation':
      return text('cabinet.fault.variation');
    case 'variation-missing':
      return text('cabinet.fault.variation-missing', { variation: shelfText('variant', fault.assumed) });
    case 'result-unknown':
      return text('cabinet.fault.result-unknown');
    case 'result-differs':
    case 'result-wrong':
      return jknText(`jkn.${fault.code}`, { expected: fault.expected });
    case 'encoding':
    case 'variation-nowhere':
    case 'too-deep':
    case 'too-many-moves':
    case 'begins':
    case 'tag':
    case 'tag-twice':
    case 'too-many-tags':
    case 'comment-open':
    case 'bracket-open':
    case 'bracket-close':
    case 'nag':
    case 'command':
    case 'termination-unknown':
      return jknText(`jkn.${fault.code}`, { ...LIMITS, moves: MOST_MOVES, last: LAST_NAG });
  }
}
