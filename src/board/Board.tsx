import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import {
  formatSquareInFull,
  pieceAt,
  routesOf,
  type Position,
  type Route,
  type Square as SquareIndex,
} from '../engine/index.ts';
import { overlaySquares, SQUARE_OVERLAYS, vaultLines, type Overlay } from '../game/overlays.ts';
import type { Target } from '../game/targets.ts';
import './board.css';
import { DrinEmblemSprites } from './emblems.tsx';
import { EdgeLabels, Field, Fronts } from './Field.tsx';
import { squareByLetter } from './letters.ts';
import { showMotion, type Motion } from './motion.ts';
import type { PieceSet } from './pieces/names.ts';
import { PieceSprites } from './pieces/Piece.tsx';
import { Routes } from './Routes.tsx';
import { firstTabStop, parityOf, shortestAttacks, statesOf, type Shown } from './shown.ts';
import { Square } from './Square.tsx';
import { stateBit } from './squareStates.ts';
import { useDrag } from './useDrag.ts';
import { squareByKey, viewOf, type Bottom } from './view.ts';

export interface BoardProps extends Shown {
  readonly position: Position;
  /** Its accessible name. */
  readonly label: string;
  readonly bottom: Bottom;
  readonly pieces: PieceSet;
  readonly targets: ReadonlyMap<SquareIndex, Target>;
  readonly motion: Motion | null;
  /** What is shown on demand. */
  readonly overlays?: readonly Overlay[];
  /** By touch a first tap on a target only shows the way to it. */
  readonly confirmsTaps?: boolean;
  readonly onChoose: (square: SquareIndex) => void;
  /** A piece is picked up to be dragged, and dropped: on a square, or null beside the board. */
  readonly onLift: (square: SquareIndex) => void;
  readonly onDrop: (square: SquareIndex | null) => void;
  readonly onCancel: () => void;
  /** A square has got the focus. */
  readonly onLook?: (square: SquareIndex) => void;
  /** Any other key on a square; answers whether it meant something. */
  readonly onKey?: (key: string, square: SquareIndex) => boolean;
}

/** How the board was touched last: whether by a finger, and the target that it tapped for which piece. */
interface Touch {
  readonly isTouch: boolean;
  readonly tapped: SquareIndex | null;
  readonly selection: SquareIndex | null;
}

const NO_ROUTES: readonly Route[] = [];
const NO_OVERLAYS: readonly Overlay[] = [];

const squareUnder = (event: { target: EventTarget }): SquareIndex | null => {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : Number(cell.dataset['square']);
};

