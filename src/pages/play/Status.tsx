import { PieceImage } from '../../board/pieces/Piece.tsx';
import { pieceAt } from '../../engine/index.ts';
import { claimsOf } from '../../game/sitting/claims.ts';
import { isComputersTurn, isWatched, personAlone } from '../../game/sitting/computer.ts';
import { emblemKind } from '../../game/editor/kinds.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, lastPly, turnsMade } from '../../game/game.ts';
import { matchScore, type Sitting } from '../../game/sitting/sitting.ts';
import { standingOf } from '../../game/standing.ts';
import { targetsFrom } from '../../game/overlays/targets.ts';
import { useComputer, useSettings, useTable } from '../stores.tsx';
import { computerText } from '../../text/computer.ts';
import type { TableState } from '../../store/table/table.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { claimText } from '../../text/claims.ts';
import { gameNumberText, playerText } from '../../text/players.ts';
import { text } from '../../text/messages.ts';
import { outcomeReason, outcomeText, scoreText } from '../../text/outcomes.ts';
import { sideText } from '../../text/sides.ts';
import { Alert } from '../controls/Alert.tsx';
import { Explained } from '../controls/Explained.tsx';
import { Invitation } from './Invitation.tsx';
import { EndWays } from './laterParts.ts';
import { useHintWords } from './useHint.ts';
import { thenBoard } from '../table/thenBoard.ts';
import { WhyLink } from '../table/WhyLink.tsx';
import '../table/status.css';

interface StatusProps {
  /** The same once more for the other player: it is not read aloud and has no button. */
  readonly isMirror?: boolean;
  /** What is waited for before the game begins; null once it has begun. */
  readonly before?: string | null | undefined;
}

/** Whose turn it is, its number, Kaida, how the game ended; and in one line what the player should know now. */
export function Status({ isMirror = false, before }: StatusProps) {
  const shown = useTable((state) => state.shown);
  const isLookingBack = useTable((state) => state.shown !== state.game);
  const end = useTable(({ sitting }) => endingOf(sitting));
  const told = useTable((state) => (state.told?.beside === 'status' ? state.told : null));
  const person = useTable(({ sitting }) => personAlone(sitting.terms));
  const leadsOn = useTable(({ sitting: { terms } }) => terms.school !== true && terms.here === undefined);
  const hint = useHintWords();
  const advice = useAdvice();
  const pieces = useSettings(({ settings }) => settings.pieces);
  const position = currentPosition(shown);
  const isOver = end !== null && !isLookingBack;
  const isKaida = !isOver && standingOf(position).kaida !== null;
  const shownSide = isOver ? end.winner : position.turn;
  const reason = told === null && isOver ? end.ending : told?.code;
  const explained = (words: string) => (isMirror ? words : <Explained words={words} />);
  const royal = emblemKind(position.ruleset);
  return (
    <section
      className={[
        'status',
        isOver ? 'over' : '',
        isLookingBack ? 'looking-back' : '',
        isKaida ? 'in-kaida' : '',
      ].join(' ')}
      aria-label={text('status.heading')}
      aria-hidden={isMirror || undefined}
    >
      <div className="status-line">
        <span className="status-side">
          {shownSide !== null && <PieceImage side={shownSide} kind={royal} set={pieces} />}
        </span>
        <p className="status-words">
          {isOver
            ? explained(outcomeText(end, { person }))
            : text('status.to-move', { side: sideText(position.turn) })}
        </p>
        {isKaida && <strong className="kaida-badge">{explained(text('status.kaida-badge'))}</strong>}
        {!isMirror && <Next />}
      </div>
      <div className="message">
        {isMirror ? (
          <p className="refusal">{told?.words}</p>
        ) : (
          <Alert words={told?.words} className="refusal" />
        )}
        {told === null && (
          <p className={hint === null ? undefined : 'hint-words'}>
            {hint ?? before ?? (isOver ? explained(advice) : advice)}{' '}
            {hint === null && !isMirror && leadsOn && <Invitation />}
          </p>
        )}
        {!isMirror && reason !== undefined && <WhyLink reason={reason} />}
      </div>
      {/* beside a game of the school the coach shows the ways on, beside one with a player elsewhere its own panel */}
      {!isMirror && isOver && leadsOn && <EndWays />}
    </section>
  );
}

/** At the end of the line: the way back to the game, or the number of the turn. */
function Next() {
  const sitting = useTable((state) => state.sitting);
  const shown = useTable((state) => state.shown);
  const goTo = useTable((state) => state.goTo);
  if (shown !== sitting.game)
    return (
      <button type="button" className="button small" onClick={thenBoard(() => goTo(turnsMade(sitting.game)))}>
        {text('action.back-to-game')}
      </button>
    );
  if (endingOf(sitting) !== null) return null;
  return (
    <span className="status-turn">
      {text('status.turn', { turn: currentPosition(shown).turnsPlayed + 1 })}
    </span>
  );
}

/** What the player should know now. */
function useAdvice(): string {
  const isHeld = useComputer((state) => state.isHeld);
  const hasFailed = useComputer((state) => state.hasFailed);
  return useTable((state) =>
    isHeld && isWatched(state.sitting.terms) && isComputersTurn(state.sitting) && state.shown === state.game
      ? text('computer.held')
      : hasFailed && isComputersTurn(state.sitting) && state.shown === state.game
        ? text('computer.turn')
        : adviceOf(state),
  );
}

function adviceOf({ sitting, game, shown, selection }: TableState): string {
  const position = currentPosition(shown);
  const side = sideText(position.turn);
  if (shown !== game) return lookingText(turnsMade(shown), turnsMade(game));
  const end = endingOf(sitting);
  if (end !== null) return `${outcomeReason(end, position.ruleset)} ${matchText(sitting)}`;
  // the other player sits elsewhere, or both do
  const { here } = sitting.terms;
  if (here !== undefined && here !== position.turn) return '';
  const computer = computerText(sitting);
  if (computer !== null) return computer;
  const piece = selection === null ? null : pieceAt(position, selection);
  if (piece !== null)
    return text('status.place', {
      count: targetsFrom(position, selection).size,
      kind: kindNameIn(position.ruleset, piece.kind),
    });
  const bared = lastPly(game)?.events.some(({ type }) => type === 'bared') ?? false;
  if (bared) return text('status.bared', { side });
  if (standingOf(position).kaida !== null) return text('status.kaida', { side });
  const [claim] = claimsOf(game);
  if (claim !== undefined) return claimText(claim, position.ruleset);
  return turnsMade(game) === 0
    ? `${matchGameText(sitting)} ${text('status.pick')}`.trim()
    : text('status.pick');
}

const lookingText = (turn: number, game: number): string =>
  text(turn < game ? 'look.back' : 'look.ahead', { turn, game });

/** Which game of the match begins; nothing in a single game. */
function matchGameText(sitting: Sitting): string {
  const { match } = sitting;
  const score = matchScore(sitting);
  return match === null || score === null ? '' : gameNumberText(score.game, match.terms.games);
}

/** The state of the match after a game; nothing in a single game. */
function matchText(sitting: Sitting): string {
  const standing = matchScore(sitting);
  if (standing === null) return '';
  const score = scoreText(standing.points);
  if (!standing.finished) return text('match.score', { score });
  return standing.winner === null
    ? text('match.tied', { score })
    : text('match.won', { winner: playerText(standing.winner, sitting.terms.names), score });
}
