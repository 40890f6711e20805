import { useMemo } from 'react';
import { positionOf } from '../../practice/check.ts';
import { dailyPuzzle } from '../../practice/choosing.ts';
import { PUZZLES } from '../../practice/puzzles.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';
import { useToday } from '../useToday.ts';

/** The position of the puzzle of the day. */
export function DailyPicture() {
  const today = useToday();
  const position = useMemo(() => positionOf(dailyPuzzle(PUZZLES, today)), [today]);
  return <MiniBoard position={position} frame={0.2} />;
}
