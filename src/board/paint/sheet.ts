import { pieceAt, type Piece, type Position, type Square } from '../../engine/index.ts';
import '../figurines.css';
import { codeOf, lookOf, type PieceSet } from '../pieces/names.ts';
import '../pieces/pieces.css';
import { tileCode } from '../pieces/tileOutlines.ts';
import type { View } from '../view.ts';
import { reveal } from './reveal.ts';

/** The pieces of one position. */
export interface Sheet {
  /** Draws what has changed since the last time. */
  readonly draw: (position: Position, view: View, pieces: PieceSet) => void;
  /** Whether it shows that position already. */
  readonly shows: (position: Position, view: View, pieces: PieceSet) => boolean;
  /** Shows or hides it, as a layer of its own. */
  readonly turn: (isSeen: boolean) => void;
  /** Another sheet in the same place, hidden. */
  readonly beside: () => Sheet;
}

/** A sheet on an element that has no pieces yet. */
export function sheetOn(layer: HTMLElement): Sheet {
  let laid: View | null = null;
  let drawnAs: PieceSet | null = null;
  let stood: Position | null = null;
  let shown: (Piece | null)[] = [];
  let figurines: (HTMLElement | undefined)[] = [];

  const put = (square: Square, piece: Piece | null, rank: Element | undefined, column: number): void => {
    shown[square] = piece;
    if (piece === null) {
      figurines[square]?.remove();
      figurines[square] = undefined;
      return;
    }
    const figurine = figurines[square] ?? document.createElement('i');
    draw(figurine, piece, drawnAs ?? 'figures');
    if (figurines[square] !== undefined) return;
    figurine.dataset['at'] = String(square);
    figurine.style.gridColumn = String(column + 1);
    figurines[square] = figurine;
    rank?.append(figurine);
  };

  const shows: Sheet['shows'] = (position, view, pieces) =>
    position === stood && view === laid && pieces === drawnAs;
  return {
    shows,
    draw: (position, view, pieces) => {
      if (shows(position, view, pieces)) return;
      stood = position;
      if (view !== laid || pieces !== drawnAs) {
        [laid, drawnAs, shown, figurines] = [view, pieces, [], []];
        layer.replaceChildren(...view.squares.map(newRank));
      }
      view.squares.forEach((line, row) => {
        line.forEach((square, column) => {
          const piece = pieceAt(position, square);
          if (piece !== (shown[square] ?? null)) put(square, piece, layer.children[row], column);
        });
      });
    },
    turn: (isSeen) => {
      layer.className = isSeen ? 'figurines' : 'figurines-ready';
      layer.style.willChange = 'opacity';
      reveal(layer, isSeen);
    },
    beside: () => {
      const element = document.createElement('div');
      element.ariaHidden = 'true';
      layer.after(element);
      const sheet = sheetOn(element);
      sheet.turn(false);
      return sheet;
    },
  };
}

function newRank(): HTMLElement {
  const rank = document.createElement('div');
  rank.className = 'figurine-rank';
  return rank;
}

function draw(figurine: HTMLElement, { kind, side }: Piece, pieces: PieceSet): void {
  const code = codeOf(pieces, kind);
  figurine.className = `figurine ${lookOf(pieces, kind, side)}`;
  if (code === null) return;
  figurine.textContent = code;
  figurine.style.fontSize = `calc(var(--cell) * ${tileCode(code).size / 48})`;
}
