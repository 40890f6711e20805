import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { positionIn, type Diagram as DiagramData } from '../../game/rulebook/diagram.ts';
import { DIAGRAMS, type DiagramName } from '../../game/rulebook/diagrams/index.ts';
import { text } from '../../text/rules.ts';
import './diagram.css';
import { DiagramBoard } from './DiagramBoard.tsx';

/** How far from the window a diagram is drawn, in pixels. */
const NEAR = '800px';

/**
 * A diagram with its caption. Its board is drawn when it comes near the window: a page may have many. Those still to come
 * are drawn when the page is printed.
 */
export function Diagram({ name }: { name: DiagramName }) {
  const figure = useRef<HTMLElement>(null);
  const diagram: DiagramData = DIAGRAMS[name];
  const isNear = useNear(figure, comesInParts(diagram));
  const { width, height } = positionIn(diagram).ruleset.geometry;
  const caption = text(`diagram.${name}`);
  const size: CSSProperties & Record<'--across' | '--up', number> = { '--across': width, '--up': height };
  return (
    <figure ref={figure} className="diagram" style={size}>
      {isNear ? (
        <DiagramBoard name={name} caption={caption} />
      ) : (
        <>
          <div className="diagram-place" />
          <figcaption>{caption}</figcaption>
        </>
      )}
    </figure>
  );
}

/** Terrain (`@` in the name of a board) and overlays are loaded when first drawn: a printer does not wait for that. */
const comesInParts = ({ board, shows }: DiagramData): boolean =>
  board.includes('@') || shows.some(({ what }) => what === 'overlay');

/** Whether an element has come near the window, or the page is printed; it stays so. */
function useNear(element: RefObject<HTMLElement | null>, isAtOnce: boolean): boolean {
  const [isNear, setIsNear] = useState(() => isAtOnce || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    // the browser takes the page as it is when the event is over
    const print = (): void => flushSync(() => setIsNear(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
}
