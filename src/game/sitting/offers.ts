import { opponent, type Side } from '../../engine/index.ts';
import { hasComputer, isComputersTurn, turnsBack } from './computer.ts';
import { endingOf } from '../endings.ts';
import { canRedo, currentPosition, lastPly, turnsMade } from '../game.ts';
import { endBy, reopen, turnTo, type Offer, type OfferKind, type Sitting } from './sitting.ts';

/** Whether turns can be taken back now: at once, when the opponent agrees, or why not. */
export type TakingBack = 'now' | 'ask' | 'declined' | 'never' | 'nothing';

/** Whether the last turn, or an ending by the players, can be taken back. The computer always agrees. */
export function takingBack(sitting: Sitting): TakingBack {
  const { game, terms, end, declined } = sitting;
  if (turnsBack(sitting) === 0 && end === null) return 'nothing';
  if (terms.takeBack === 'never') return 'never';
  if (terms.takeBack === 'free' || hasComputer(terms)) return 'now';
  return declined['take-back'] === turnsMade(game) ? 'declined' : 'ask';
}

/**
 * Takes back what was done last: an ending by the players, or else the last turn. Against the computer it is then the
 * person's turn, so that the computer does not do the same again.
 */
export function takeBack(sitting: Sitting, now: number): Sitting {
  const open = reopen(sitting, now);
  if (open !== sitting && !isComputersTurn(open)) return open;
  return turnTo(open, turnsMade(open.game) - turnsBack(open), now);
}

/**
 * The side that asks for a take-back: the one that conceded or lost on time, or else the one that made the last move.
 */
function asksBack({ game, end }: Sitting): Side {
  if (end !== null && 'loser' in end) return end.loser;
  return lastPly(game)?.before.turn ?? currentPosition(game).turn;
}

/**
 * Whether a turn that was taken back can be made again. It is a move like any other, so it needs nobody's consent, but
 * it is possible only while the players have not ended the game.
 */
export const canMakeAgain = ({ game, end }: Sitting): boolean => end === null && canRedo(game);

/** Whether the side to move can offer a draw now, or why not. */
export type OfferingDraw = 'now' | 'declined' | 'over';

export function offeringDraw(sitting: Sitting): OfferingDraw {
  if (endingOf(sitting) !== null) return 'over';
  return sitting.declined.draw === turnsMade(sitting.game) ? 'declined' : 'now';
}

/** One side asks the other: for a draw, the side to move does; for a take-back, the side that wants its turn back. */
export function offer(sitting: Sitting, kind: OfferKind): Sitting {
  const { turn } = currentPosition(sitting.game);
  switch (kind) {
    case 'draw':
      return offeringDraw(sitting) === 'now' ? { ...sitting, offer: { kind, by: turn } } : sitting;
    case 'take-back':
      return takingBack(sitting) === 'ask' ? { ...sitting, offer: { kind, by: asksBack(sitting) } } : sitting;
  }
}

/** The side that has to answer an offer. */
export const answers = ({ by }: Offer): Side => opponent(by);

/** The answer to the open offer: what was asked is done, or the refusal is remembered. */
export function answerOffer(sitting: Sitting, agreed: boolean, now: number): Sitting {
  if (sitting.offer === null) return sitting;
  const { kind } = sitting.offer;
  const answered = { ...sitting, offer: null };
  if (!agreed) return { ...answered, declined: { ...sitting.declined, [kind]: turnsMade(sitting.game) } };
  switch (kind) {
    case 'draw':
      return endBy(answered, { way: 'agreement' }, now);
    case 'take-back':
      return takeBack(answered, now);
  }
}
