import { useState } from 'react';
import { positionOf } from '../../practice/check.ts';
import { dailyPuzzle } from '../../practice/choosing.ts';
import { dayOf } from '../../practice/days.ts';
import { PUZZLES } from '../../practice/puzzles.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';

/** The position of the puzzle of the day. */
export function DailyPicture() {
  const [position] = useState(() => positionOf(dailyPuzzle(PUZZLES, dayOf(new Date()))));
  return <MiniBoard position={position} frame={0.2} />;
}
