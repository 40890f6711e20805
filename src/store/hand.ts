import {
  parseMove,
  pieceAt,
  play,
  type Kind,
  type LegalMove,
  type Move,
  type Position,
  type Refusal,
  type Square,
} from '../engine/index.ts';
import { companiesBetween, movesBetween } from '../game/targets.ts';
import { exampleMove } from '../game/example.ts';
import { kindNameIn } from '../text/kindNames.ts';
import { refusalText, unreadableText } from '../text/refusals.ts';
import { text } from '../text/messages.ts';
import { announcePick } from './announce.ts';
import type { Change } from './change.ts';
import type { Words } from './saying.ts';
import { AT_REST, type Hand, type Told } from './tableState.ts';

/** How a hand reaches the board over which it is held. */
export interface HandReach {
  readonly set: (changes: Partial<HandState> & { readonly announcement?: Words }) => void;
  readonly get: () => HandState;
  readonly position: () => Position;
  /** Why no piece can be moved at all, in words; null if pieces can. */
  readonly barredBy: () => string | null;
  /** Makes a move; answers why it cannot be made, or null. */
  readonly play: (move: Move, way: Change['way']) => Refusal | null;
  /** A refusal in words, where the common ones will not do. */
  readonly words?: typeof refusalText;
  /** Hears of a move that the rules have refused, before the player is told. From and to are the same for a piece that cannot be picked up. */
  readonly onRefused?: (refusal: Refusal, wanted: Move) => void;
  /** Whether a refusal is told even where the player may have meant to pick another piece up. */
  readonly isMeant?: (refusal: Refusal) => boolean;
}
type HandState = Pick<Hand, keyof typeof AT_REST>;

/** Picking pieces up and putting them down, by click, drag or in writing. */
export function createHand(reach: HandReach): Hand {
  const { set, get, position, barredBy, words = refusalText, isMeant = isFluttember } = reach;

  const tell = (told: string, why?: Pick<Told, 'code' | 'squares'>): void =>
    set({
      told: { words: told, squares: why?.squares ?? [], code: why?.code, beside: 'status' },
      promotion: null,
      company: null,
      armed: null,
    });

  const refuse = (before: Position, wanted: Move, refusal: Refusal): void => {
    reach.onRefused?.(refusal, wanted);
    tell(words(before, wanted, refusal), refusal);
  };

  /** Whether no piece can be moved at all, which is told. */
  const isBarred = (): boolean => {
    const why = barredBy();
    if (why !== null) tell(why);
    return why !== null;
  };

  const move = (wanted: Move, way: Change['way'] = 'played'): void => {
    if (isBarred()) return;
    const before = position();
    const refusal = reach.play(wanted, way);
    if (refusal !== null) refuse(before, wanted, refusal);
  };

  const pick = (square: Square): void => {
    const piece = pieceAt(position(), square);
    if (piece === null) set(AT_REST);
    else if (isBarred()) set({ selection: null });
    else if (piece.side === position().turn) pickUp(square);
    else explain(square, square);
  };

  const pickUp = (square: Square): void => {
    const before = position();
    set({ ...AT_REST, selection: square, announcement: () => announcePick(before, square) });
  };

  const explain = (from: Square, to: Square): void => {
    const answer = play(position(), { from, to });
    if (!answer.ok) refuse(position(), { from, to }, answer.error);
  };

  const place = (from: Square, to: Square): void => {
    const moves = movesBetween(position(), from, to);
    const choices = promotionsOf(moves);
    const takesFriend = moves.some(({ captures }) => captures === 'friend');
    const companies = companiesBetween(position(), from, to);
    if (companies.length > 0) askCompany(from, to, moves.length > 0, companies);
    else if (takesFriend && get().armed !== to) arm(to);
    else if (choices.length > 0) set({ promotion: { from, to, choices }, told: null });
    else if (moves.length > 0) move({ from, to });
    else if (pieceAt(position(), to)?.side === position().turn) pickInstead(from, to);
    else explain(from, to);
  };

  /** One company and no other way needs no question. */
  const askCompany = (from: Square, to: Square, canGoAlone: boolean, choices: readonly LegalMove[]): void => {
    const [only] = choices;
    if (!canGoAlone && choices.length === 1 && only !== undefined) move(only);
    else if (!isBarred()) set({ company: { from, to, canGoAlone, choices }, told: null });
  };

  /** A move that says plainly what is meant: nothing is asked again but a promotion that is left out. */
  const make = (wanted: Move, way: Change['way'] = 'played'): void => {
    const { from, to, promotion, company } = wanted;
    const choices = company === undefined ? promotionsOf(movesBetween(position(), from, to)) : [];
    if (choices.length > 0 && promotion === undefined && !isBarred())
      set({ selection: from, promotion: { from, to, choices }, told: null, armed: null });
    else move(wanted, way);
  };

  const dropOn = (from: Square, to: Square): void => {
    const companies = companiesBetween(position(), from, to);
    if (companies.length > 0) askCompany(from, to, movesBetween(position(), from, to).length > 0, companies);
    else make({ from, to }, 'dropped');
  };

  /** A click on a friendly piece may also mean to pick it, so its capture waits for a second one. */
  const arm = (to: Square): void => {
    const piece = pieceAt(position(), to);
    if (piece === null) return;
    const question = text('told.friendly', { kind: kindNameIn(position().ruleset, piece.kind) });
    set({ armed: to, told: { words: question, squares: [to], beside: 'status' }, announcement: question });
  };

  /** Another piece of the same side: it is picked; if a move to it may have been meant, the player hears why not. */
  const pickInstead = (from: Square, to: Square): void => {
    const answer = play(position(), { from, to });
    pick(to);
    if (!answer.ok && isMeant(answer.error)) refuse(position(), { from, to }, answer.error);
  };

  return {
    ...AT_REST,
    choose: (square) => {
      const { selection, promotion, company } = get();
      if (promotion !== null || company !== null) return;
      if (selection === square) set(AT_REST);
      else if (selection === null) pick(square);
      else place(selection, square);
    },
    lift: pick,
    drop: (square) => {
      const { selection } = get();
      if (square === null) set(AT_REST);
      else if (selection !== null) dropOn(selection, square);
    },
    write: (written) => {
      const read = parseMove(position(), written);
      if (read.ok) make(read.value);
      else tell(unreadableText(read.error, exampleMove(position())), { code: 'unreadable', squares: [] });
      const { told } = get();
      if (told === null) return null;
      const beside = { ...told, beside: 'field' } as const;
      set({ told: beside });
      return beside;
    },
    promote: (kind) => {
      const { promotion } = get();
      if (promotion !== null) move({ from: promotion.from, to: promotion.to, promotion: kind });
    },
    goWith: (chosen) => {
      const { company } = get();
      if (company === null) return;
      set({ company: null });
      move(chosen ?? { from: company.from, to: company.to });
    },
    cancel: () => {
      const isAsked = get().promotion !== null || get().company !== null;
      set(isAsked ? { promotion: null, company: null, armed: null, told: null } : AT_REST);
    },
  };
}

const isFluttember = ({ code }: Refusal): boolean => code.startsWith('fluttember');

const promotionsOf = (moves: readonly LegalMove[]): Kind[] =>
  moves.flatMap(({ promotion }) => (promotion === undefined ? [] : [promotion]));
