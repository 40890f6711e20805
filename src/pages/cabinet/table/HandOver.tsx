import { Eye } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { awaitedOf } from '../../../store/cabinet/eyes.ts';
import { seatText, text } from '../../../text/cabinet/table.ts';
import { isFocusFree, thenBoard } from '../../table/thenBoard.ts';
import { ManImage } from '../board/StillBoard.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import './handOver.css';

/** Asks several people at one screen to pass it on, and shows the cards of the person who has taken it. */
export function HandOver() {
  const { store, say } = useCabinet();
  const awaited = useGame(awaitedOf);
  const { game, rules } = useGame((state) => state.line);
  const asks = useId();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(awaited);
  useEffect(() => {
    if (before.current !== awaited && isFocusFree()) button.current?.focus({ preventScroll: true });
    before.current = awaited;
  }, [awaited]);
  if (awaited === null) return null;
  return (
    <section className="hand-over" aria-label={text('cabinet.pass.title')}>
      <div>
        <span className="hand-over-sign">
          <ManImage game={game} art={game.emblems[awaited] ?? ''} />
        </span>
        <p id={asks}>{text('cabinet.pass', { seat: seatText(say, rules, awaited) })}</p>
        <button
          ref={button}
          type="button"
          className="button go"
          aria-describedby={asks}
          onClick={thenBoard(store.getState().reveal)}
        >
          <Eye aria-hidden="true" />
          {text('cabinet.pass.show')}
        </button>
      </div>
    </section>
  );
}
