import { Eye } from 'lucide-react';
import { awaitedOf } from '../../store/cabinet/eyes.ts';
import { seatText, text } from '../../text/cabinetTable.ts';
import { ManImage } from './StillBoard.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import './handOver.css';

/** Asks several people at one screen to pass it on, and shows the cards of whoever has taken it. */
export function HandOver() {
  const { store, game, say } = useCabinet();
  const awaited = useGame(awaitedOf);
  const rules = useGame((state) => state.line.rules);
  if (awaited === null) return null;
  return (
    <section className="hand-over" aria-label={text('cabinet.pass.title')}>
      <div>
        <span className="hand-over-sign">
          <ManImage game={game} art={game.emblems[awaited] ?? ''} />
        </span>
        <p>{text('cabinet.pass', { seat: seatText(say, rules, awaited) })}</p>
        <button type="button" className="button go" onClick={store.getState().reveal}>
          <Eye aria-hidden="true" />
          {text('cabinet.pass.show')}
        </button>
      </div>
    </section>
  );
}
