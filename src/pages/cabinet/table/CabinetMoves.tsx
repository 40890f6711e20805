import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Ply } from '../../../cabinet/seam/ply.ts';
import { eyesOf, readMoves } from '../../../store/cabinet/eyes.ts';
import { seatText, text } from '../../../text/cabinet/table.ts';
import { keepInView } from '../../controls/keepInView.ts';
import { MoveField } from '../../table/MoveField.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import './cabinetTable.css';
import '../../table/moveList.css';
import '../../table/panel.css';

/** The moves in writing, each of which shows the board as it was after it; and a field for writing a move. */
export function CabinetMoves({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { store, game } = useCabinet();
  const plies = useGame((state) => state.line.plies);
  const rules = useGame((state) => state.line.rules);
  const at = useGame((state) => state.at);
  const began = useGame((state) => state.began);
  const list = useRef<HTMLOListElement>(null);
  const example = game.example ?? rules.writeMove(rules.moves(rules.start())[0]);
  const { write } = store.getState();
  const line = useGame((state) => state.line);
  const seating = useGame((state) => state.seating);
  const ended = useGame((state) => state.ended);
  const eyes = useGame(eyesOf);
  const texts = useMemo(() => readMoves({ line, seating, ended, eyes }), [line, seating, ended, eyes]);
  const reached = plies[at - 1];
  useEffect(() => {
    // Tab reaches all of them
    if (list.current !== null && reached !== undefined) keepInView(list.current, 0, '[aria-current]');
  }, [reached]);
  return (
    <section className="panel moves" aria-labelledby="cabinet-moves">
      <div className="moves-head">
        <h2 id="cabinet-moves">{text('moves.heading')}</h2>
        <MoveField
          key={eyes}
          game={began}
          at={at}
          example={example}
          field={field}
          write={(written) => {
            const words = write(written);
            return words === null ? null : { words, code: undefined };
          }}
        />
      </div>
      <ol ref={list} className="cabinet-moves" aria-labelledby="cabinet-moves">
        {plies.map((ply, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a move has no other name than its number
          <Move key={index} ply={ply} text={texts[index] ?? ''} number={index + 1} at={at} />
        ))}
        {plies.length === 0 && <li className="none cabinet-unplayed">{text('moves.none')}</li>}
      </ol>
    </section>
  );
}

interface MoveProps {
  readonly ply: Ply;
  /** As it may be read now. */
  readonly text: string;
  readonly number: number;
  readonly at: number;
}

function Move({ ply, text: written, number, at }: MoveProps) {
  const { store, say } = useCabinet();
  const rules = useGame((state) => state.line.rules);
  const turn = rules.turn(ply.before);
  const isNewest = number === at;
  return (
    <li>
      <span className="number">{number}</span>
      <button
        type="button"
        className={['turn cabinet-turn', isNewest ? 'newest' : '', number > at ? 'undone' : ''].join(' ')}
        aria-current={isNewest ? 'step' : undefined}
        title={turn === 'chance' ? undefined : seatText(say, rules, turn)}
        onClick={() => store.getState().goTo(number)}
      >
        {written}
      </button>
    </li>
  );
}
