import { accept, refuse, type Move, type Refusal, type Result } from '../../engine/index.ts';
import { canClaim, type Claim } from '../sitting/claims.ts';
import { goTo, lastPly, playMove, turnsMade } from '../game.ts';
import type { OfferKind } from '../sitting/sitting.ts';
import { settledOf, type Guest } from './agreement.ts';
import { isOver, isOwnLetter, mayMove, NOTHING_YET, startGame, type Apart, type Before } from './apart.ts';
import { moverOf, sideOf, type Letter } from './letter.ts';

/**
 * The game of a player who accepts an invitation. Where the guest is certain to have the first move, the acceptance
 * comes with that move; otherwise the acceptance is a letter by itself.
 */
export function accepting({ id, agreement }: Letter, guest: Guest, now: number): Apart {
  const game = startGame(agreement, guest, null);
  const fresh = { ...NOTHING_YET, id, role: 'guest', agreement, guest, game, since: now } as const;
  return { ...fresh, step: moverOf({ ...fresh, step: 0 }) === 'guest' ? 0 : 1 };
}

/**
 * The host begins with a player who has accepted: from here on no other acceptance counts. The lot is drawn, and
 * revealed in the next letter; where the guest has the first move, that letter is due at once.
 */
export function beginning(host: Apart, letter: Letter, now: number): Apart {
  const { guest } = letter;
  const reveal = host.number;
  const begun = {
    ...host,
    answer: undefined,
    step: 1,
    guest,
    reveal,
    sentAt: null,
    before: null,
    since: now,
  };
  const game = letter.game ?? startGame(host.agreement, guest, reveal);
  const placed = { ...begun, game, asks: letter.asks, declined: letter.declined, end: letter.end };
  return isOver(placed) || moverOf(placed) === 'host' ? placed : { ...placed, step: 2 };
}

/** The present state, as the basis of what is written next. */
function standing({ game, asks, refused, declined }: Apart): Before {
  return { turns: game === null ? 0 : turnsMade(game), asks, refused, declined };
}

/** The letter that follows the one that came. */
function answering(apart: Apart, now: number): Apart {
  const { asks, refused } = apart;
  return {
    ...apart,
    step: apart.step + 1,
    asks: null,
    declined: refused ?? asks,
    refused: null,
    since: now,
    sentAt: null,
    before: standing(apart),
  };
}

/** The player's own letter before something is added to it: it has to be sent, or sent again. */
function reopening(apart: Apart, now: number): Apart {
  const { sentAt } = apart;
  const before = sentAt === null ? apart.before : { ...standing(apart), sentAt };
  return { ...apart, before, sentAt: null, since: now };
}

/** Makes a move, which declines what the other player has asked. Refuses an illegal move, and a move out of turn. */
export function moving(apart: Apart, move: Move, now: number): Result<Apart, Refusal> {
  if (apart.game === null || !mayMove(apart)) return refuse({ code: 'game-over', squares: [] });
  const played = playMove(apart.game, move);
  return played.ok ? accept({ ...answering(apart, now), game: played.value }) : played;
}

/** Whether the player's own letter can still be undone, since it has not been handed over for sending. */
export const canUnsend = ({ before, sentAt }: Apart): boolean => before !== null && sentAt === null;

/**
 * Whether a question was added to a letter that had already been sent, and the letter with the question has not been
 * sent yet.
 */
export const asksUnsent = (apart: Apart): boolean =>
  apart.asks !== null && canUnsend(apart) && apart.before?.sentAt !== undefined;

/**
 * Undoes the player's own letter before it is sent: the game is again as it came. If the letter had already been sent,
 * only what was added to it is undone.
 */
export function unsending(apart: Apart, now: number): Apart {
  const { before, game } = apart;
  if (before === null || !canUnsend(apart)) return apart;
  const { turns, sentAt, ...asked } = before;
  if (sentAt !== undefined) return { ...apart, ...asked, end: null, before: null, sentAt, since: sentAt };
  return {
    ...apart,
    ...asked,
    game: game === null ? null : goTo(game, turns),
    step: apart.step - 1,
    end: null,
    before: null,
    since: now,
  };
}

/** The player's own letter was handed over for sending. */
export const sending = (apart: Apart, now: number): Apart =>
  isOwnLetter(apart) ? { ...apart, sentAt: now, before: null } : apart;

/** Whether the player can put a question into their own letter: beside a move, even after it was sent. */
export function canAsk(apart: Apart, kind: OfferKind): boolean {
  const { game, asks, agreement, step } = apart;
  if (game === null || step === 0 || !isOwnLetter(apart) || isOver(apart) || asks !== null) return false;
  if (kind === 'draw') return turnsMade(game) > 0;
  const isOwnMove = lastPly(game)?.before.turn === sideOf(apart, apart.role);
  return agreement.takeBack === 'ask' && apart.sentAt !== null && isOwnMove;
}

/** Asks the other player in the player's own letter, which has to be sent, or sent again. */
export const asking = (apart: Apart, kind: OfferKind, now: number): Apart =>
  canAsk(apart, kind) ? { ...reopening(apart, now), asks: kind } : apart;

/** What the other player has asked and is still waiting to hear about; null for nothing. */
export const askedOf = (apart: Apart): OfferKind | null =>
  isOwnLetter(apart) || isOver(apart) ? null : apart.asks;

/** Agrees to what was asked: a draw ends the game, a take-back gives the other player their turn again. */
export function agreeing(apart: Apart, now: number): Apart {
  const asked = askedOf(apart);
  const { game } = apart;
  if (asked === null || game === null) return apart;
  const answer = { ...answering(apart, now), declined: null };
  return asked === 'draw'
    ? { ...answer, end: { way: 'agreement' } }
    : { ...answer, game: goTo(game, turnsMade(game) - 1) };
}

/** Declines what was asked; the other player learns of it from the next letter. */
export function declining(apart: Apart, now: number): Apart {
  const refused = askedOf(apart);
  return refused === null ? apart : { ...apart, asks: null, refused, since: now };
}

/** Whether the player can concede: once the sides are settled, whoever's turn it is. */
export const canConcede = (apart: Apart): boolean =>
  apart.step > 0 && apart.game !== null && settledOf(apart.agreement, apart) !== null && !isOver(apart);

/** Concedes: in the next letter, or in the last one, which has to be sent again. */
export function conceding(apart: Apart, now: number): Apart {
  const loser = sideOf(apart, apart.role);
  if (loser === null || !canConcede(apart)) return apart;
  const letter = isOwnLetter(apart) ? reopening(apart, now) : answering(apart, now);
  return { ...letter, asks: null, end: { way: 'concession', loser } };
}

/** Claims a draw on the player's turn; does nothing where there are no grounds for it (section 9). */
export function claiming(apart: Apart, ground: Claim['ground'], now: number): Apart {
  const { game } = apart;
  if (game === null || !mayMove(apart) || !canClaim(game, ground)) return apart;
  return { ...answering(apart, now), end: { way: ground } };
}
