import { useState } from 'react';
import { dailyPuzzle } from '../../practice/choosing.ts';
import { dayOf } from '../../practice/days.ts';
import { PUZZLES } from '../../practice/puzzles.ts';
import { RETIRED } from '../../practice/retired.ts';
import { text } from '../../text/learn/practice.ts';
import { useAddressedId } from '../address.ts';
import { PageTop } from '../nav/PageTop.tsx';
import { CoordinatesScreen } from './CoordinatesScreen.tsx';
import { Hub } from './Hub.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { useKeptOfOtherTabs } from './keptStore.ts';
import '../controls/hub.css';
import './practice.css';

/** Practice: an overview, or the part that the address names. */
export function PracticePage() {
  const rest = useAddressedId();
  useKeptOfOtherTabs();
  return (
    <div className="practice">
      <PageTop {...wayBack(rest ?? '')} />
      <Place rest={rest ?? ''} />
    </div>
  );
}

/** Where the way back leads: from a puzzle to all puzzles, from there and the coordinates to all practice. */
function wayBack(rest: string) {
  if (rest === '') return {};
  return rest.startsWith('puzzles/')
    ? { back: { path: '/practice/puzzles', label: text('puzzle.all') } }
    : { back: { path: '/practice', label: text('practice.all') } };
}

function Place({ rest }: { rest: string }) {
  if (rest === 'coordinates') return <CoordinatesScreen />;
  if (rest === '') return <Hub />;
  const [place, id = ''] = rest.split('/');
  if (rest === 'puzzles/daily') return <PuzzleOfTheDay />;
  const puzzle = place === 'puzzles' ? PUZZLES.find((known) => known.id === id) : undefined;
  if (puzzle !== undefined) return <PuzzleScreen key={puzzle.id} puzzle={puzzle} />;
  const lost = RETIRED.includes(id) ? 'puzzle.retired' : 'puzzle.not-found';
  return <PuzzleList lost={rest === 'puzzles' ? null : lost} />;
}

/** The puzzle of the day on which it is opened: a player who is still solving it after midnight goes on. */
function PuzzleOfTheDay() {
  const [puzzle] = useState(() => dailyPuzzle(PUZZLES, dayOf(new Date())));
  return <PuzzleScreen puzzle={puzzle} />;
}
