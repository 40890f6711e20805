import { type Side } from '../../engine/index.ts';
import { currentPosition, type Game } from '../game.ts';
import type { PlayersEnd } from '../gameEnd.ts';
import type { OfferKind } from '../sitting/sitting.ts';
import { settledOf, type Agreement, type Drawn } from './agreement.ts';
import type { Role } from './names.ts';

/**
 * What one link says: the whole game as its sender has it. The players write in turn, so the letter's number tells who
 * wrote it: the invitation is 0, the acceptance 1, and so on. A sender may write the same number again to add a
 * question or a concession.
 */
export interface Letter extends Drawn {
  /** Names the game; random. */
  readonly id: string;
  readonly step: number;
  /** When it was written, in whole seconds of the epoch by the sender's clock. */
  readonly sent: number;
  readonly agreement: Agreement;
  /** The game up to its last move, without variations; null while sides and start are not settled. */
  readonly game: Game | null;
  /** What the sender asks. */
  readonly asks: OfferKind | null;
  /** What the sender has declined of what the other player asked before. */
  readonly declined: OfferKind | null;
  /** How the players have ended the game. */
  readonly end: PlayersEnd | null;
}

/** Who writes the letter with this number. */
export const authorOf = (step: number): Role => (step % 2 === 0 ? 'host' : 'guest');

/** The side of a role; null while it is not settled. */
export const sideOf = (letter: Pick<Letter, 'agreement' | 'guest' | 'reveal'>, role: Role): Side | null =>
  settledOf(letter.agreement, letter)?.sides[role] ?? null;

/** Whose turn it is in the position; null while the sides are not settled. */
export function moverOf({ agreement, guest, reveal, game }: Omit<Letter, 'sent'>): Role | null {
  const settled = settledOf(agreement, { guest, reveal });
  if (settled === null || game === null) return null;
  return settled.sides.host === currentPosition(game).turn ? 'host' : 'guest';
}
