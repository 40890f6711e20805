import { pieceAt, type Piece, type Position, type Square } from '../../engine/index.ts';
import '../figurines.css';
import { codeOf, lookOf, type PieceSet } from '../pieces/names.ts';
import '../pieces/pieces.css';
import { tileCode } from '../pieces/tileOutlines.ts';
import type { View } from '../view.ts';

/** The pieces as they stand: a layer apart from the grid, which names them. */
export interface Figurines {
  /** Draws what has changed since the last time. */
  readonly show: (position: Position, view: View, pieces: PieceSet) => void;
}

/** The pieces in a layer that has none yet. */
export function figurinesIn(layer: HTMLElement): Figurines {
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

  return {
    show: (position, view, pieces) => {
      if (position === stood && view === laid && pieces === drawnAs) return;
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
