import { endingOf } from '../endings.ts';
import { newGame, type Game } from '../game.ts';
import type { OfferKind } from '../sitting/sitting.ts';
import { needsLot, settledOf, type Agreement, type Guest } from './agreement.ts';
import { authorOf, moverOf, type Letter } from './letter.ts';
import { commitmentTo } from './lot.ts';
import type { Phase, Role } from './names.ts';

/**
 * What the player's own letter, or an addition to it, has changed, so that the change can be undone until the letter is
 * sent.
 */
export interface Before {
  /** How many turns the game had. */
  readonly turns: number;
  readonly asks: OfferKind | null;
  readonly refused: OfferKind | null;
  readonly declined: OfferKind | null;
  /** When the letter that was added to had been handed over for sending; left out for a new letter. */
  readonly sentAt?: number | undefined;
}

/**
 * A game by message as one browser has it: what its last letter says, whoever wrote it, and what only this player
 * knows.
 */
export interface Apart extends Omit<Letter, 'sent'> {
  readonly role: Role;
  /** The host's own number for the lot; null for the guest, and where nothing is drawn. */
  readonly number: string | null;
  /** What the other player asked and this player has declined, to be told with the next letter. */
  readonly refused: OfferKind | null;
  /** Since when the game has stood as it does here, in milliseconds of the epoch. */
  readonly since: number;
  /**
   * When the player's own letter was handed over for sending; null if it was not, or if the last letter is the other
   * player's.
   */
  readonly sentAt: number | null;
  /** What stood before the player's own letter; null if nothing can be undone. */
  readonly before: Before | null;
  /** The code of the last acceptance that was opened and that the host has not begun the game with. */
  readonly answer?: string | undefined;
  /** The host has begun with somebody else: this player's acceptance came too late. */
  readonly isLate?: true | undefined;
}

/** Whether the last letter is the player's own. */
export const isOwnLetter = ({ step, role }: Apart): boolean => authorOf(step) === role;

/** Whether the game has ended, by its players or under the rules. */
export const isOver = ({ game, end }: Pick<Apart, 'game' | 'end'>): boolean =>
  game !== null && endingOf({ game, end }) !== null;

/** `ended` only when the other player can know it: a letter of one's own that ends the game still has to be sent. */
export function phaseOf(apart: Apart): Phase {
  if (apart.isLate) return 'ended';
  if (apart.answer !== undefined) return 'answered';
  if (isOwnLetter(apart) && apart.sentAt === null) return 'to-send';
  if (isOver(apart)) return 'ended';
  if (isOwnLetter(apart)) return apart.step === 0 ? 'invited' : 'waiting';
  return 'yours';
}

/** Whether the player has to make a move now. */
export const mayMove = (apart: Apart): boolean =>
  !isOwnLetter(apart) && !isOver(apart) && !apart.isLate && moverOf(apart) === apart.role;

/** What the link of the player's own letter holds. */
export function letterOf(apart: Apart, now: number): Letter {
  const { id, step, agreement, guest, reveal, game, asks, declined, end } = apart;
  return { id, step, sent: Math.floor(now / 1000), agreement, guest, reveal, game, asks, declined, end };
}

/**
 * What a new game by message is made of. Ids and numbers are 16 random bytes as 22 characters (RFC 4648, section 5).
 */
export interface NewApart {
  readonly id: string;
  readonly number: string;
  readonly agreement: Omit<Agreement, 'commitment'>;
  readonly now: number;
}

/** The game of a player who invites. The host commits to a number for the lot before anybody else can know one. */
export function inviting({ id, number, agreement, now }: NewApart): Apart {
  const isDrawn = needsLot(agreement);
  const whole = { ...agreement, commitment: isDrawn ? commitmentTo(number) : null };
  return {
    ...NOTHING_YET,
    id,
    role: 'host',
    agreement: whole,
    number: isDrawn ? number : null,
    step: 0,
    game: startGame(whole, null, null),
    since: now,
  };
}

/** A letter without an acceptance, a move or a question. */
export const NOTHING_YET = {
  guest: null,
  reveal: null,
  asks: null,
  declined: null,
  end: null,
  number: null,
  refused: null,
  sentAt: null,
  before: null,
} as const;

/** The game before its first move; null while sides and start are not settled. */
export function startGame(agreement: Agreement, guest: Guest | null, reveal: string | null): Game | null {
  const settled = settledOf(agreement, { guest, reveal });
  return settled === null ? null : newGame(settled.start);
}
