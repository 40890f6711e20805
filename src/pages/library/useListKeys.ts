import type { KeyboardEvent } from 'react';
import type { Summary } from '../../store/library/entry.ts';
import { useLibrary } from './libraryContext.tsx';

interface ListKeys {
  readonly games: readonly Summary[];
  /** Index of the game that has the focus. */
  readonly active: number;
  readonly goTo: (index: number) => void;
  readonly onOpen: (game: Summary) => void;
}

/** The number of games in a page up or down. */
const PAGE = 8;

/** Where a key leads from a game; undefined for a key that leads nowhere. */
const ways: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The keys of the list: arrows, Page up and down, Home and End go through it, and with Shift also select on the way;
 * Space selects, Ctrl+A selects all, Enter opens, Delete deletes.
 */
export function useListKeys({ games, active, goTo, onOpen }: ListKeys): (event: KeyboardEvent) => void {
  const selected = useLibrary((state) => state.selected);
  const select = useLibrary((state) => state.select);
  const remove = useLibrary((state) => state.remove);
  const game = games[active];

  const go = (way: (at: number, last: number) => number, isExtending: boolean): void => {
    const last = games.length - 1;
    const to = Math.max(0, Math.min(last, way(active, last)));
    if (isExtending)
      select(
        games.slice(Math.min(active, to), Math.max(active, to) + 1).map(({ id }) => id),
        true,
      );
    goTo(to);
  };
  const act = (key: string, isWithControl: boolean): boolean => {
    if (game === undefined) return false;
    if (key === ' ') select([game.id], !selected.has(game.id));
    else if (key === 'Enter') onOpen(game);
    else if (key === 'Delete') void remove(selected.size > 0 ? [...selected] : [game.id]);
    else if (key === 'a' && isWithControl)
      select(
        games.map(({ id }) => id),
        true,
      );
    else return false;
    return true;
  };
  return (event) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const way = ways[key];
    if (way !== undefined) go(way, shiftKey);
    else if (!act(key, ctrlKey || metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
