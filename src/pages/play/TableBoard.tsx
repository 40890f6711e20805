import { useEffect, useMemo } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardRoom } from '../../board/BoardRoom.tsx';
import { isMovement, motionOf } from '../../board/motion.ts';
import { currentPosition, lastPly, nextPly, variationIdOf } from '../../game/game.ts';
import { standingOf } from '../../game/standing.ts';
import { legalMovesOf, targetsFrom } from '../../game/targets.ts';
import { QUESTIONS, type Question } from '../../store/answers.ts';
import { useComputer, useSettings, useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { variationTitle } from '../../text/variations.ts';
import { useBottom } from '../table/useBottom.ts';
import { useHintRoutes } from './useHint.ts';

/** Milliseconds: after the motion of the last move. */
const WARM_UP_AFTER = 300;
const NOTHING: readonly number[] = [];

/** The keys that ask about the square with the focus. */
export const QUESTION_KEYS: Readonly<Record<Question, string>> = { ways: 'w', attacks: 'a', rank: 'r' };

/** The board of the game at the table. `onFit` is told how large squares are, in pixels, when it is shown whole. */
export function TableBoard({ onFit }: { onFit: (fit: number) => void }) {
  const game = useTable((state) => state.shown);
  const selection = useTable((state) => state.selection);
  const told = useTable((state) => state.told);
  const { way, number } = useTable((state) => state.change);
  const choose = useTable((state) => state.choose);
  const lift = useTable((state) => state.lift);
  const drop = useTable((state) => state.drop);
  const cancel = useTable((state) => state.cancel);
  const lookAt = useTable((state) => state.lookAt);
  const ask = useTable((state) => state.ask);
  const settings = useSettings((state) => state.settings);
  const change = useSettings((state) => state.change);
  const pointed = useComputer((state) => state.pointed);
  const bottom = useBottom();
  const advised = useHintRoutes();
  const position = currentPosition(game);
  const last = lastPly(game);
  const targets = useMemo(() => targetsFrom(position, selection), [position, selection]);
  const motion = useMemo(() => {
    const ply = way === 'undone' ? nextPly(game) : lastPly(game);
    return ply !== undefined && isMovement(way) ? motionOf(number, ply, way) : null;
  }, [game, way, number]);
  useEffect(() => {
    // found while the player thinks, so that picking a piece shows its targets at once
    const timer = setTimeout(() => legalMovesOf(position), WARM_UP_AFTER);
    return () => clearTimeout(timer);
  }, [position]);
  return (
    <BoardRoom
      squareSize={settings.squareSize}
      bottom={bottom}
      onZoom={(squareSize) => change({ squareSize })}
      onFit={onFit}
      guide={{ position, lastMove: last?.move ?? null, showsDanger: settings.overlays.includes('danger') }}
      isPointing={advised.length > 0 || pointed.arrows.length > 0}
    >
      <Board
        key={variationIdOf(game)}
        position={position}
        label={text('board.label', { game: variationTitle(variationIdOf(game)) })}
        bottom={bottom}
        isFacing={settings.facing}
        pieces={settings.pieces}
        selection={selection}
        targets={targets}
        lastMove={last?.move ?? null}
        kaida={standingOf(position).kaida}
        refused={told?.squares ?? NOTHING}
        motion={motion}
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
