import { useState } from 'react';
import { WHOLE } from '../../board/zoom/zoom.ts';
import type { ZoomButtonProps } from '../table/ZoomAction.tsx';

/** How large the board of an exercise is, for the board and for the button that zooms it. */
export interface ExerciseZoom extends ZoomButtonProps {
  readonly onFit: (fit: number) => void;
}

/** The answer may be anywhere, so the whole board is shown first, however small, and whatever the table shows. */
export function useExerciseZoom(): ExerciseZoom {
  const [fit, onFit] = useState(Infinity);
  const [squareSize, setSquareSize] = useState(WHOLE);
  // with 0, the size of the screen, which may change, decides whether the whole board is shown
  return { fit, onFit, squareSize, onZoom: (size) => setSquareSize(Math.max(WHOLE, size)) };
}
