import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { lastPly, timelineOf } from '../../game/game.ts';
import { recordLines } from '../../game/record.ts';
import { recordOf, spelledOf, type Ply } from '../../game/timeline.ts';
import { afterFrame } from '../afterFrame.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { keepInView } from '../controls/keepInView.ts';
import { MoveField } from './MoveField.tsx';

/**
 * The turns in record form, two columns by the number of the turn. A click on one shows the game as it stood after it;
 * those taken back stay in the list until another move is made.
 */
export function MoveList({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const game = useTable((state) => state.game);
  const shown = useTable((state) => state.shown);
  const goTo = useTable((state) => state.goTo);
  const write = useTable((state) => state.write);
  const { plies } = timelineOf(game);
  const lines = useMemo(() => recordLines(game, timelineOf(game).plies), [game]);
  const numbers = useMemo(() => new Map(plies.map((ply, index) => [ply, index + 1])), [plies]);
  const newest = lastPly(shown);
  const tabStop = newest ?? plies[0];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (tabStop === undefined) return;
    return afterFrame(() => list.current !== null && keepInView(list.current));
  }, [tabStop]);
  const turn = (ply: Ply | null) => {
    if (ply === null) return <span className="turn empty">…</span>;
    const number = numbers.get(ply) ?? 0;
    const isUndone = number > game.cursor;
    return (
      <button
        type="button"
        className={['turn', ply === newest ? 'newest' : '', isUndone ? 'undone' : ''].join(' ')}
        title={isUndone ? text('moves.undone', { move: spelledOf(ply) }) : spelledOf(ply)}
        aria-current={ply === newest ? 'step' : undefined}
        tabIndex={ply === tabStop ? 0 : -1}
        onClick={() => goTo(number)}
      >
        {recordOf(ply)}
      </button>
    );
  };
  return (
    <section className="panel moves" aria-labelledby="moves-heading">
      <div className="moves-head">
        <h2 id="moves-heading">{text('moves.heading')}</h2>
        <MoveField field={field} write={write} />
      </div>
      <ol ref={list} aria-labelledby="moves-heading">
        {lines.map((line) => (
          <li key={line.turn}>
            <span className="number">{line.turn}</span>
            {turn(line.first)}
            {line.second !== null && turn(line.second)}
          </li>
        ))}
        {lines.length === 0 && <li className="none">{text('moves.none')}</li>}
      </ol>
    </section>
  );
}
