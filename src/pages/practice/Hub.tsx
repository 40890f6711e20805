import { Check, Flame, MapPin, Puzzle as PuzzleSign } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { dailyPuzzle, solvedOf } from '../../practice/choosing.ts';
import { positionOf } from '../../practice/check.ts';
import { streakOf } from '../../practice/days.ts';
import type { Puzzle } from '../../practice/puzzle.ts';
import { PUZZLES } from '../../practice/puzzles.ts';
import { isUncertain } from '../../practice/rating.ts';
import { nextFor } from '../../store/practice/next.ts';
import { text } from '../../text/learn/practice.ts';
import { RichText } from '../controls/RichText.tsx';
import { MiniBoard } from '../new/MiniBoard.tsx';
import { groundPosition } from '../../store/practice/round.ts';
import { puzzleAddress } from './addresses.ts';
import { useKept } from './keptStore.ts';
import { aimWords } from './words.ts';
import { useHeading } from '../useHeading.ts';
import { useToday } from '../useToday.ts';
import '../controls/card.css';
import '../controls/hub.css';
import './practice.css';
import '../table/notices.css';

/** All practice: the puzzle of the day, the puzzles, the coordinates, and how far the player has come with each. */
export function Hub() {
  const heading = useHeading();
  const saved = useKept((state) => state.saved);
  const wasDamaged = useKept((state) => state.wasDamaged);
  return (
    <main className="hub">
      <h1 ref={heading} tabIndex={-1}>
        {text('practice.title')}
      </h1>
      <p className="hub-lead">{text('practice.lead')}</p>
      {wasDamaged && <p className="notice">{text('practice.damaged')}</p>}
      {!saved && <p className="notice">{text('practice.not-saved')}</p>}
      <div className="practice-cards">
        <Daily />
        <Puzzles />
        <Coordinates />
      </div>
    </main>
  );
}

function Card({ title, board, children }: { title: string; board: ReactNode; children: ReactNode }) {
  return (
    <section className="card-frame practice-card">
      <div className="practice-picture">{board}</div>
      <div className="practice-words">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

const PictureOf = ({ puzzle }: { puzzle: Puzzle }) => {
  const position = useMemo(() => positionOf(puzzle), [puzzle]);
  return <MiniBoard position={position} />;
};

function Daily() {
  const days = useKept(({ kept }) => kept.days);
  const today = useToday();
  const puzzle = dailyPuzzle(PUZZLES, today);
  const { now, hasToday } = streakOf(days, today);
  return (
    <Card title={text('practice.daily')} board={<PictureOf puzzle={puzzle} />}>
      <p>
        <RichText words={aimWords(puzzle)} />
      </p>
      <p className="practice-stand">
        {hasToday ? <Check aria-hidden="true" /> : <Flame aria-hidden="true" />}
        {hasToday && <>{text('practice.daily.done')} · </>}
        {text('practice.days', { days: now })}
      </p>
      <Link href={puzzleAddress(puzzle.id)} className={hasToday ? 'button quiet' : 'button go'}>
        {text(hasToday ? 'practice.daily.again' : 'practice.daily.open')}
      </Link>
    </Card>
  );
}

function Puzzles() {
  const kept = useKept((state) => state.kept);
  const { solved, row, open, player, tried } = kept;
  const begun = PUZZLES.find(({ id }) => id === open?.id && solved[id] === undefined);
  const next = useMemo(() => begun ?? nextFor(kept, null), [begun, kept]);
  const shown = next ?? PUZZLES[0];
  return (
    <Card title={text('practice.puzzles')} board={shown !== undefined && <PictureOf puzzle={shown} />}>
      <p>{text('practice.puzzles.help')}</p>
      <p className="practice-stand">
        <PuzzleSign aria-hidden="true" />
        {text(
          'practice.solved',
          solvedOf(PUZZLES, (id) => solved[id] !== undefined),
        )}
      </p>
      {Object.keys(tried).length > 0 && (
        <p className="practice-row">
          {text('practice.rating', {
            rating: String(Math.round(player.rating)),
            certain: String(!isUncertain(player)),
          })}
        </p>
      )}
      {row.best > 0 && (
        <p className="practice-row">
          {text('practice.row', { row: row.now })}, {text('practice.row.best', { row: row.best })}
        </p>
      )}
      <div className="practice-ways">
        {next !== null && (
          <Link href={puzzleAddress(next.id)} className="button">
            {text('practice.puzzles.next')}
          </Link>
        )}
        <Link href="/practice/puzzles" className="button quiet">
          {text('practice.puzzles.open')}
        </Link>
      </div>
    </Card>
  );
}

function Coordinates() {
  const best = useKept(({ kept }) => Math.max(0, ...Object.values(kept.best)));
  const position = useMemo(() => groundPosition('poron'), []);
  return (
    <Card title={text('practice.coordinates')} board={<MiniBoard position={position} />}>
      <p>{text('practice.coordinates.help')}</p>
      <p className="practice-stand">
        <MapPin aria-hidden="true" />
        {best === 0 ? text('practice.no-best') : text('practice.best', { right: best })}
      </p>
      <Link href="/practice/coordinates" className="button">
        {text('practice.coordinates.open')}
      </Link>
    </Card>
  );
}
