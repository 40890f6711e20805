import { ArrowRight, Lightbulb, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Link } from 'wouter';
import { formatRecord, legalMoves, isSameMove, parseMove, type Position } from '../../engine/index.ts';
import { playPly } from '../../game/ply.ts';
import { positionOf } from '../../practice/check.ts';
import { nextFor } from '../../store/practice/next.ts';
import { HINT_STEPS } from '../../store/practice/puzzleHints.ts';
import type { Solving } from '../../store/practice/solving.ts';
import { text } from '../../text/learn/practice.ts';
import { RichText } from '../controls/RichText.tsx';
import { Feedback } from '../exercise/Feedback.tsx';
import { ZoomButton, type ZoomButtonProps } from '../table/ZoomAction.tsx';
import { puzzleAddress } from './addresses.ts';
import { useKept } from './keptStore.ts';
import '../exercise/exercise.css';
import './practice.css';
import './practiceTable.css';
import './puzzle.css';

/** The result of the last try, hints, and the button to go on. */
export function PuzzleFeedback({ solving, zoom }: { solving: Solving; zoom: ZoomButtonProps }) {
  const { hint, isSolved, moves, puzzle } = useStore(solving.store);
  const ready = <RichText words={text(`puzzle.ready.${puzzle.goal}`)} />;
  return (
    <section className="practice-panel">
      <Feedback exercise={solving.exercise} isSolved={isSolved} hint={hint} quiet={<p>{ready}</p>}>
        {isSolved && <p>{text('puzzle.line', { line: lineText(positionOf(puzzle), moves) })}</p>}
        {isSolved && <Rated id={puzzle.id} />}
        {isSolved && <Row />}
      </Feedback>
      <div className="practice-ways exercise-ways">
        {isSolved ? <WayOn solving={solving} /> : <Aids solving={solving} />}
        <ZoomButton {...zoom} />
      </div>
    </section>
  );
}

/** Moves in record form, one after the other. */
function lineText(start: Position, moves: readonly string[]): string {
  const words: string[] = [];
  let position = start;
  for (const written of moves) {
    const read = parseMove(position, written);
    const legal = read.ok ? legalMoves(position).find((move) => isSameMove(move, read.value)) : undefined;
    const played = legal === undefined ? undefined : playPly(position, legal);
    if (legal === undefined || played?.ok !== true) break;
    words.push(formatRecord(position, legal, played.value.suffix));
    position = played.value.after;
  }
  return words.join(' ');
}

/** What the puzzle has done to the ratings, if it was the last one that counted. */
function Rated({ id }: { id: string }) {
  const { rated, player, tried } = useKept(({ kept }) => kept);
  const strength = tried[id];
  if (rated?.id !== id || strength === undefined) return null;
  const change = Math.round(rated.change);
  return (
    <p className="puzzle-row">
      {text('puzzle.rated', {
        rating: String(Math.round(player.rating)),
        change: Math.abs(change),
        sign: change < 0 ? '−' : '+',
        puzzle: String(Math.round(strength.rating)),
      })}
    </p>
  );
}

/** How many were solved in a row. */
function Row() {
  const { now, best } = useKept(({ kept }) => kept.row);
  if (now === 0) return null;
  return (
    <p className="puzzle-row">
      {text('practice.row', { row: now })}
      {best > now && `, ${text('practice.row.best', { row: best })}`}
    </p>
  );
}

const HINT_KEYS = ['puzzle.hint', 'puzzle.hint.piece', 'puzzle.hint.route'] as const;

function Aids({ solving }: { solving: Solving }) {
  const { hints, giveHint, moves, restart } = useStore(solving.store);
  return (
    <>
      <button type="button" className="button quiet" disabled={hints >= HINT_STEPS} onClick={giveHint}>
        <Lightbulb aria-hidden="true" />
        {text(HINT_KEYS[Math.min(hints, HINT_STEPS - 1)] ?? 'puzzle.hint')}
      </button>
      {moves.length > 0 && (
        <button type="button" className="button quiet" onClick={restart}>
          <RotateCcw aria-hidden="true" />
          {text('puzzle.again')}
        </button>
      )}
    </>
  );
}

/** The next puzzle of those that are wanted, with the focus; or all of them. */
function WayOn({ solving }: { solving: Solving }) {
  const { puzzle, restart } = useStore(solving.store);
  const kept = useKept((state) => state.kept);
  const [next] = useState(() => nextFor(kept, puzzle));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Link
        ref={link}
        href={next === null ? '/practice/puzzles' : puzzleAddress(next.id)}
        className="button go puzzle-on"
      >
        {text(next === null ? 'puzzle.no-next' : 'puzzle.next')}
        <ArrowRight aria-hidden="true" />
      </Link>
      <button type="button" className="button quiet" onClick={restart}>
        <RotateCcw aria-hidden="true" />
        {text('puzzle.again')}
      </button>
    </>
  );
}
