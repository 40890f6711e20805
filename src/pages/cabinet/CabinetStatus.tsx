import { Check, Flag, RotateCcw } from 'lucide-react';
import { claimOf, outcomeOf, positionAt } from '../../store/cabinet/line.ts';
import { levelAt, seatAt, type CabinetState } from '../../store/cabinet/tableState.ts';
import { callTexts, groundText, outcomeText, seatText, text, type Say } from '../../text/cabinetTable.ts';
import { Alert } from '../controls/Alert.tsx';
import '../table/status.css';
import { ManImage } from './StillBoard.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import './cabinet.css';

/** Whose turn it is, or how the game has ended; and in one line what the player should know now. */
export function CabinetStatus({ onNew }: { onNew: () => void }) {
  const { say } = useCabinet();
  const line = useGame((state) => state.line);
  const { game } = line;
  const at = useGame((state) => state.at);
  const ended = useGame((state) => state.ended);
  const told = useGame((state) => state.told);
  const seat = useGame(seatAt);
  const outcome = outcomeOf(line, ended);
  const isOver = at === line.plies.length && outcome.over;
  const shown = outcome.over && isOver ? line.rules.seats.indexOf(outcome.winner ?? '') : (seat ?? -1);
  const calls = callTexts(say, line, at);
  return (
    <section className={isOver ? 'status over' : 'status'} aria-label={text('status.heading')}>
      <div className="status-line">
        <span className="status-side">
          {shown >= 0 && <ManImage game={game} art={game.emblems[shown] ?? ''} />}
        </span>
        <p className="status-words">
          {isOver
            ? outcomeText(say, line.rules, outcome, ended)
            : text('cabinet.to-move', { seat: seat === null ? '' : seatText(say, line.rules, seat) })}
        </p>
        {at < line.plies.length && <Back all={line.plies.length} />}
      </div>
      <div className="message">
        <Alert words={told ?? undefined} className="refusal" />
        {told === null && <Advice ground={isOver ? groundText(say, line, ended) : ''} calls={calls} />}
      </div>
      <StatusButtons isOver={isOver} onNew={onNew} />
    </section>
  );
}

function Back({ all }: { all: number }) {
  const { store } = useCabinet();
  return (
    <button type="button" className="button small" onClick={() => store.getState().goTo(all)}>
      {text('action.back-to-game')}
    </button>
  );
}

function Advice({ ground, calls }: { ground: string; calls: readonly string[] }) {
  const { say } = useCabinet();
  const advice = useGame((state) => adviceOf(state, say));
  if (ground !== '') return <p>{ground}</p>;
  return (
    <p>
      {calls.length > 0 && <strong className="cabinet-call">{calls.join(' ')} </strong>}
      {advice}
    </p>
  );
}

function adviceOf(state: CabinetState, say: Say): string {
  const { line, at, hand, hasFailed } = state;
  if (hasFailed) return text('cabinet.failed');
  if (at < line.plies.length) return text('cabinet.looking', { at, all: line.plies.length });
  if (levelAt(state) !== null) return text('cabinet.thinking');
  if (hand.move !== null) return say('cabinet.may-end');
  const claim = hand.chosen.length > 0 ? null : claimOf(line);
  if (claim !== null) return say(`claim.${claim}`) || text(`cabinet.claim.${claim}`);
  return say(`advice.${line.game.advice(positionAt(line, at), hand.chosen)}`);
}

/** What can be done from here: a move that may end, a draw that may be claimed, a computer that does not answer, a new game. */
function StatusButtons({ isOver, onNew }: { isOver: boolean; onNew: () => void }) {
  const { store, say } = useCabinet();
  const hand = useGame((state) => state.hand);
  const hasFailed = useGame((state) => state.hasFailed);
  const rules = useGame((state) => state.line.rules);
  const seating = useGame((state) => state.seating);
  const claim = useGame(({ line, at }) => (at === line.plies.length ? claimOf(line) : null));
  const { finish, ask, begin, claim: claimDraw } = store.getState();
  const options = [...hand.next].filter((step) => !isPlace(store.getState(), step));
  if (!isOver && hand.move === null && !hasFailed && claim === null && options.length === 0) return null;
  return (
    <div className="end-ways">
      {options.map((step) => (
        <Option key={step} step={step} />
      ))}
      {!isOver && hand.move !== null && (
        <button type="button" className="button small go" onClick={finish}>
          <Check aria-hidden="true" />
          {say('cabinet.finish')}
        </button>
      )}
      {hasFailed && (
        <button type="button" className="button small" onClick={ask}>
          <RotateCcw aria-hidden="true" />
          {text('cabinet.ask')}
        </button>
      )}
      {!isOver && claim !== null && (
        <button type="button" className="button small quiet" onClick={claimDraw}>
          <Flag aria-hidden="true" />
          {text('action.claim')}
        </button>
      )}
      {isOver && (
        <>
          <button type="button" className="button small go" onClick={() => begin(rules.id, seating)}>
            <RotateCcw aria-hidden="true" />
            {text('action.again')}
          </button>
          <button type="button" className="button small quiet" onClick={onNew}>
            {text('action.new-game')}
          </button>
        </>
      )}
    </div>
  );
}

const isPlace = ({ line }: CabinetState, step: string): boolean =>
  line.game.surface.places.some(({ name }) => name === step);

/** A step that is no place of the board. */
function Option({ step }: { step: string }) {
  const { store, say } = useCabinet();
  return (
    <button type="button" className="button small go" onClick={() => store.getState().choose(step)}>
      {say(`option.${step}`) || step}
    </button>
  );
}
