import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Board } from '../../board/Board.tsx';
import { depict } from '../../game/rulebook/depict.ts';
import { DIAGRAMS, type DiagramName } from '../../game/rulebook/diagrams/index.ts';
import { standingOf } from '../../game/standing.ts';
import { targetsFrom } from '../../game/overlays/targets.ts';
import { createLook } from '../../store/rulebook/look.ts';
import { text } from '../../text/rules.ts';
import { bookSides } from '../../text/sides.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { ReasonLink } from '../controls/ReasonLink.tsx';
import { useFinger } from '../controls/useMedia.ts';
import { useSettings } from '../stores.tsx';
import './diagram.css';

interface DiagramBoardProps {
  readonly name: DiagramName;
  readonly caption: string;
}

/**
 * The board of a diagram, as it opens or with a piece that the reader has picked up, and what there is to say about it.
 */
export function DiagramBoard({ name, caption }: DiagramBoardProps) {
  const depiction = useMemo(() => depict(DIAGRAMS[name]), [name]);
  const [look] = useState(() => createLook(depiction));
  const { position, selection, routes, refused, isTouched, ...does } = useStore(look);
  const pieces = useSettings(({ settings }) => settings.pieces);
  // a finger that begins on a piece scrolls the page here
  const isFinger = useFinger();
  const targets = useMemo(() => targetsFrom(position, selection), [position, selection]);
  return (
    <>
      <div className="diagram-board">
        <Board
          position={position}
          label={text('diagram.label', { caption })}
          bottom="south"
          pieces={pieces}
          sides={bookSides()}
          selection={selection}
          targets={targets}
          lastMove={null}
          kaida={standingOf(position).kaida}
          refused={refused}
          motion={null}
          made={routes}
          advised={isTouched ? [] : routes.slice(1)}
          overlays={isTouched ? [] : depiction.overlays}
          isStill={isFinger}
          onChoose={does.choose}
          onLift={does.lift}
          onDrop={does.drop}
          onCancel={does.reset}
        />
      </div>
      <figcaption>
        {!isTouched && <p>{caption}</p>}
        <output>{isTouched && <span key={does.said}>{does.words}</span>}</output>
        {does.code !== null && <ReasonLink reason={does.code} />}
        {isTouched && (
          <IconButton
            icon={RotateCcw}
            label={text('diagram.reset')}
            className="diagram-reset"
            onClick={does.reset}
          />
        )}
      </figcaption>
    </>
  );
}
