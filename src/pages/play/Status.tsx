import { PieceImage } from '../../board/pieces/Piece.tsx';
import { pieceAt, type Position } from '../../engine/index.ts';
import { currentPosition, lastPly } from '../../game/game.ts';
import { standingOf } from '../../game/standing.ts';
import { targetsFrom } from '../../game/targets.ts';
import { useSettings, useTable } from '../stores.tsx';
import type { TableState } from '../../store/table.ts';
import { text } from '../../text/messages.ts';
import { outcomeReason, outcomeText } from '../../text/outcomes.ts';

function hint({ game, selection }: TableState, position: Position): string {
  const { outcome, kaida } = standingOf(position);
  const side = text(`side.${position.turn}`);
  const bared = lastPly(game)?.events.some(({ type }) => type === 'bared') ?? false;
  const piece = selection === null ? null : pieceAt(position, selection);
  if (outcome.status === 'over') return outcomeReason(outcome) ?? '';
  if (piece !== null)
    return text('status.place', {
      count: targetsFrom(position, selection).size,
      kind: text(`kind.${piece.kind}`),
    });
  if (bared) return text('status.bared', { side });
  if (kaida !== null) return text('status.kaida', { side });
  return text('status.pick');
}

interface StatusProps {
  readonly onNewGame: () => void;
  /** The same once more for the other player's eyes: it is not read aloud and holds no button. */
  readonly isMirror?: boolean;
}

/** Whose turn it is, its number, Kaida, how the game ended; and in one line what the player should know now. */
export function Status({ onNewGame, isMirror = false }: StatusProps) {
  const position = useTable(({ game }) => currentPosition(game));
  const told = useTable((state) => state.told);
  const advice = useTable((state) => hint(state, currentPosition(state.game)));
  const pieces = useSettings(({ settings }) => settings.pieces);
  const { outcome, kaida } = standingOf(position);
  const isOver = outcome.status === 'over';
  const shownSide = isOver ? outcome.winner : position.turn;
  const royal = position.ruleset.variation.ending === 'kings' ? 'king' : 'swod';
  return (
    <section
      className={['status', isOver ? 'over' : '', kaida === null ? '' : 'in-kaida'].join(' ')}
      aria-label={text('status.heading')}
      aria-hidden={isMirror || undefined}
    >
      <div className="status-line">
        <span className="status-side">
          {shownSide !== null && <PieceImage side={shownSide} kind={royal} set={pieces} />}
        </span>
        <p className="status-words">
          {outcomeText(outcome) ?? text('status.to-move', { side: text(`side.${position.turn}`) })}
        </p>
        {!isOver && kaida !== null && <strong className="kaida-badge">{text('status.kaida-badge')}</strong>}
        {isOver && !isMirror && (
          <button type="button" className="button small" onClick={onNewGame}>
            {text('action.again')}
          </button>
        )}
        {!isOver && (
          <span className="status-turn">{text('status.turn', { turn: position.turnsPlayed + 1 })}</span>
        )}
      </div>
      <div className="message">
        <p role={isMirror ? undefined : 'alert'} className="refusal">
          {told?.words}
        </p>
        {told === null && <p>{advice}</p>}
      </div>
    </section>
  );
}
