import { useMemo } from 'react';
import { PieceImage } from '../../board/pieces/Piece.tsx';
import { opponent, type Side } from '../../engine/index.ts';
import { shortTime } from '../../game/sitting/clock.ts';
import { emblemKind } from '../../game/editor/kinds.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition } from '../../game/game.ts';
import { balanceOf, lossesOf } from '../../game/losses.ts';
import { matchScore } from '../../game/sitting/sitting.ts';
import { useSettings, useTable } from '../stores.tsx';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/messages.ts';
import { pointsText } from '../../text/outcomes.ts';
import { clockText, nameText, playerText } from '../../text/players.ts';
import { sideText } from '../../text/sides.ts';
import '../table/playerCard.css';
import { ThinkingDots, useThinkingSide } from './Thinking.tsx';
import { useTimeLeft } from './useClock.ts';

/**
 * One player: the name, points in a match, what was captured from the other side, the clock. Marked while it is to
 * move.
 */
export function PlayerCard({ side }: { readonly side: Side }) {
  const sitting = useTable((state) => state.sitting);
  const shown = useTable((state) => state.shown);
  const pieces = useSettings(({ settings }) => settings.pieces);
  const position = currentPosition(shown);
  const score = matchScore(sitting);
  const isMover = endingOf(sitting) === null && currentPosition(sitting.game).turn === side;
  const royal = emblemKind(position.ruleset);
  const player = playerText(side, sitting.terms.names);
  const isThinking = useThinkingSide() === side;
  return (
    <section
      className={isMover ? 'player-card mover' : 'player-card'}
      aria-label={isMover ? `${player}, ${text('player.to-move')}` : player}
    >
      <span className="player-piece">
        <PieceImage side={side} kind={royal} set={pieces} />
      </span>
      <span className="player-name" title={player}>
        {nameText(side, sitting.terms.names)}
      </span>
      {isThinking && <ThinkingDots />}
      {score !== null && (
        <span
          className="player-score"
          title={text('player.score', { points: pointsText(score.points[side]) })}
        >
          {pointsText(score.points[side])}
        </span>
      )}
      <Captured side={opponent(side)} />
      {sitting.clock !== null && <ClockFace side={side} />}
    </section>
  );
}

/** The pieces that a side has lost, and by how many points its opponent is ahead. */
function Captured({ side }: { readonly side: Side }) {
  const shown = useTable((state) => state.shown);
  const pieces = useSettings(({ settings }) => settings.pieces);
  const losses = useMemo(() => lossesOf(shown)[side], [shown, side]);
  const { ruleset } = currentPosition(shown);
  const balance = useMemo(() => balanceOf(currentPosition(shown)), [shown]);
  const ahead = side === 'blue' ? balance : -balance;
  return (
    <span className="captured">
      {losses.length > 0 && (
        <>
          <span className="visually-hidden">{text('losses.of', { side: sideText(side) })}</span>
          <ul>
            {losses.map(({ kind, count }) => (
              <li key={kind} aria-label={text('losses.piece', { count, kind: kindNameIn(ruleset, kind) })}>
                <PieceImage side={side} kind={kind} set={pieces} />
                {count > 1 && <span aria-hidden="true">{count}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {ahead > 0 && (
        <span
          className="ahead"
          title={text('losses.ahead.long', { side: sideText(opponent(side)), points: ahead })}
        >
          {text('losses.ahead', { points: ahead })}
        </span>
      )}
    </span>
  );
}

/** The time that a side has left, which updates by itself. */
function ClockFace({ side }: { readonly side: Side }) {
  const left = useTimeLeft(side);
  const clock = useTable(({ sitting }) => sitting.clock);
  const names = useTable(({ sitting }) => sitting.terms.names);
  const short = useTable(({ sitting }) =>
    sitting.terms.clock === null ? 0 : shortTime(sitting.terms.clock, side),
  );
  if (left === null || clock === null) return null;
  return (
    <span
      role="timer"
      className={['clock', clock.since === null ? 'standing' : '', left <= short ? 'short' : ''].join(' ')}
      aria-label={text('player.clock', { player: playerText(side, names) })}
    >
      {clockText(left)}
      {clock.paused && <span className="visually-hidden">, {text('player.clock.paused')}</span>}
    </span>
  );
}
