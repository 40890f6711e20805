import { opponent, type Move, type Position, type Side } from '../../engine/index.ts';
import { otherRole } from '../apart/agreement.ts';
import type { Role } from '../apart/names.ts';
import { canClaim } from '../sitting/claims.ts';
import { FREE_TURNS } from '../sitting/clock.ts';
import { endingOf } from '../endings.ts';
import { currentPosition, goTo, lastPly, playMove, turnsMade } from '../game.ts';
import type { PlayersEnd } from '../gameEnd.ts';
import { ByteReader } from '../link/bytes.ts';
import { readMove } from '../link/moves.ts';
import { NONE_DECLINED, type OfferKind } from '../sitting/sitting.ts';
import { withTime } from '../tree/play.ts';
import { nodeOf } from '../tree/tree.ts';
import { previous } from '../tree/walk.ts';
import type { Body, Where } from './body.ts';
import { readOrNull, type Bytes } from './bytes.ts';
import type { LiveGame } from './liveGame.ts';
import type { LiveClock, LiveTerms } from './terms.ts';

/** What happens in a game; a rematch belongs to the room. */
export type GameBody = Exclude<Extract<Body, Where>, { is: 'again' }>;

/** The player who is to move. */
export const moverOf = ({ sides, game }: Pick<LiveGame, 'sides' | 'game'>): Role =>
  sides.host === currentPosition(game).turn ? 'host' : 'guest';

/**
 * What an event makes of a game; the same game if the event has no meaning there: it is illegal, out of turn, too late,
 * or without grounds.
 */
export function stepGame(now: LiveGame, terms: LiveTerms, author: Role, body: GameBody): LiveGame {
  if (body.turn !== turnsMade(now.game)) return now;
  if (body.is === 'count') return counted(now, terms, author, body.thought);
  if (endingOf(now) !== null) return now;
  switch (body.is) {
    case 'move':
      return moved(now, terms, author, body);
    case 'offer':
      return offered(now, terms, author, body.kind);
    case 'answer':
      return answered(now, author, body);
    case 'concede':
      return ended(now, { way: 'concession', loser: now.sides[author] });
    case 'claim':
      return mayClaim(now, author, body.ground) ? ended(now, { way: body.ground }) : now;
    case 'flag':
      return mayFlag(now, terms, author) ? { ...now, flag: author } : now;
    case 'flagged':
      return isTimed(now, terms) && moverOf(now) === author
        ? ended(now, { way: 'time', loser: now.sides[author] })
        : now;
    case 'timeout':
      return now.flag === author && moverOf(now) !== author
        ? ended(now, { way: 'time', loser: opponent(now.sides[author]) })
        : now;
  }
}

const ended = (now: LiveGame, end: PlayersEnd): LiveGame => ({ ...now, end, offer: null, flag: null });

/** Whether the time of the side to move is counted: the first turn of each side costs none. */
export const isTimed = ({ game }: Pick<LiveGame, 'game'>, { clock }: LiveTerms): boolean =>
  clock !== null && turnsMade(game) >= FREE_TURNS;

/** Whether a player can claim that the other's time has run out. */
export const mayFlag = (now: LiveGame, terms: LiveTerms, role: Role): boolean =>
  isTimed(now, terms) && moverOf(now) !== role && now.flag === null && endingOf(now) === null;

export const mayClaim = (now: LiveGame, role: Role, ground: 'repetition' | 'quiet'): boolean =>
  endingOf(now) === null && moverOf(now) === role && canClaim(now.game, ground);

/** What the side to move had left as its turn began, in milliseconds. */
export function leftFor({ game }: Pick<LiveGame, 'game'>, { time }: LiveClock): number {
  const { tree, at } = game;
  const before = previous(tree, at);
  return (before === null ? null : nodeOf(tree, before).notes.clock) ?? time[currentPosition(game).turn];
}

/** The legal move that has this place; null if there is none. */
const moveAt = (position: Position, place: Bytes): Move | null =>
  readOrNull(new ByteReader(place), (reader) => readMove(reader, position));

