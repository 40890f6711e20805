import { useEffect, useMemo, useRef, useState } from 'react';
import { positionOf } from '../../practice/check.ts';
import type { Puzzle } from '../../practice/puzzle.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';
import './puzzleList.css';

/** How far out of sight a picture is drawn already. */
const AHEAD = '400px';

/** The position of a puzzle as a small picture, drawn when it comes near the screen: hundreds at once would be slow. */
export function Thumbnail({ puzzle }: { puzzle: Puzzle }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
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
