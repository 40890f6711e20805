import { useMemo, useRef, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardRoom } from '../../board/zoom/BoardRoom.tsx';
import type { Arrangement } from '../../engine/index.ts';
import { lookOver } from '../../game/editor/faults.ts';
import type { Overlay } from '../../game/overlays/overlayNames.ts';
import { text } from '../../text/passing.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { useMedia } from '../controls/useMedia.ts';
import { bottomOf, LOW } from '../table/useBottom.ts';
import { useSettings } from '../stores.tsx';
import { useEditor } from './editorStore.ts';
import { useBrush } from './useBrush.ts';

const NO_TARGETS = new Map<number, never>();
const BONUSES: readonly Overlay[] = ['fresh'];
const NO_OVERLAYS: readonly Overlay[] = [];
const doNothing = (): void => {};

/** The board that is set up: what is wrong with it is marked, and stars show first moves. */
export function EditorBoard({ arrangement }: { arrangement: Arrangement }) {
  const settings = useSettings((state) => state.settings);
  const selection = useEditor((state) => state.selection);
  const tool = useEditor(({ tool: { does } }) => does);
  const choose = useEditor((state) => state.choose);
  const lift = useEditor((state) => state.lift);
  const drop = useEditor((state) => state.drop);
  const press = useEditor((state) => state.press);
  const cancel = useEditor((state) => state.cancel);
  const brush = useEditor((state) => state.brush);
  const place = useRef<HTMLDivElement>(null);
  const drawn = useBrush(place, tool === 'brush', brush);
  const [squareSize, setSquareSize] = useState(0);
  const { geometry, variation } = arrangement.ruleset;
  // the board does not turn, whoever is to move
  const view = { ...settings, turning: false, facing: false };
  const bottom = bottomOf(view, arrangement.turn, geometry, useMedia(LOW));
  const { kaida, squares } = useMemo(() => lookOver(arrangement), [arrangement]);
  return (
    <div ref={place}>
      <BoardRoom
        key={variation.base}
        squareSize={squareSize}
        bottom={bottom}
        onZoom={setSquareSize}
        onFit={doNothing}
      >
        <Board
          position={arrangement}
          label={text('editor.board', { game: variationTitle(variation.id) })}
          bottom={bottom}
          pieces={settings.pieces}
          selection={selection}
          targets={NO_TARGETS}
          lastMove={null}
          kaida={kaida}
          refused={squares}
          motion={null}
          overlays={tool === 'bonus' ? BONUSES : NO_OVERLAYS}
          isEditing
          isStill={tool === 'brush'}
          drawings={{ arrows: [], marks: drawn.map((square) => ({ square, colour: 'blue' })) }}
          onChoose={choose}
          onLift={lift}
          onDrop={drop}
          onCancel={cancel}
          onKey={press}
        />
      </BoardRoom>
    </div>
  );
}