function moved(
  now: LiveGame,
  terms: LiveTerms,
  author: Role,
  body: { move: Bytes; thought: number },
): LiveGame {
  if (moverOf(now) !== author) return now;
  const move = moveAt(currentPosition(now.game), body.move);
  const played = move === null ? null : playMove(now.game, move);
  if (played === null || !played.ok) return now;
  const { tree, at } = played.value;
  // the mover's own draw offer stands until the other has moved
  const offer = now.offer?.kind === 'draw' && now.offer.by === author ? now.offer : null;
  const isCosting = isTimed(now, terms);
  const thought = isCosting ? body.thought : 0;
  const next = { ...now, offer, flag: null, beat: now.beat + 1, last: { thought, isCounted: false } };
  if (terms.clock === null) return { ...next, game: played.value };
  const left = leftFor(now, terms.clock);
  if (thought > left) return ended(now, { way: 'time', loser: now.sides[author] });
  const after = left - thought + (isCosting ? terms.clock.increment[now.sides[author]] : 0);
  return { ...next, game: { tree: withTime(tree, at, after), at } };
}

/** The player who waited for the last move says once what it counts for: more than its mover said. */
function counted(now: LiveGame, terms: LiveTerms, author: Role, thought: number): LiveGame {
  const { last, game, sides } = now;
  const mover = lastPly(game)?.before.turn;
  const isDue = last !== null && !last.isCounted && now.end === null && turnsMade(game) > FREE_TURNS;
  if (terms.clock === null || !isDue || mover !== sides[otherRole(author)] || thought <= last.thought)
    return now;
  const { tree, at } = game;
  const left = (nodeOf(tree, at).notes.clock ?? 0) - (thought - last.thought);
  const isLost = left < terms.clock.increment[mover];
  const next: LiveGame = {
    ...now,
    last: { thought, isCounted: true },
    game: { tree: withTime(tree, at, isLost ? 0 : left), at },
  };
  return isLost ? ended(next, { way: 'time', loser: mover }) : next;
}

/** Whether a player can ask for something now: not twice for the same turn once it was declined. */
export function mayOffer(now: LiveGame, terms: LiveTerms, role: Role, kind: OfferKind): boolean {
  if (endingOf(now) !== null || now.declined[kind] === turnsMade(now.game)) return false;
  if (now.offer !== null && (now.offer.by === role || now.offer.kind !== kind)) return false;
  return kind === 'draw'
    ? turnsMade(now.game) > 0
    : terms.agreement.takeBack === 'ask' && now.offer === null && turnsBackFor(now, now.sides[role]) > 0;
}

/** How many turns go back when a side takes back its last one; 0 where it has none. */
function turnsBackFor({ game }: LiveGame, side: Side): number {
  const turns = lastPly(game)?.before.turn === side ? 1 : 2;
  return turnsMade(game) >= turns ? turns : 0;
}

/** Two offers of a draw that cross are an agreement. */
function offered(now: LiveGame, terms: LiveTerms, author: Role, kind: OfferKind): LiveGame {
  if (!mayOffer(now, terms, author, kind)) return now;
  return now.offer === null ? { ...now, offer: { kind, by: author } } : ended(now, { way: 'agreement' });
}

function answered(
  now: LiveGame,
  author: Role,
  { kind, agreed }: { kind: OfferKind; agreed: boolean },
): LiveGame {
  const { offer, game } = now;
  if (offer === null || offer.by === author || offer.kind !== kind) return now;
  if (!agreed) return { ...now, offer: null, declined: { ...now.declined, [kind]: turnsMade(game) } };
  if (kind === 'draw') return ended(now, { way: 'agreement' });
  const back = turnsBackFor(now, now.sides[offer.by]);
  return {
    ...now,
    game: goTo(game, turnsMade(game) - back),
    offer: null,
    declined: NONE_DECLINED,
    flag: null,
    last: null,
    beat: now.beat + 1,
  };
}
