import type { Side } from '../../engine/index.ts';
import { isComputersTurn, isWatched } from '../../game/sitting/computer.ts';
import { currentPosition } from '../../game/game.ts';
import { useComputer, useTable } from '../stores.tsx';
import './thinking.css';

/** The side for which the computer is thinking now; null if it is not. */
export function useThinkingSide(): Side | null {
  const waits = useComputer(({ isHeld, hasFailed }) => (hasFailed ? 'failed' : isHeld ? 'held' : null));
  return useTable(({ sitting }) => {
    const { clock, terms, offer, game } = sitting;
    const stands = clock?.paused === true || offer !== null || waits === 'failed';
    if (stands || (waits === 'held' && isWatched(terms))) return null;
    return isComputersTurn(sitting) ? currentPosition(game).turn : null;
  });
}

/** Three discreet dots beside what the computer is thinking about. Words beside them say so. */
export function ThinkingDots() {
  return (
    <span className="thinking-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
