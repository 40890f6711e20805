import { useEffect, useReducer } from 'react';
import { shortTime } from '../../../game/sitting/clock.ts';
import { positionAt } from '../../../store/cabinet/line.ts';
import { matchPoints, rollerAt, runningSeat, seatAt } from '../../../store/cabinet/tableState.ts';
import { seatText, text } from '../../../text/cabinet/table.ts';
import { clockText } from '../../../text/players.ts';
import '../../table/playerCard.css';
import { ThinkingDots } from '../../play/Thinking.tsx';
import { playerAt, sharedPointsText } from './playerWords.ts';
import { ManImage } from '../board/StillBoard.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import './seats.css';

/** Who sits in a seat, and what is there beside the board: men in hand or lost. Marked while the seat is to move. */
export function SeatCard({ seat }: { seat: number }) {
  const { say } = useCabinet();
  const line = useGame((state) => state.line);
  const { game } = line;
  const at = useGame((state) => state.at);
  const isMover = useGame((state) => (seatAt(state) ?? rollerAt(state)) === seat);
  const isThinking = useGame((state) => state.isThinking) && isMover;
  const name = seatText(say, line.rules, seat);
  const position = positionAt(line, at);
  const player = useGame((state) => playerAt(state, seat));
  const who = player === '' ? name : text('cabinet.seated', { seat: name, who: player });
  return (
    <section
      className={isMover ? 'player-card cabinet-seat mover' : 'player-card cabinet-seat'}
      aria-label={isMover ? `${who}, ${text('player.to-move')}` : who}
    >
      <span className="player-piece cabinet-emblem">
        <ManImage game={game} art={game.emblems[seat] ?? ''} />
      </span>
      <span className="player-name cabinet-name" title={who}>
        {who}
      </span>
      {isThinking && (
        <span className="cabinet-dots">
          <ThinkingDots />
        </span>
      )}
      <Fallen seat={seat} />
      <MatchPoints seat={seat} />
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
      <SeatClock seat={seat} who={who} />
    </section>
  );
}

/** Who is out of a game that the others continue, and who put them out. */
function Fallen({ seat }: { seat: number }) {
  const { say } = useCabinet();
  const line = useGame((state) => state.line);
  const at = useGame((state) => state.at);
  const by = line.game.fallenTo?.(positionAt(line, at), seat) ?? null;
  if (by === null) return null;
  const words = say('fallen.to', { seat: seatText(say, line.rules, by) });
  return (
    <span className="cabinet-fallen" title={words}>
      <span aria-hidden="true">{say('fallen')}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** The points of a player in the match, including this game when it is over. */
function MatchPoints({ seat }: { seat: number }) {
  const points = useGame((state) => matchPoints(state)?.[seat] ?? null);
  if (points === null) return null;
  const words = sharedPointsText(points);
  return (
    <span className="player-score" title={text('player.score', { points: words })}>
      {words}
    </span>
  );
}

/** Milliseconds. */
const TENTH = 100;

/** The time that a player has left, which updates by itself. */
function SeatClock({ seat, who }: { seat: number; who: string }) {
  const { store } = useCabinet();
  const clock = useGame((state) => state.clock);
  const isRunning = useGame((state) => state.clock !== null && runningSeat(state) === seat);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => {
      tick();
      if (store.getState().times()?.[seat] === 0) store.getState().checkClock();
    }, TENTH);
    return () => clearInterval(ticking);
  }, [isRunning, seat, store]);
  if (clock === null) return null;
  const left = store.getState().times()?.[seat] ?? 0;
  const short = shortTime({ time: { [seat]: clock.pace.time } }, seat);
  const look = [
    'clock cabinet-clock',
    clock.since === null ? 'standing' : '',
    left <= short ? 'short' : '',
  ].join(' ');
  return (
    <span role="timer" className={look} aria-label={text('player.clock', { player: who })}>
      {clockText(left)}
      {clock.paused && <span className="visually-hidden">, {text('player.clock.paused')}</span>}
    </span>
  );
}
