import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  formatSquareInFull,
  pieceAt,
  withPiece,
  type Arrangement,
  type Kind,
  type Position,
  type Side,
  type Square,
} from '../engine/index.ts';
import { begin, change, redo, undo, type Editing } from '../game/editor/editing.ts';
import { brushed, groundAt } from '../game/editor/ground.ts';
import { kindsOf, pieceOfKey } from '../game/editor/kinds.ts';
import { carry, MOVING, toggleFresh, use, type Tool } from '../game/editor/tools.ts';
import { kindNameIn } from '../text/kindNames.ts';
import { text } from '../text/passing.ts';
import { sideText } from '../text/sides.ts';

export interface EditorState {
  /** Null until the editor is opened for the first time. */
  readonly editing: Editing<Arrangement> | null;
  readonly tool: Tool;
  /** Whether the opposite squares get the same terrain. */
  readonly isMirrored: boolean;
  /** The square of the piece that is being moved. */
  readonly selection: Square | null;
  /** What was done last, to be read aloud; `said` counts the announcements. */
  readonly announcement: string;
  readonly said: number;
  /** Opens the editor: with what was edited last, or else with this position. */
  readonly open: (position: Position) => void;
  readonly take: (tool: Tool) => void;
  readonly mirror: (isMirrored: boolean) => void;
  /** Draws the brush over squares: a single change for all of them. */
  readonly brush: (squares: readonly Square[]) => void;
  /** Sets another arrangement; this can be undone. */
  readonly lay: (arrangement: Arrangement, announcement?: string) => void;
  /** A click or Enter on a square: applies the tool there. */
  readonly choose: (square: Square) => void;
  /** Puts a piece of a palette on a square. */
  readonly place: (piece: { readonly side: Side; readonly kind: Kind }, square: Square) => void;
  /** Picks up the piece on a square, and drops it: on another square, or with null beside the board. */
  readonly lift: (square: Square) => void;
  readonly drop: (square: Square | null) => void;
  /**
   * A key on a square: the letter of a kind places it, Delete removes, `*` changes a bonus. Returns whether the key
   * meant something.
   */
  readonly press: (key: string, square: Square) => boolean;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}
export type EditorStore = StoreApi<EditorState>;

/** The position being set up; it lasts as long as the page is open. */
export function createEditor(): EditorStore {
  return createStore<EditorState>()((set, get) => {
    const put = (editing: Editing<Arrangement>, announcement: string): void => {
      const tool = toolFor(editing.present, get().tool);
      set({ editing, tool, announcement, said: get().said + 1, selection: null });
    };
    const lay = (arrangement: Arrangement, announcement = ''): void => {
      const { editing } = get();
      if (editing !== null) put(change(editing, arrangement), announcement);
    };
    const layOn = (square: Square, alter: (arrangement: Arrangement) => Arrangement): void => {
      const { editing } = get();
      if (editing === null) return;
      const arrangement = alter(editing.present);
      const isOtherGround = arrangement.ruleset !== editing.present.ruleset;
      lay(arrangement, isOtherGround ? groundText(arrangement, square) : squareText(arrangement, square));
    };
    const step = (editing: Editing<Arrangement> | null, way: 'undone' | 'redone'): void => {
      if (editing !== null) put(editing, text(`editor.${way}`));
    };
    const drop = (square: Square | null): void => {
      const { selection } = get();
      if (selection !== null) layOn(square ?? selection, (present) => carry(present, selection, square));
    };
    const choose = (square: Square): void => {
      const { editing, tool, selection, isMirrored } = get();
      if (editing === null) return;
      if (tool.does !== 'move') layOn(square, (present) => use(present, tool, square, isMirrored));
      else if (selection !== null) drop(square);
      else if (pieceAt(editing.present, square) !== null) set({ selection: square });
    };
    return {
      editing: null,
      tool: MOVING,
      isMirrored: true,
      selection: null,
      announcement: '',
      said: 0,
      open: (position) => set({ editing: get().editing ?? begin<Arrangement>(position) }),
      take: (tool) => set({ tool, selection: null }),
      mirror: (isMirrored) => set({ isMirrored }),
      brush: (squares) => {
        const { tool, isMirrored } = get();
        const [first] = squares;
        if (tool.does === 'brush' && first !== undefined)
          layOn(first, (present) => brushed(present, squares, tool.sort, isMirrored));
      },
      lay,
      choose,
      place: (piece, square) => layOn(square, (present) => withPiece(present, square, piece)),
      lift: (selection) => set({ selection }),
      drop,
      press: (key, square) => {
        const { editing } = get();
        const alter = editing && keyed(key, square, editing.present);
        if (alter !== null) layOn(square, alter);
        return alter !== null;
      },
      cancel: () => set(get().selection === null ? { tool: MOVING } : { selection: null }),
      undo: () => step(mapped(get().editing, undo), 'undone'),
      redo: () => step(mapped(get().editing, redo), 'redone'),
    };
  });
}

/** The tool in hand, unless it places a piece that the game does not have. */
const toolFor = ({ ruleset }: Arrangement, tool: Tool): Tool =>
  tool.does !== 'place' || kindsOf(ruleset.variation).includes(tool.kind) ? tool : MOVING;

const mapped = (
  editing: Editing<Arrangement> | null,
  way: (editing: Editing<Arrangement>) => Editing<Arrangement>,
): Editing<Arrangement> | null => (editing === null ? null : way(editing));

/** What a key does to a square; null for a key that means nothing. */
function keyed(
  key: string,
  square: Square,
  present: Arrangement,
): ((arrangement: Arrangement) => Arrangement) | null {
  if (key === 'Delete' || key === 'Backspace')
    return (arrangement) => use(arrangement, { does: 'remove' }, square);
  if (key === '*') return (arrangement) => toggleFresh(arrangement, square);
  const piece = pieceOfKey(key, present, square);
  return piece === undefined ? null : (arrangement) => withPiece(arrangement, square, piece);
}

/** The terrain that a square has now, in words. */
const groundText = (arrangement: Arrangement, square: Square): string =>
  text('editor.ground', {
    square: formatSquareInFull(arrangement.ruleset.geometry, square),
    sort: groundAt(arrangement, square) ?? 'none',
  });

/** What stands on a square now, in words. */
function squareText(arrangement: Arrangement, square: Square): string {
  const piece = pieceAt(arrangement, square);
  const name = formatSquareInFull(arrangement.ruleset.geometry, square);
  if (piece === null) return text('editor.emptied', { square: name });
  return text('editor.placed', {
    square: name,
    piece: text('square.piece', {
      side: sideText(piece.side),
      kind: kindNameIn(arrangement.ruleset, piece.kind),
    }),
    fresh: piece.fresh ? 'yes' : 'no',
  });
}
