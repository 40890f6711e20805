import { useEffect, useRef, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardRoom } from '../../board/zoom/BoardRoom.tsx';
import { forget, soon } from '../../board/soon.ts';
import { variationIdOf } from '../../game/game.ts';
import { legalMovesOf } from '../../game/overlays/targets.ts';
import type { Square } from '../../engine/index.ts';
import { QUESTIONS, type Question } from '../../store/table/questionNames.ts';
import { useComputer, useSettings, useTable, useTableStore } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { useLiveScene } from '../table/liveScene.ts';
import { useBottom } from '../table/useBottom.ts';
import { tableScenes } from './tableScene.ts';
import { useHintRoutes } from './useHint.ts';

/** Milliseconds: after the motion of the last move. */
const WARM_UP_AFTER = 300;

/** The keys that ask about the square with the focus. */
export const QUESTION_KEYS: Readonly<Record<Question, string>> = { ways: 'w', attacks: 'a', rank: 'r' };

/**
 * The board of the game at the table. `onFit` is called with the size of squares, in pixels, when it is shown whole.
 */
export function TableBoard({ onFit }: { onFit: (fit: number) => void }) {
  const table = useTableStore();
  const [sceneOf] = useState(tableScenes);
  const scene = useTable(sceneOf);
  const live = useLiveScene(table, sceneOf);
  const variation = useTable(({ shown }) => variationIdOf(shown));
  const { choose, lift, drop, cancel, ask } = table.getState();
  const lookAt = useLookAt();
  const settings = useSettings((state) => state.settings);
  const change = useSettings((state) => state.change);
  const pointed = useComputer((state) => state.pointed);
  const bottom = useBottom();
  const advised = useHintRoutes();
  const { position, lastMove } = scene;
  useEffect(() => {
    // found while the player thinks, so that picking a piece shows its targets at once
    const timer = setTimeout(() => legalMovesOf(position), WARM_UP_AFTER);
    return () => clearTimeout(timer);
  }, [position]);
  return (
    <BoardRoom
      key={variation}
      squareSize={settings.squareSize}
      bottom={bottom}
      onZoom={(squareSize) => change({ squareSize })}
      onFit={onFit}
      guide={{ position, lastMove, showsDanger: settings.overlays.includes('danger') }}
      isPointing={advised.length > 0 || pointed.arrows.length > 0}
    >
      <Board
        {...scene}
        // a board that turns with the side to move is drawn in one go
        live={settings.turning ? null : live}
        label={text('board.label', { game: variationTitle(variation) })}
        bottom={bottom}
        isFacing={settings.facing}
        pieces={settings.pieces}
        advised={advised}
        drawings={pointed}
        overlays={settings.overlays}
        confirmsTaps={settings.confirming}
        onChoose={choose}
        onLift={lift}
        onDrop={drop}
        onCancel={cancel}
        onLook={lookAt}
        onKey={(key, square) => {
          const question = QUESTIONS.find((asked) => QUESTION_KEYS[asked] === key.toLowerCase());
          if (question !== undefined) ask(question, square);
          return question !== undefined;
        }}
      />
    </BoardRoom>
  );
}

/** Tells the table which square has the focus, after the frame: a click on a square gives it the focus too. */
function useLookAt(): (square: Square) => void {
  const table = useTableStore();
  const looked = useRef<Square>(null);
  const [tell] = useState(() => (): void => {
    if (looked.current !== null) table.getState().lookAt(looked.current);
  });
  useEffect(() => () => forget(tell), [tell]);
  return (square) => {
    looked.current = square;
    soon(tell);
  };
}
