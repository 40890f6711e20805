import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Board } from '../../board/Board.tsx';
import { BoardRoom } from '../../board/zoom/BoardRoom.tsx';
import { viewOf, type Bottom } from '../../board/view.ts';
import { WHOLE } from '../../board/zoom/zoom.ts';
import { type Square } from '../../engine/index.ts';
import { placeInDrin } from '../../practice/drill.ts';
import { groundPosition, type RoundStore } from '../../store/practice/round.ts';
import { text } from '../../text/learn/practice.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { sideText } from '../../text/sides.ts';
import { useSettings } from '../stores.tsx';
import type { ExerciseZoom } from '../exercise/exerciseZoom.ts';
import './drill.css';

const NONE: readonly Square[] = [];
const NO_TARGETS = new Map<never, never>();
const nothing = (): void => undefined;

/**
 * The empty board of a round: its squares are chosen, or one of them is marked and the board does not reveal its name.
 */
export function DrillBoard({ store, zoom }: { store: RoundStore; zoom: ExerciseZoom }) {
  const { setup, asked, last, phase, answer } = useStore(store);
  const pieces = useSettings(({ settings }) => settings.pieces);
  const position = useMemo(() => groundPosition(setup.ground), [setup.ground]);
  const bottom: Bottom = setup.side === 'yellow' ? 'south' : 'north';
  const isNaming = setup.drill === 'name' && phase === 'running';
  const isWrong = last !== null && last.given !== last.asked;
  const given = last === null || setup.drill === 'name' || phase !== 'running' ? NONE : [last.given];
  return (
    <>
      {isNaming && asked !== null && <MarkedPlace store={store} asked={asked} bottom={bottom} />}
      <div
        className="drill-board"
        data-labels={setup.labels ? undefined : 'none'}
        aria-hidden={isNaming ? true : undefined}
        inert={isNaming}
      >
        <BoardRoom
          squareSize={isNaming ? WHOLE : zoom.squareSize}
          bottom={bottom}
          onZoom={zoom.onZoom}
          onFit={zoom.onFit}
        >
          <Board
            key={setup.ground}
            position={position}
            label={text('drill.board', {
              game: variationTitle(setup.ground),
              side: sideText(setup.side),
            })}
            bottom={bottom}
            pieces={pieces}
            selection={null}
            targets={NO_TARGETS}
            lastMove={null}
            kaida={null}
            refused={isWrong ? given : NONE}
            chosen={isWrong ? NONE : given}
            goals={isNaming && asked !== null ? [asked] : NONE}
            motion={null}
            isStill
            onChoose={(square) => {
              if (setup.drill === 'find') answer(square, performance.now());
            }}
            onLift={nothing}
            onDrop={nothing}
            onCancel={nothing}
          />
        </BoardRoom>
      </div>
    </>
  );
}

/** Where the marked square lies, for players who cannot see it. */
function MarkedPlace({ store, asked, bottom }: { store: RoundStore; asked: Square; bottom: Bottom }) {
  const { setup } = useStore(store);
  const { geometry } = groundPosition(setup.ground).ruleset;
  const view = viewOf(geometry, bottom);
  const place = view.drins.find(({ drin }) => drin === geometry.drins[geometry.drinOf[asked] ?? 0]);
  return (
    <output className="visually-hidden">
      {text('drill.marked', {
        ...placeInDrin(geometry, asked, setup.side),
        drins: geometry.drins.length,
        across: (place?.column ?? 0) / 6 + 1,
        up: geometry.rows - (place?.row ?? 0) / 6,
      })}
    </output>
  );
}
