import { play, type Kind, type LegalMove, type Move, type Refusal, type Square } from '../../engine/index.ts';
import { movesBetween } from '../../game/overlays/targets.ts';
import { refusalText } from '../../text/faults/refusals.ts';
import type { Change } from '../change.ts';
import type { Told } from '../table/state.ts';
import type { HandReach } from './reach.ts';

/** Making moves, and telling the player why some cannot be made. */
export interface Mover {
  readonly tell: (told: string, why?: Pick<Told, 'code' | 'squares'>) => void;
  /** Whether no piece can be moved at all; if so, the player is told. */
  readonly isBarred: () => boolean;
  readonly move: (wanted: Move, way?: Change['way']) => void;
  /** A move whose intention is plain: nothing is asked except a promotion that was left out. */
  readonly make: (wanted: Move, way?: Change['way']) => void;
  /**
   * Tells why a piece cannot go to a square, or cannot be picked up at all if the two are the same; only refusals that
   * pass `isTold`.
   */
  readonly explain: (from: Square, to: Square, isTold?: (refusal: Refusal) => boolean) => void;
}

export function createMover(reach: HandReach): Mover {
  const { set, position, barredBy, words = refusalText } = reach;

  const tell: Mover['tell'] = (told, why) =>
    set({
      told: { words: told, squares: why?.squares ?? [], code: why?.code, beside: 'status' },
      promotion: null,
      company: null,
      armed: null,
    });

  const refuse = (wanted: Move, refusal: Refusal): void => {
    reach.onRefused?.(refusal, wanted);
    tell(words(position(), wanted, refusal), refusal);
  };

  const isBarred = (): boolean => {
    const why = barredBy();
    if (why !== null) tell(why);
    return why !== null;
  };

  const move: Mover['move'] = (wanted, way = 'played') => {
    if (isBarred()) return;
    const refusal = reach.play(wanted, way);
    if (refusal !== null) refuse(wanted, refusal);
  };

  return {
    tell,
    isBarred,
    move,
    make: (wanted, way) => {
      const { from, to, promotion, company } = wanted;
      const choices = company === undefined ? promotionsOf(movesBetween(position(), from, to)) : [];
      if (choices.length > 0 && promotion === undefined && !isBarred())
        set({ selection: from, promotion: { from, to, choices }, told: null, armed: null });
      else move(wanted, way);
    },
    explain: (from, to, isTold = () => true) => {
      const answer = play(position(), { from, to });
      if (!answer.ok && isTold(answer.error)) refuse({ from, to }, answer.error);
    },
  };
}

/** What a piece may become by one of these moves. */
export const promotionsOf = (moves: readonly LegalMove[]): Kind[] =>
  moves.flatMap(({ promotion }) => (promotion === undefined ? [] : [promotion]));
