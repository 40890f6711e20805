import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { positionIn, type Diagram as DiagramData } from '../../game/rulebook/diagram.ts';
import { DIAGRAMS, type DiagramName } from '../../game/rulebook/diagrams/index.ts';
import { text } from '../../text/rules.ts';
import './diagram.css';
import { DiagramBoard } from './DiagramBoard.tsx';

/** How far from the window a diagram is drawn, in pixels. */
const NEAR = '800px';

/** A diagram with its caption. Its board is drawn when it comes near the window: a page may have many. */
export function Diagram({ name }: { name: DiagramName }) {
  const figure = useRef<HTMLElement>(null);
  const isNear = useNear(figure);
  const diagram: DiagramData = DIAGRAMS[name];
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

/** Whether an element has come near the window; it stays so. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
