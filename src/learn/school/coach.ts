import {
  asLegal,
  isSameMove,
  pieceAt,
  pointsOf,
  type Kind,
  type Move,
  type Position,
  type Side,
  type Square,
} from '../../engine/index.ts';
import { leadOf } from '../../game/analysis/index.ts';
import { overlaySquares } from '../../game/overlays/overlays.ts';
import { playPly, type Ply } from '../../game/ply.ts';
import type { Line } from '../../search/types.ts';

/** What the coach says about a turn: that it was good, what was missed, or what it gave the enemy. */
export type RemarkCode =
  | 'best'
  | 'good'
  | 'missed-end'
  | 'missed-vault-capture'
  | 'missed-capture'
  | 'missed-kaida'
  | 'missed-vault'
  | 'missed-move'
  | 'allowed-end'
  | 'unpropt'
  | 'opened-vault'
  | 'en-prise';

/** A remark without its words. */
export interface Remark {
  readonly code: RemarkCode;
  /** The move that the remark is about: the learner's better one, or the enemy's reply; null if the turn was good. */
  readonly move: (Move & { readonly kind: Kind; readonly taken: Kind | null }) | null;
  /** Whether the enemy has made that reply. */
  readonly happened: boolean;
}

/**
 * A turn with what a search says about it: the best line in the position before it, and the best after the move played.
 */
export interface JudgedTurn {
  readonly ply: Ply;
  readonly best: Line;
  readonly played: Line;
  /** The enemy's reply; null if there is none yet. */
  readonly answer: Ply | null;
}

/**
 * From this loss on, a turn is remarked on. It is in expected points, of the 2 between a lost and a won game: about a
 * Swod.
 */
const SLIP = 0.045;

const praise = (code: 'best' | 'good'): Remark => ({ code, move: null, happened: false });

/**
 * What there is to say about a turn. Every move that the remark names is legal where it is said to have been possible.
 */
export function remarkOn({ ply, best, played, answer }: JudgedTurn): Remark {
  const [better] = best.moves;
  const loss = leadOf(best.score) - leadOf(played.score);
  if (better === undefined || isSameMove(better, ply.move)) return praise('best');
  if (loss < SLIP) return praise('good');
  const instead = playPly(ply.before, better);
  if (!instead.ok) return praise('good');
  const [, reply] = played.moves;
  const threat = reply === undefined ? null : threatOf(ply, reply, answer);
  const missed = missedBy(instead.value);
  if (missed.code === 'missed-end' || threat === null) return missed;
  if (threat.code === 'allowed-end') return threat;
  const gain = pointsTaken(instead.value) - pointsTaken(ply);
  return takenPoints(ply.after, threat) >= gain ? threat : missed;
}

function spokenOf({ before, move: { from, to, captures } }: Ply): Remark['move'] {
  const piece = pieceAt(before, from);
  if (piece === null) return null;
  return {
    from,
    to,
    kind: piece.kind,
    taken: captures === 'enemy' ? (pieceAt(before, to)?.kind ?? null) : null,
  };
}

function missedBy(instead: Ply): Remark {
  const { move, events, before } = instead;
  const said = { move: spokenOf(instead), happened: false };
  if (isWonBy(instead, before.turn)) return { code: 'missed-end', ...said };
  if (move.captures === 'enemy')
    return { code: move.vault ? 'missed-vault-capture' : 'missed-capture', ...said };
  if (events.some(({ type }) => type === 'kaida')) return { code: 'missed-kaida', ...said };
  return { code: move.vault ? 'missed-vault' : 'missed-move', ...said };
}

const isWonBy = ({ events }: Ply, side: Side): boolean =>
  events.some(
    (event) => event.type === 'ended' && event.outcome.status === 'over' && event.outcome.winner === side,
  );

/** What the turn has given the enemy: a reply that ends the game or captures; null if the reply does neither. */
function threatOf(ply: Ply, reply: Move, answer: Ply | null): Remark | null {
  const replied = playPly(ply.after, reply);
  if (!replied.ok) return null;
  const { move } = replied.value;
  const said = {
    move: spokenOf(replied.value),
    happened: answer !== null && isSameMove(answer.move, move),
  };
  if (isWonBy(replied.value, ply.after.turn)) return { code: 'allowed-end', ...said };
  if (move.captures !== 'enemy') return null;
  if (said.move !== null && isUnpropt(ply, said.move.kind, move.to)) return { code: 'unpropt', ...said };
  if (move.vault && !couldGo(ply, move)) return { code: 'opened-vault', ...said };
  return { code: 'en-prise', ...said };
}

/** Whether the turn has exposed a Swod to an enemy Swod that could not take it while it was propt (section 4). */
function isUnpropt({ before, after }: Ply, by: Kind, square: Square): boolean {
  const left = pieceAt(after, square);
  if (left === null || after.ruleset.kinds[left.kind].propt?.against !== by) return false;
  return (
    pieceAt(before, square)?.side === before.turn &&
    overlaySquares(before, 'propt').includes(square) &&
    !overlaySquares(after, 'propt').includes(square)
  );
}

/** Whether the enemy could have made this move before the turn, had it been the enemy's move. */
function couldGo({ before, after }: Ply, move: Move): boolean {
  const turned: Position = { ...before, turn: after.turn };
  return asLegal(turned, move)?.captures === 'enemy';
}

const pointsTaken = ({ before, move }: Ply): number => {
  const taken = move.captures === 'enemy' ? pieceAt(before, move.to) : null;
  return taken === null ? 0 : pointsOf(before.ruleset, taken.kind);
};

const takenPoints = ({ ruleset }: Position, { move }: Remark): number =>
  move === null || move.taken === null ? 0 : pointsOf(ruleset, move.taken);