/** The board of any variation, drawn from its geometry alone: an ARIA grid with one tab stop. */
export function Board(props: BoardProps) {
  const { position, label, bottom, pieces, targets, kaida, motion, overlays = NO_OVERLAYS } = props;
  const { confirmsTaps = false } = props;
  const { onChoose, onLift, onDrop, onCancel, onLook, onKey } = props;
  const { geometry } = position.ruleset;
  const view = useMemo(() => viewOf(geometry, bottom), [geometry, bottom]);
  const names = useMemo(
    () => Array.from({ length: geometry.size }, (_, square) => formatSquareInFull(geometry, square)),
    [geometry],
  );
  const grid = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState<SquareIndex>(() => firstTabStop(position));
  const [pointedAt, setPointedAt] = useState<SquareIndex | null>(null);

  const shown = useRef(motion?.number);
  useLayoutEffect(() => {
    if (motion === null || shown.current === motion.number || grid.current === null) return;
    shown.current = motion.number;
    showMotion(grid.current, view, motion);
  }, [motion, view]);

  const aim = pointedAt === null ? undefined : targets.get(pointedAt);
  const plan = useMemo(() => (aim === undefined ? NO_ROUTES : routesOf(position, aim.move)), [position, aim]);
  const attack = useMemo(
    () => (kaida === null ? NO_ROUTES : shortestAttacks(position, kaida.king)),
    [position, kaida],
  );

  const point = (square: SquareIndex | null): void => {
    const aimed = square !== null && targets.has(square) ? square : null;
    if (aimed !== pointedAt) setPointedAt(aimed);
  };
  const drag = useDrag({
    grid,
    view,
    canLift: (square) => pieceAt(position, square)?.side === position.turn,
    onLift,
    onDrop,
    onOver: point,
  });
  const touch = useRef<Touch>({ isTouch: false, tapped: null, selection: null });
  /** Friendly captures are asked about by the table itself. */
  const isFirstTap = (square: SquareIndex): boolean => {
    const mark = targets.get(square)?.mark;
    if (mark === undefined || mark === 'friendly' || mark === 'vault-friendly') return false;
    const { tapped, selection } = touch.current;
    touch.current = { isTouch: true, tapped: square, selection: props.selection };
    return tapped !== square || selection !== props.selection;
  };
  const click = (event: MouseEvent): void => {
    const square = squareUnder(event);
    if (drag.endsDrag() || square === null) return;
    setTabStop(square);
    if (confirmsTaps && touch.current.isTouch && isFirstTap(square)) point(square);
    else onChoose(square);
  };
  const press = (event: KeyboardEvent): void => {
    const square = squareUnder(event);
    if (square === null || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      drag.abort();
      onCancel();
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(square);
    else {
      const next =
        squareByKey(view, square, event.key, event.ctrlKey) ??
        (event.ctrlKey ? undefined : squareByLetter(position, view, square, event.key, event.shiftKey));
      if (next === undefined && (event.ctrlKey || onKey?.(event.key, square) !== true)) return;
      if (next !== undefined) grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
    }
    event.preventDefault();
  };
  const focus = (event: { target: EventTarget }): void => {
    const square = squareUnder(event);
    if (square === null) return;
    setTabStop(square);
    point(square);
    onLook?.(square);
  };

  const overlaid = useMemo(
    () =>
      SQUARE_OVERLAYS.filter((overlay) => overlays.includes(overlay)).map(
        (overlay) => [stateBit(overlay), overlaySquares(position, overlay)] as const,
      ),
    [position, overlays],
  );
  const vaults = useMemo(
    () => (overlays.includes('vaults') ? vaultLines(position) : NO_ROUTES),
    [position, overlays],
  );
  const states = statesOf(props, overlaid);
  const size: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': view.columns,
    '--rows': view.rows,
  };
  return (
    <div className="board" style={size}>
      <PieceSprites />
      <DrinEmblemSprites />
      <EdgeLabels geometry={geometry} view={view} />
      <div className="field" data-parity={parityOf(view.squares[0]?.[0] ?? 0, geometry.width)}>
        <Field geometry={geometry} view={view} />
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={view.rows}
          aria-colcount={view.columns}
          tabIndex={-1}
          className="squares"
          data-turn={position.turn}
          {...drag.handlers}
          onPointerDown={(event) => {
            touch.current = { ...touch.current, isTouch: event.pointerType === 'touch' };
            drag.handlers.onPointerDown(event);
          }}
          onClick={click}
          onKeyDown={press}
          onFocus={focus}
          onBlur={() => point(null)}
          onPointerOver={(event) =>
            event.pointerType === 'mouse' && !drag.isDragging() && point(squareUnder(event))
          }
          onPointerLeave={() => !drag.isDragging() && point(null)}
        >
          {view.squares.map((line) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for squares
            <div key={line[0]} role="row" className="rank">
              {line.map((square) => {
                const piece = pieceAt(position, square);
                return (
                  <Square
                    key={square}
                    square={square}
                    name={names[square] ?? ''}
                    side={piece?.side ?? null}
                    kind={piece?.kind ?? null}
                    pieces={pieces}
                    mark={targets.get(square)?.mark ?? null}
                    states={states.get(square) ?? 0}
                    isTabStop={square === tabStop}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <Fronts view={view} />
        {vaults.length > 0 && plan.length === 0 && <Routes view={view} routes={vaults} look="vaults" />}
        {plan.length === 0 && attack.length > 0 && <Routes view={view} routes={attack} look="attack" />}
        {plan.length > 0 && <Routes view={view} routes={plan} look="plan" />}
      </div>
    </div>
  );
}
