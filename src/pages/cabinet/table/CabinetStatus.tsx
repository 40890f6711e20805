import { Check, Flag, RotateCcw } from 'lucide-react';
import { winnerOf } from '../../../cabinet/seam/rules.ts';
import { awaitedOf } from '../../../store/cabinet/eyes.ts';
import { claimOf, outcomeOf, positionAt } from '../../../store/cabinet/line.ts';
import { isDrawAsked, rollingLevel } from '../../../store/cabinet/due.ts';
import { barOf, levelAt, rollerAt, seatAt, type CabinetState } from '../../../store/cabinet/tableState.ts';
import {
  barText,
  callTexts,
  dueText,
  groundText,
  optionText,
  outcomeText,
  seatText,
  tellTexts,
  text,
  type Say,
} from '../../../text/cabinet/table.ts';
import { Alert } from '../../controls/Alert.tsx';
import { thenBoard } from '../../table/thenBoard.ts';
import '../../table/status.css';
import { EndButtons } from './EndButtons.tsx';
import { ManImage } from '../board/StillBoard.tsx';
import { matchText } from './matchText.ts';
import { useCabinet, useGame } from './tableStores.ts';
import { Tray } from './Tray.tsx';
import '../cabinet.css';
import './cabinetTable.css';
import './tray.css';

/** Whose turn it is, or how the game has ended; and in one line what the player should know now. */
export function CabinetStatus({ onNew }: { onNew: () => void }) {
  const { say } = useCabinet();
  const line = useGame((state) => state.line);
  const { game } = line;
  const at = useGame((state) => state.at);
  const ended = useGame((state) => state.ended);
  const told = useGame((state) => state.told);
  const seat = useGame((state) => seatAt(state) ?? rollerAt(state));
  const outcome = outcomeOf(line, ended);
  const isOver = at === line.plies.length && outcome.over;
  const shown = outcome.over && isOver ? winnerOf(line.rules, outcome.winner) : (seat ?? -1);
  const calls = callTexts(say, line, at);
  return (
    <section
      className={isOver ? 'cabinet-status status over' : 'cabinet-status status'}
      aria-label={text('status.heading')}
    >
      <div className="status-line">
        <span className="status-side">
          {shown >= 0 && <ManImage game={game} art={game.emblems[shown] ?? ''} />}
        </span>
        <p className="status-words">
          {isOver ? outcomeText(say, line.rules, outcome, ended) : dueText(say, line, positionAt(line, at))}
        </p>
        {at < line.plies.length && <Back all={line.plies.length} />}
      </div>
      <Tray />
      <div className="message">
        <Alert words={told ?? undefined} className="refusal" />
        {told === null && <Advice ground={isOver ? groundText(say, line, ended) : ''} calls={calls} />}
      </div>
      <Tells />
      <MatchLine />
      <StatusButtons isOver={isOver} onNew={onNew} />
    </section>
  );
}

/** What the last move has brought, part by part. */
function Tells() {
  const { say } = useCabinet();
  const line = useGame((state) => state.line);
  const at = useGame((state) => state.at);
  const ply = line.plies[at - 1];
  if (line.game.tells === undefined) return null;
  const tells = ply === undefined ? [] : line.game.tells(ply.before, ply.move);
  return (
    <ul className="cabinet-tells" aria-label={text('cabinet.tells')}>
      {tellTexts(say, line.rules, tells).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/** Which game of a match it is, and who has won the match when all have been played. */
function MatchLine() {
  const { say } = useCabinet();
  const words = useGame((state) => matchText(state, say));
  return words === '' ? null : <p className="cabinet-match">{words}</p>;
}

function Back({ all }: { all: number }) {
  const { store } = useCabinet();
  return (
    <button type="button" className="button small" onClick={thenBoard(() => store.getState().goTo(all))}>
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
  const all = line.plies.length;
  if (at < all) return text('cabinet.looking', { at, all, canMove: barOf(state) === null ? 'yes' : 'no' });
  if (barOf(state) === 'most-moves') return barText(say, 'most-moves');
  if (levelAt(state) !== null || (rollingLevel(state) !== null && !isDrawAsked(state)))
    return text('cabinet.thinking');
  const awaited = awaitedOf(state);
  if (awaited !== null) return text('cabinet.pass', { seat: seatText(say, line.rules, awaited) });
  if (hand.move !== null) return say('cabinet.may-end');
  const claim = hand.chosen.length > 0 ? null : claimOf(line);
  if (claim !== null) return say(`claim.${claim}`) || text(`cabinet.claim.${claim}`);
  const position = positionAt(line, at);
  return say(`advice.${line.game.advice(position, hand.chosen)}`, line.game.facts?.(position));
}

/**
 * What can be done from here: a move that may end, a draw that may be claimed, a computer that does not answer, a new
 * game.
 */
function StatusButtons({ isOver, onNew }: { isOver: boolean; onNew: () => void }) {
  const { store, say } = useCabinet();
  const hand = useGame((state) => state.hand);
  const hasFailed = useGame((state) => state.hasFailed);
  const claim = useGame(({ line, at }) => (at === line.plies.length ? claimOf(line) : null));
  const { finish, ask, claim: claimDraw } = store.getState();
  const isBarred = useGame((state) => barOf(state) !== null);
  const options = isBarred ? [] : [...hand.next].filter((step) => !isPlace(store.getState(), step));
  if (!isOver && hand.move === null && !hasFailed && claim === null && options.length === 0) return null;
  return (
    <div className="end-ways cabinet-choices">
      {options.map((step) => (
        <Option key={step} step={step} />
      ))}
      {!isOver && hand.move !== null && (
        <button type="button" className="button small go" onClick={thenBoard(finish)}>
          <Check aria-hidden="true" />
          {say('cabinet.finish')}
        </button>
      )}
      {hasFailed && (
        <button type="button" className="button small" onClick={thenBoard(ask)}>
          <RotateCcw aria-hidden="true" />
          {text('cabinet.ask')}
        </button>
      )}
      {!isOver && claim !== null && (
        <button type="button" className="button small quiet" onClick={thenBoard(claimDraw)}>
          <Flag aria-hidden="true" />
          {text('action.claim')}
        </button>
      )}
      {isOver && <EndButtons onNew={onNew} />}
    </div>
  );
}

const isPlace = ({ line }: CabinetState, step: string): boolean =>
  line.game.surface.places.some(({ name }) => name === step);

/** A step that is not a place of the board. */
function Option({ step }: { step: string }) {
  const { store, say } = useCabinet();
  const words = useGame(({ line, at }) => optionText(say, line.rules, positionAt(line, at), step));
  return (
    <button
      type="button"
      className="button small go"
      onClick={thenBoard(() => store.getState().choose(step))}
    >
      {words}
    </button>
  );
}
