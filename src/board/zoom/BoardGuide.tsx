import { useState, type RefObject } from 'react';
import { DRIN_SIZE } from '../../engine/index.ts';
import { text } from '../../text/messages.ts';
import './boardGuide.css';
import { BoardMap, type MapProps } from './BoardMap.tsx';
import { useLie, type Sight } from './useGuide.ts';
import { centreOn } from './useRoom.ts';
import { squareOf } from './zooming.ts';
import { isStill } from '../stillness.ts';

const EDGES = [
  { edge: 'left', sign: 'm15 6-6 6 6 6', x: -1, y: 0 },
  { edge: 'right', sign: 'm9 6 6 6-6 6', x: 1, y: 0 },
  { edge: 'up', sign: 'm6 15 6-6 6 6', x: 0, y: -1 },
  { edge: 'down', sign: 'm6 9 6 6 6-6', x: 0, y: 1 },
] as const;
type Edge = (typeof EDGES)[number]['edge'];

const MAP_SIGN = 'M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20';

function Sign({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}

/** A hidden part of the board smaller than this share is not worth a step. */
const SLACK = 0.01;

/** Whether more of the board lies beyond an edge of the room. */
function leadsOn(edge: Edge, { left, top, width, height }: Sight): boolean {
  switch (edge) {
    case 'left':
      return left > SLACK;
    case 'right':
      return left + width < 1 - SLACK;
    case 'up':
      return top > SLACK;
    case 'down':
      return top + height < 1 - SLACK;
  }
}

export interface GuideProps extends Omit<MapProps, 'sight' | 'onGo'> {
  readonly room: RefObject<HTMLElement | null>;
}

/**
 * Over a large board that is only partly visible: a small map in its corner, and edges that lead on to the next drin.
 */
export default function BoardGuide({ room, ...map }: GuideProps) {
  const [isShown, setShown] = useState(true);
  const lie = useLie(room);
  if (lie === null) return null;
  const goBy = (x: number, y: number): void => {
    const element = room.current;
    const drin = DRIN_SIZE * (element === null ? 0 : (squareOf(element) ?? 0));
    element?.scrollBy({ left: x * drin, top: y * drin, behavior: isStill() ? 'auto' : 'smooth' });
  };
  const goTo = (x: number, y: number): void => {
    if (room.current !== null) centreOn(room.current, { x, y });
  };
  return (
    <div className="guide" style={lie.box}>
      {EDGES.filter(({ edge }) => leadsOn(edge, lie.sight)).map(({ edge, sign, x, y }) => (
        <button
          key={edge}
          type="button"
          tabIndex={-1}
          className="guide-edge"
          data-edge={edge}
          aria-label={text(`guide.${edge}`)}
          onClick={() => goBy(x, y)}
        >
          <Sign path={sign} />
        </button>
      ))}
      <div className="guide-corner">
        {isShown && <BoardMap {...map} sight={lie.sight} onGo={goTo} />}
        <button
          type="button"
          className="guide-toggle"
          aria-pressed={isShown}
          aria-label={text('guide.map')}
          onClick={() => setShown(!isShown)}
        >
          <Sign path={MAP_SIGN} />
        </button>
      </div>
    </div>
  );
}
