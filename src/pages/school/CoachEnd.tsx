import { BookOpen, RotateCcw, School, TrendingUp } from 'lucide-react';
import type { Side } from '../../engine/index.ts';
import { SCHOOL_LEVELS, type SchoolLevel } from '../../learn/school/games.ts';
import type { Pupil } from '../../learn/school/pupil.ts';
import { schoolSetup } from '../../learn/school/setup.ts';
import { opponentName, text } from '../../text/learn/school.ts';
import { useNavigation } from '../navigation.ts';
import { useReviewTable } from '../share/useReviewTable.ts';
import { useTable } from '../stores.tsx';
import { thenBoard } from '../table/thenBoard.ts';
import './coach.css';

interface CoachEndProps {
  readonly pupil: Pupil;
  readonly winner: Side | null;
}

/** How a game of the school ended, and the ways on. */
export function CoachEnd({ pupil, winner }: CoachEndProps) {
  const { game, side, level, reached } = pupil;
  const begin = useTable((state) => state.begin);
  const { open } = useNavigation();
  const review = useReviewTable();
  const same = SCHOOL_LEVELS.find((known) => known === level);
  const higher = SCHOOL_LEVELS.find((known) => known > level);
  const startAt = (at: SchoolLevel) =>
    thenBoard(() => begin(schoolSetup(game.id, side, at, opponentName(at))));
  const isWon = winner === side;
  const words = winner === null ? 'coach.end.drawn' : isWon ? 'coach.end.won' : 'coach.end.lost';
  return (
    <div className={isWon ? 'coach-end won' : 'coach-end'}>
      <p>
        <strong>{text(words)}</strong>{' '}
        {text('small.reached', { count: reached.length, all: game.goals.length })}
      </p>
      <div className="coach-ways">
        {same !== undefined && (
          <button type="button" className="button small" onClick={startAt(same)}>
            <RotateCcw aria-hidden="true" />
            {text('coach.again')}
          </button>
        )}
        {isWon && higher !== undefined && (
          <button type="button" className="button small" onClick={startAt(higher)}>
            <TrendingUp aria-hidden="true" />
            {text('coach.level-up')}
          </button>
        )}
        <button type="button" className="button quiet small" onClick={() => void review()}>
          <BookOpen aria-hidden="true" />
          {text('action.review-game')}
        </button>
        <button type="button" className="button quiet small" onClick={() => open('/school')}>
          <School aria-hidden="true" />
          {text('coach.school')}
        </button>
      </div>
    </div>
  );
}
