import { useMemo } from 'react';
import { routesOf, type Route } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import type { Hint } from '../../store/computer.ts';
import { hintText } from '../../text/hint.ts';
import { text } from '../../text/messages.ts';
import { useComputer, useTable } from '../stores.tsx';

const NO_ROUTES: readonly Route[] = [];

/** The hint for the game as it stands and is shown; null if there is none. */
export function useHint(): Hint | null {
  const shown = useTable((state) => state.shown);
  return useComputer(({ hint }) => (hint?.game === shown ? hint : null));
}

/** The ways of the proposed move. */
export function useHintRoutes(): readonly Route[] {
  const hint = useHint();
  return useMemo(() => (hint?.move ? routesOf(currentPosition(hint.game), hint.move) : NO_ROUTES), [hint]);
}

/** The hint in words, or that the computer is looking for it; null if there is none. */
export function useHintWords(): string | null {
  const hint = useHint();
  return useMemo(() => {
    if (hint === null) return null;
    return hint.move === null ? text('hint.looking') : hintText(currentPosition(hint.game), hint.move);
  }, [hint]);
}
