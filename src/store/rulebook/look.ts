import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  explainRefusal,
  formatSquareInFull,
  pieceAt,
  routesOf,
  type Position,
  type RefusalCode,
  type Route,
  type Square,
} from '../../engine/index.ts';
import { passed } from '../../game/passed.ts';
import type { Depiction } from '../../game/rulebook/depict.ts';
import { targetsFrom } from '../../game/overlays/targets.ts';
import { explanationOf } from '../../text/explanation.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/messages.ts';
import { refusalText } from '../../text/faults/refusals.ts';
import { bookSides } from '../../text/sides.ts';

/** A board on which pieces are picked up to see where they can go; nothing on it ever moves. */
export interface Look {
  /** The position, with the side of the piece that was picked last to move. */
  readonly position: Position;
  readonly selection: Square | null;
  readonly routes: readonly Route[];
  readonly refused: readonly Square[];
  /** What is said about the last choice; empty when the diagram opens. */
  readonly words: string;
  /** Why a try is refused; null if none was. */
  readonly code: RefusalCode | null;
  /** Counts the announcements, so that the same words are read aloud twice if they come twice. */
  readonly said: number;
  /** Whether the reader has picked something up since the diagram was last in its opening state. */
  readonly isTouched: boolean;
  readonly choose: (square: Square) => void;
  readonly lift: (square: Square) => void;
  readonly drop: (square: Square | null) => void;
  /** Shows the diagram in its opening state. */
  readonly reset: () => void;
}
export type LookStore = StoreApi<Look>;

/** What is said about a choice, and what the choice changes on the board. */
type Told = { readonly words: string } & Partial<
  Pick<Look, 'position' | 'selection' | 'routes' | 'refused' | 'code'>
>;

/** For a piece that is picked up; null on an empty square. */
function pickedUp(before: Position, square: Square): Told | null {
  const piece = pieceAt(before, square);
  if (piece === null) return null;
  const position = piece.side === before.turn ? before : passed(before);
  const count = targetsFrom(position, square).size;
  const kind = kindNameIn(position.ruleset, piece.kind);
  const words = text('announce.picked', {
    kind,
    square: formatSquareInFull(position.ruleset.geometry, square),
    places: text('status.place', { count, kind }),
  });
  return { words, position, selection: square };
}

/** For a piece that is put down: how it gets there, or why it does not; null for another piece of its side. */
function putDown(position: Position, from: Square, to: Square): Told | null {
  const target = targetsFrom(position, from).get(to);
  if (target !== undefined)
    return {
      words: explanationOf(position, target.move, bookSides()),
      routes: routesOf(position, target.move),
      selection: null,
    };
  if (pieceAt(position, to)?.side === position.turn) return null;
  const refusal = explainRefusal(position, { from, to });
  const words = refusalText(position, { from, to }, refusal, bookSides());
  return { words, refused: refusal.squares, code: refusal.code };
}

/** The board of a diagram, as it opens. */
export function createLook(depiction: Depiction): LookStore {
  const opening = {
    position: depiction.position,
    selection: depiction.selection,
    routes: depiction.routes,
    refused: depiction.refused.flatMap(({ refusal }) => refusal.squares),
    words: '',
    code: null,
    isTouched: false,
  };
  return createStore<Look>()((set, get) => {
    const tell = (told: Told): void =>
      set({ routes: [], refused: [], code: null, ...told, isTouched: true, said: get().said + 1 });
    const reset = (): void => set({ ...opening, said: get().said + 1 });
    const pick = (square: Square): void => {
      const told = pickedUp(get().position, square);
      if (told === null) reset();
      else tell(told);
    };
    const place = (from: Square, to: Square): void => {
      const told = putDown(get().position, from, to);
      if (told === null) pick(to);
      else tell(told);
    };
    return {
      ...opening,
      said: 0,
      choose: (square) => {
        const { selection, isTouched } = get();
        if (selection === square && isTouched) reset();
        else if (selection === square || selection === null) pick(square);
        else place(selection, square);
      },
      lift: pick,
      drop: (square) => {
        const { selection } = get();
        if (square === null) reset();
        else if (selection !== null) place(selection, square);
      },
      reset,
    };
  });
}
