import { lazy, Suspense, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Position } from '../../engine/index.ts';
import type { GuideProps } from './BoardGuide.tsx';
import { drawnLater } from '../drawnLater.tsx';
import { useCentre, useFit } from './useRoom.ts';
import type { Bottom } from '../view.ts';
import { isZoomed, leastSize } from './zoom.ts';
import type { ZoomingProps } from './Zooming.tsx';
import './boardRoom.css';

interface BoardRoomProps {
  /** Pixels: the squares are at least this large; 0 shows the whole board. */
  readonly squareSize: number;
  readonly bottom: Bottom;
  /** The players have pinched the board to another least size of squares. */
  readonly onZoom: (squareSize: number) => void;
  /** How large squares are, in pixels, when the board is shown whole. */
  readonly onFit: (fit: number) => void;
  /** Something is pointed out on the board, so it has to be visible. */
  readonly isPointing?: boolean;
  /** What a small map of a large board shows. */
  readonly guide?: Omit<GuideProps, 'room' | 'bottom'>;
  /** A `Board`. */
  readonly children: ReactNode;
}

const Zooming = drawnLater<ZoomingProps>(() => import('./Zooming.tsx'));
/** Loaded with the first board that needs it. */
const BoardGuide = lazy(() => import('./BoardGuide.tsx'));

/** Poron's board has 216 squares; from that size on, players need a map. */
const isLarge = ({ cells }: Position): boolean => cells.length > 216;

/** The room in which a board lies; each board has its own, by its key. A zoomed board scrolls in it, by the browser's own means. */
export function BoardRoom({
  squareSize,
  bottom,
  onZoom,
  onFit,
  isPointing = false,
  guide,
  children,
}: BoardRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const fit = useFit(room, squareSize);
  const least = leastSize(fit, squareSize);
  const isLarger = isZoomed(fit, squareSize);
  useCentre(room, { bottom, squareSize: least, isZoomed: isLarger });
  useEffect(() => onFit(fit), [fit, onFit]);
  // the buttons that zoom and turn a board, or ask for a hint, may be below it, where the screen ends
  const shown = useRef({ squareSize, bottom });
  useEffect(() => {
    const { squareSize: size, bottom: edge } = shown.current;
    shown.current = { squareSize, bottom };
    if (size !== squareSize || edge !== bottom) room.current?.scrollIntoView({ block: 'nearest' });
  }, [squareSize, bottom]);
  useEffect(() => {
    if (!isPointing) return;
    room.current?.scrollIntoView({ block: 'nearest' });
    // and on a zoomed board the part where the hint is
    room.current?.querySelector('.advised g')?.scrollIntoView({ block: 'nearest' });
  }, [isPointing]);
  const size: CSSProperties & Record<'--least-square', string> = { '--least-square': `${least}px` };
  return (
    <>
      <div ref={room} className="board-room" style={size} data-zoomed={isLarger ? '' : undefined}>
        {children}
      </div>
      <Zooming room={room} fit={fit} onZoom={onZoom} />
      {isLarger && guide !== undefined && isLarge(guide.position) && (
        <Suspense>
          <BoardGuide room={room} bottom={bottom} {...guide} />
        </Suspense>
      )}
    </>
  );
}
