import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatSquareInFull } from '../../engine/index.ts';
import { createRound, groundRules, type RoundStore } from '../../store/practice/round.ts';
import { text } from '../../text/learn/practice.ts';
import { RichText } from '../controls/RichText.tsx';
import { useExerciseZoom } from '../exercise/exerciseZoom.ts';
import { ZoomButton } from '../table/ZoomAction.tsx';
import { Announced } from './Announced.tsx';
import { DrillBoard } from './DrillBoard.tsx';
import { DrillSettings } from './DrillSettings.tsx';
import { NamePad } from './NamePad.tsx';
import { Scores } from './Scores.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useHeading } from '../useHeading.ts';
import { useKeptStore } from './keptStore.ts';
import '../exercise/exercise.css';
import './practice.css';
import './practiceTable.css';
import './drill.css';

/** Milliseconds between two looks at the clock. */
const LOOK = 200;

/** Coordinates: rounds in which squares are found by their names, or named. */
export function CoordinatesScreen() {
  const kept = useKeptStore();
  const [store] = useState(() => createRound(kept));
  const phase = useStore(store, (state) => state.phase);
  const drill = useStore(store, ({ setup }) => setup.drill);
  const announcement = useStore(store, (state) => state.announcement);
  const said = useStore(store, (state) => state.said);
  const zoom = useExerciseZoom();
  const running = phase === 'running' ? drill : undefined;
  useClock(store);
  useDocumentTitle(text('practice.coordinates'));
  return (
    <main className="practice-table" data-drill={running}>
      <Ask store={store} />
      {/* the keys for a name stay visible below the board */}
      <div className={running === 'name' ? 'practice-board' : 'practice-board whole-board'}>
        <DrillBoard store={store} zoom={zoom} />
      </div>
      <section className="practice-panel">
        <Scores store={store} />
        {running === 'name' && <NamePad store={store} />}
        {running === undefined ? <DrillSettings store={store} /> : <Stop store={store} />}
        {running === 'find' && (
          <div className="practice-ways exercise-ways">
            <ZoomButton {...zoom} />
          </div>
        )}
      </section>
      <Announced words={announcement} said={said} />
    </main>
  );
}

/** Ends the round on time, even if nobody answers. */
function useClock(store: RoundStore): void {
  const ends = useStore(store, (state) => state.ends);
  useEffect(() => {
    if (ends === null) return undefined;
    const timer = setInterval(() => store.getState().tick(performance.now()), LOOK);
    return () => clearInterval(timer);
  }, [ends, store]);
}

/** What is asked, large enough to be read at a glance; before and after a round, what it is about and how it went. */
function Ask({ store }: { store: RoundStore }) {
  const heading = useHeading();
  const { setup, phase, asked, right, isBest } = useStore(store);
  const { geometry } = groundRules(setup.ground);
  const isRunning = phase === 'running';
  useEffect(() => {
    // on a small screen the start button is below the board
    if (isRunning) heading.current?.closest('main')?.scrollIntoView({ block: 'start' });
  }, [isRunning, heading]);
  return (
    <div className="practice-ask">
      <h1 ref={heading} tabIndex={-1}>
        {text('drill.title')}
      </h1>
      <div className="drill-asked" data-running={isRunning ? '' : undefined}>
        {phase === 'ready' && (
          <p>
            <RichText words={text(`drill.ready.${setup.drill}`)} />
          </p>
        )}
        {phase === 'over' && (
          <p>
            {text('drill.over', { right })} {isBest && <strong>{text('drill.new-best')}</strong>}
          </p>
        )}
        {asked !== null && (
          <p>
            {setup.drill === 'find' ? (
              <strong>{formatSquareInFull(geometry, asked)}</strong>
            ) : (
              text('drill.name')
            )}
          </p>
        )}
        {isRunning && <Last store={store} />}
      </div>
    </div>
  );
}

/** The result of the last answer. */
function Last({ store }: { store: RoundStore }) {
  const { setup, last } = useStore(store);
  if (last === null) return <p className="drill-last"> </p>;
  const isRight = last.given === last.asked;
  const square = formatSquareInFull(groundRules(setup.ground).geometry, last.given);
  const wrong = setup.drill === 'find' ? 'drill.wrong' : 'drill.wrong-name';
  return (
    <p className="drill-last" data-result={isRight ? 'right' : 'wrong'}>
      {text(isRight ? 'drill.was' : wrong, { square })}
    </p>
  );
}

function Stop({ store }: { store: RoundStore }) {
  return (
    <button type="button" className="button quiet" onClick={store.getState().stop}>
      {text('drill.stop')}
    </button>
  );
}
