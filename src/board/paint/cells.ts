import { pieceAt, type Piece, type Position, type Square } from '../../engine/index.ts';
import { SQUARE_OVERLAYS } from '../../game/overlays/overlayNames.ts';
import type { Target, TargetMark } from '../../game/overlays/targets.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/messages.ts';
import type { SideNames } from '../../text/sides.ts';
import { SQUARE_STATES, stateBit, type SquareState } from '../squareStates.ts';
import type { View } from '../view.ts';
import { LOOKS } from './lights.ts';
import { SIGNED, signsOf } from './overlays.ts';
import '../board.css';

/** The states that the name of a square mentions. */
const SPOKEN = [
  'kaida',
  'attacker',
  'selected',
  'goal',
  'chosen',
  ...SQUARE_OVERLAYS,
] as const satisfies readonly SquareState[];
const SPOKEN_BITS = SPOKEN.reduce((bits, state) => bits | stateBit(state), 0);

/** The states that lights show: the square gets their class names a frame later, with its accessible name. */
const LIT_BITS = LOOKS.reduce((bits, look) => bits | stateBit(look), 0);

/** A square of the grid, and what was written to it last. */
interface Cell {
  readonly element: HTMLElement;
  states: number;
  /** The states in its class name. */
  classed: number;
  /** What its name said; undefined until it has one. */
  piece: Piece | null | undefined;
  mark: TargetMark | null;
  spoken: number;
}

/** What the names of squares say besides their states. */
export interface Told {
  readonly position: Position;
  readonly targets: ReadonlyMap<Square, Target>;
  /** Full names by square, `Zhantil B1`. */
  readonly names: readonly string[];
  /** What the sides are called. */
  readonly sides: SideNames;
}

/**
 * The squares of a board as rows and cells of an ARIA grid. They are updated without React, and only where something
 * has changed: React would compare two hundred of them at every click.
 */
export interface Cells {
  /** Puts the squares in their rows; the focused one keeps the focus. */
  readonly lay: (view: View) => void;
  /** Shows bits of `SquareState`, by square. */
  readonly mark: (states: ReadonlyMap<Square, number>) => void;
  /** Names every square after its piece, its states, and what the picked piece would do there. */
  readonly name: (told: Told) => void;
  /** Makes a square the one to which Tab goes. */
  readonly tabTo: (square: Square) => void;
}

/** The cells of a grid that has none yet. */
export function cellsIn(grid: HTMLElement): Cells {
  const cells: Cell[] = [];
  let laid: View | null = null;
  let named: Told | null = null;
  let tabStop: Square | null = null;
  let marked: ReadonlyMap<Square, number> = new Map();

  const cellOf = (square: Square): Cell => (cells[square] ??= newCell(square));

  return {
    lay: (view) => {
      if (view === laid) return;
      laid = view;
      const focused = document.activeElement;
      const keepsFocus = focused instanceof HTMLElement && focused !== grid && grid.contains(focused);
      grid.replaceChildren(
        ...view.squares.map((line) => rowOf(line.map((square) => cellOf(square).element))),
      );
      if (keepsFocus) focused.focus({ preventScroll: true });
    },
    mark: (states) => {
      for (const square of marked.keys()) if (!states.has(square)) markCell(cellOf(square), 0);
      for (const [square, now] of states) markCell(cellOf(square), now);
      marked = states;
    },
    name: (told) => {
      const isAnew =
        told.names !== named?.names ||
        told.sides !== named.sides ||
        told.position.ruleset !== named.position.ruleset;
      named = told;
      cells.forEach((cell, square) => {
        const piece = pieceAt(told.position, square);
        const mark = told.targets.get(square)?.mark ?? null;
        const spoken = cell.states & SPOKEN_BITS;
        if (cell.states !== cell.classed) show(cell);
        if (!isAnew && piece === cell.piece && mark === cell.mark && spoken === cell.spoken) return;
        const isTarget = cell.mark !== null;
        Object.assign(cell, { piece, mark, spoken });
        write(cell, told, told.names[square] ?? '');
        if (isTarget !== (mark !== null)) show(cell);
      });
    },
    tabTo: (square) => {
      if (square === tabStop) return;
      if (tabStop !== null) cellOf(tabStop).element.tabIndex = -1;
      cellOf(square).element.tabIndex = 0;
      tabStop = square;
    },
  };
}

function newCell(square: Square): Cell {
  const element = document.createElement('div');
  element.setAttribute('role', 'gridcell');
  element.className = 'square';
  element.dataset['square'] = String(square);
  element.tabIndex = -1;
  return { element, states: 0, classed: 0, piece: undefined, mark: null, spoken: 0 };
}

function rowOf(squares: readonly HTMLElement[]): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  row.className = 'rank';
  row.append(...squares);
  return row;
}

/** Shows bits of `SquareState` on a square. */
function markCell(cell: Cell, now: number): void {
  if (now === cell.states) return;
  if (((now ^ cell.states) & SIGNED) !== 0) cell.element.replaceChildren(...signsOf(now));
  cell.states = now;
  if (((now ^ cell.classed) & ~LIT_BITS) !== 0) show(cell);
}

/** How a square looks. */
function show(cell: Cell): void {
  const { element, states, mark } = cell;
  cell.classed = states;
  const shown = SQUARE_STATES.filter((state) => (states & stateBit(state)) !== 0);
  element.className = ['square', ...shown, ...(mark === null ? [] : ['target'])].join(' ');
}

/** What a square says. */
function write({ element, piece, mark, spoken }: Cell, { position, sides }: Told, name: string): void {
  if (piece === null || piece === undefined) delete element.dataset['side'];
  else element.dataset['side'] = piece.side;
  if ((spoken & stateBit('selected')) === 0) element.removeAttribute('aria-selected');
  else element.setAttribute('aria-selected', 'true');
  const words = [
    name,
    piece === null || piece === undefined
      ? text('square.empty')
      : text('square.piece', { side: sides[piece.side], kind: kindNameIn(position.ruleset, piece.kind) }),
    ...SPOKEN.filter((state) => (spoken & stateBit(state)) !== 0).map((state) => text(`square.${state}`)),
    ...(mark === null ? [] : [text(`square.${mark}`)]),
  ];
  element.setAttribute('aria-label', words.join(', '));
}
