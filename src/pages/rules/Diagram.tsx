import { useRef, type CSSProperties } from 'react';
import { positionIn, type Diagram as DiagramData } from '../../game/rulebook/diagram.ts';
import { DIAGRAMS, type DiagramName } from '../../game/rulebook/diagrams/index.ts';
import { text } from '../../text/rules.ts';
import { useNear } from '../controls/useNear.ts';
import './diagram.css';
import { DiagramBoard } from './DiagramBoard.tsx';

/** How near to the window a diagram is drawn, in pixels. */
const NEAR = '800px';

/**
 * A diagram with its caption. Its board is drawn when it comes near the window: a page may have many. The remaining
 * ones are drawn when the page is printed.
 */
export function Diagram({ name }: { name: DiagramName }) {
  const figure = useRef<HTMLElement>(null);
  const diagram: DiagramData = DIAGRAMS[name];
  const isNear = useNear(figure, NEAR, comesInParts(diagram));
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

/** Terrain (`@` in the name of a board) and overlays are loaded when first drawn: printing does not wait for that. */
const comesInParts = ({ board, shows }: DiagramData): boolean =>
  board.includes('@') || shows.some(({ what }) => what === 'overlay');
