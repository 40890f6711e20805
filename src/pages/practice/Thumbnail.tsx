import { useMemo, useRef } from 'react';
import { positionOf } from '../../practice/check.ts';
import type { Puzzle } from '../../practice/puzzle.ts';
import { useNear } from '../controls/useNear.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';
import './puzzleList.css';

/** How far outside the window a picture is already drawn. */
const AHEAD = '400px';

/**
 * The position of a puzzle as a small picture, drawn when it comes near the window, since hundreds at once would be
 * slow, or when the list is printed.
 */
export function Thumbnail({ puzzle }: { puzzle: Puzzle }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, AHEAD);
  return (
    <span ref={place} className="puzzle-picture">
      {isNear && <Picture puzzle={puzzle} />}
    </span>
  );
}

function Picture({ puzzle }: { puzzle: Puzzle }) {
  const position = useMemo(() => positionOf(puzzle), [puzzle]);
  return <MiniBoard position={position} />;
}
