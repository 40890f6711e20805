import { memo, useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react';
import { exampleMove } from '../../game/example.ts';
import { pliesInLine, turnsMade, type Game } from '../../game/game.ts';
import { recordLines } from '../../game/record.ts';
import { recordOf, type Ply } from '../../game/ply.ts';
import { spelledOf } from '../../text/spelled.ts';
import { afterFrame } from '../afterFrame.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { keepInView } from '../controls/keepInView.ts';
import { MoveField } from '../table/MoveField.tsx';
import '../table/moveList.css';
import '../table/panel.css';

/**
 * The turns in record form, two columns by the number of the turn. A click on one shows the game as it stood after it;
 * those taken back stay in the list until another move is made. Without a `field` no move can be written.
 */
export function MoveList({ field }: { field: RefObject<HTMLInputElement | null> | null }) {
  const game = useTable((state) => state.game);
  const shown = useTable((state) => state.shown);
  const end = useTable((state) => state.sitting.end);
  const write = useTable((state) => state.write);
  const example = useTable((state) => exampleMove(state.game.tree.start));
  // the board is drawn first, and the list a moment later
  const listed = useDeferredValue(game);
  const newest = useDeferredValue(turnsMade(shown));
  return (
    <section className="panel moves" aria-labelledby="moves-heading">
      <div className="moves-head">
        <h2 id="moves-heading">{text('moves.heading')}</h2>
        {field && (
          <MoveField game={game.tree.start} at={end ?? shown} example={example} field={field} write={write} />
        )}
      </div>
      <Turns game={listed} newest={newest} />
    </section>
  );
}

interface TurnsProps {
  readonly game: Game;
  /** How many turns were made before the position that the board shows. */
  readonly newest: number;
}

const Turns = memo(function Turns({ game, newest }: TurnsProps) {
  const goTo = useTable((state) => state.goTo);
  const plies = pliesInLine(game);
  const made = turnsMade(game);
  const lines = useMemo(() => recordLines(game, plies), [game, plies]);
  const tabStop = Math.max(1, newest);
  const reached = plies[tabStop - 1];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (reached === undefined) return;
    return afterFrame(() => list.current !== null && keepInView(list.current));
  }, [reached]);
  const turn = (ply: Ply | null) => {
    if (ply === null) return <span className="turn empty">…</span>;
    const number = ply.before.turnsPlayed - game.tree.start.turnsPlayed + 1;
    return (
      <Turn
        ply={ply}
        number={number}
        isNewest={number === newest}
        isUndone={number > made}
        isTabStop={number === tabStop}
        onChoose={goTo}
      />
    );
  };
  return (
    <ol ref={list} aria-labelledby="moves-heading">
      {lines.map((line) => (
        <li key={line.turn}>
          <span className="number">{line.turn}</span>
          {turn(line.first)}
          {line.second && turn(line.second)}
        </li>
      ))}
      {lines.length === 0 && <li className="none">{text('moves.none')}</li>}
    </ol>
  );
});

interface TurnProps {
  readonly ply: Ply;
  /** Counted from 1 at the start of the game. */
  readonly number: number;
  readonly isNewest: boolean;
  readonly isUndone: boolean;
  readonly isTabStop: boolean;
  readonly onChoose: (number: number) => void;
}

/** One turn of the list; in a long game only those that change are drawn again. */
const Turn = memo(function Turn({ ply, number, isNewest, isUndone, isTabStop, onChoose }: TurnProps) {
  return (
    <button
      type="button"
      className={['turn', isNewest ? 'newest' : '', isUndone ? 'undone' : ''].join(' ')}
      title={isUndone ? text('moves.undone', { move: spelledOf(ply) }) : spelledOf(ply)}
      aria-current={isNewest ? 'step' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onChoose(number)}
    >
      {recordOf(ply)}
    </button>
  );
});
