import { positionAt } from '../../store/cabinet/line.ts';
import { seatAt } from '../../store/cabinet/tableState.ts';
import { seatText, text } from '../../text/cabinetTable.ts';
import '../table/playerCard.css';
import { ThinkingDots } from '../play/Thinking.tsx';
import { ManImage } from './StillBoard.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import './cabinet.css';

/** Who sits in a seat, and what is there beside the board: men in hand or lost. Marked while the seat is to move. */
export function SeatCard({ seat }: { seat: number }) {
  const { say } = useCabinet();
  const line = useGame((state) => state.line);
  const { game } = line;
  const at = useGame((state) => state.at);
  const level = useGame((state) => state.seating[seat] ?? null);
  const isMover = useGame((state) => seatAt(state) === seat);
  const isThinking = useGame((state) => state.isThinking) && isMover;
  const name = seatText(say, line.rules, seat);
  const position = positionAt(line, at);
  const who = level === null ? name : `${name} · ${text(`cabinet.level.${level}`)}`;
  return (
    <section
      className={isMover ? 'player-card mover' : 'player-card'}
      aria-label={isMover ? `${who}, ${text('player.to-move')}` : who}
    >
      <span className="player-piece">
        <ManImage game={game} art={game.emblems[seat] ?? ''} />
      </span>
      <span className="player-name" title={who}>
        {who}
      </span>
      {isThinking && <ThinkingDots />}
      <span className="captured cabinet-reserve">
        {game.reserve(position, seat).map(({ code, art, count }) => (
          <span key={code} title={say(`reserve.${code}`, { count })}>
            <span className="visually-hidden">{say(`reserve.${code}`, { count })}</span>
            <span className="cabinet-reserve-man">
              <ManImage game={game} art={art} />
            </span>
            <span aria-hidden="true">{count}</span>
          </span>
        ))}
      </span>
    </section>
  );
}
