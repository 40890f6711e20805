import { useState } from 'react';
import { useStore } from 'zustand';
import { dailyPuzzle } from '../../practice/choosing.ts';
import { dayOf } from '../../practice/days.ts';
import type { Puzzle } from '../../practice/puzzle.ts';
import { PUZZLES } from '../../practice/puzzles.ts';
import { solvePuzzle, type Solving } from '../../store/practice/solving.ts';
import { text } from '../../text/learn/practice.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { ExerciseBoard } from '../exercise/ExerciseBoard.tsx';
import { useExerciseZoom } from '../exercise/exerciseZoom.ts';
import { ExercisePromotion } from '../exercise/ExercisePromotion.tsx';
import { Announced } from './Announced.tsx';
import { GradeMark } from './GradeMark.tsx';
import { PuzzleFeedback } from './PuzzleFeedback.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useHeading } from '../useHeading.ts';
import { useKept, useKeptStore } from './keptStore.ts';
import { restWords } from './words.ts';
import '../exercise/exercise.css';
import './practiceTable.css';
import './puzzle.css';

/** A puzzle on the board. */
export function PuzzleScreen({ puzzle }: { puzzle: Puzzle }) {
  const kept = useKeptStore();
  const [today] = useState(() => dayOf(new Date()));
  const isDaily = dailyPuzzle(PUZZLES, today).id === puzzle.id;
  const [solving] = useState(() => solvePuzzle(puzzle, kept, isDaily ? today : null));
  const zoom = useExerciseZoom();
  const isSolved = useStore(solving.store, (state) => state.isSolved);
  const announcement = useStore(solving.exercise, (state) => state.announcement);
  const said = useStore(solving.exercise, (state) => state.said);
  return (
    <main className="practice-table">
      <Ask solving={solving} day={isDaily ? today : null} />
      <div className="practice-board whole-board" data-solved={isSolved ? '' : undefined}>
        <ExerciseBoard
          store={solving.exercise}
          zoom={zoom}
          label={text('puzzle.board')}
          side={sideOf(solving)}
        />
      </div>
      <PuzzleFeedback solving={solving} zoom={zoom} />
      <ExercisePromotion store={solving.exercise} />
      <Announced words={announcement} said={said} />
    </main>
  );
}

/** The side that solves it. */
const sideOf = ({ exercise }: Solving) => exercise.getState().exercise.position.turn;

/**
 * What is asked. The theme would give the answer away: it is shown to players who have filtered by it, and to everybody
 * afterwards.
 */
function Ask({ solving, day }: { solving: Solving; day: string | null }) {
  const heading = useHeading();
  const { puzzle, aim, isSolved } = useStore(solving.store);
  const theme = useKept(({ kept }) => kept.filter.theme);
  const name = day === null ? text('puzzle.number', { id: puzzle.id }) : text('puzzle.one-day', { day });
  useDocumentTitle(name);
  return (
    <div className="practice-ask">
      <div className="puzzle-facts">
        <span>{variationTitle(puzzle.variation)}</span>
        <GradeMark grade={puzzle.grade} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {restWords(puzzle, aim)}
      </h1>
      <p className="puzzle-facts">
        <span>{name}</span>
        {(isSolved || theme === puzzle.theme) && <span>{text(`theme.${puzzle.theme}`)}</span>}
      </p>
    </div>
  );
}
