import { pieceAt, type LegalMove, type Position, type Refusal, type Square } from '../../engine/index.ts';
import { companiesBetween, movesBetween } from '../../game/overlays/targets.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/messages.ts';
import { announcePick } from '../table/announce.ts';
import { AT_REST } from '../table/state.ts';
import { promotionsOf, type Mover } from './mover.ts';
import type { HandReach } from './reach.ts';

/** Pieces that are picked up and put down on a square. */
export interface Placer {
  readonly pick: (square: Square) => void;
  /** Puts the piece in hand down on a square, by a click. */
  readonly place: (from: Square, to: Square) => void;
  /** The same at the end of a drag, whose intention is plain. */
  readonly dropOn: (from: Square, to: Square) => void;
}

export function createPlacer(reach: HandReach, { isBarred, move, make, explain }: Mover): Placer {
  const { set, get, position, isMeant = isFluttember } = reach;

  const pick = (square: Square): void => {
    const before = position();
    const piece = pieceAt(before, square);
    if (piece === null) set(AT_REST);
    else if (isBarred()) set({ selection: null });
    else if (piece.side === before.turn)
      set({ ...AT_REST, selection: square, announcement: () => announcePick(before, square) });
    else explain(square, square);
  };

  /** a single company and no other way needs no question */
  const askCompany = (from: Square, to: Square, canGoAlone: boolean, choices: readonly LegalMove[]): void => {
    const [only] = choices;
    if (!canGoAlone && choices.length === 1 && only !== undefined) move(only);
    else if (!isBarred()) set({ company: { from, to, canGoAlone, choices }, told: null });
  };

  /** A click on a friendly piece may also be meant to select it, so its capture waits for a second click. */
  const arm = (to: Square): void => {
    const question = friendlyQuestion(position(), to);
    set({ armed: to, told: { words: question, squares: [to], beside: 'status' } });
  };

  return {
    pick,
    place: (from, to) => {
      const moves = movesBetween(position(), from, to);
      const companies = companiesBetween(position(), from, to);
      if (companies.length > 0) askCompany(from, to, moves.length > 0, companies);
      else if (moves.some(({ captures }) => captures === 'friend') && get().armed !== to) arm(to);
      else if (promotionsOf(moves).length > 0) make({ from, to });
      else if (moves.length > 0) move({ from, to });
      else if (pieceAt(position(), to)?.side === position().turn) {
        // it is selected instead; if a move to it may have been meant, the player is told why that is impossible
        pick(to);
        explain(from, to, isMeant);
      } else explain(from, to);
    },
    dropOn: (from, to) => {
      const companies = companiesBetween(position(), from, to);
      if (companies.length > 0)
        askCompany(from, to, movesBetween(position(), from, to).length > 0, companies);
      else make({ from, to }, 'dropped');
    },
  };
}

function friendlyQuestion(position: Position, square: Square): string {
  const kind = pieceAt(position, square)?.kind;
  return kind === undefined ? '' : text('told.friendly', { kind: kindNameIn(position.ruleset, kind) });
}

const isFluttember = ({ code }: Refusal): boolean => code.startsWith('fluttember');
