import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { lastPly } from '../../game/game.ts';
import { recordLines } from '../../game/record.ts';
import { recordOf, spelledOf, type Ply } from '../../game/timeline.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { MoveField } from './MoveField.tsx';

/** The turns in record form, two columns by the number of the turn; the newest is kept in view. */
export function MoveList({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const game = useTable((state) => state.game);
  const lines = useMemo(() => recordLines(game), [game]);
  const newest = lastPly(game);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lines.length > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const turn = (ply: Ply | null) =>
    ply === null ? (
      <span className="turn empty">…</span>
    ) : (
      <span className={ply === newest ? 'turn newest' : 'turn'} title={spelledOf(ply)}>
        {recordOf(ply)}
      </span>
    );
  return (
    <section className="panel moves" aria-labelledby="moves-heading">
      <div className="moves-head">
        <h2 id="moves-heading">{text('moves.heading')}</h2>
        <MoveField field={field} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by the keyboard */}
      <ol ref={list} tabIndex={0} aria-labelledby="moves-heading">
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
