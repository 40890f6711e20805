import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Summary } from '../../store/library/entry.ts';
import { text } from '../../text/library.ts';
import { useMedia } from '../controls/useMedia.ts';
import { GameRow } from './GameRow.tsx';
import './list.css';
import { useLibrary } from './libraryContext.tsx';
import { useListKeys } from './useListKeys.ts';
import './library.css';

interface GameListProps {
  readonly games: readonly Summary[];
  readonly onOpen: (game: Summary) => void;
}

/** Pixels; as the style sheet has it. */
const ROW_HEIGHT = { wide: 60, narrow: 96 } as const;
const ROWS_BEYOND = 6;

/** The games; only the visible ones are in the page. One tab stop: the arrow keys go from game to game. */
export function GameList({ games, onOpen }: GameListProps) {
  const selected = useLibrary((state) => state.selected);
  const select = useLibrary((state) => state.select);
  const height = useMedia('(max-width: 720px)') ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide;
  const list = useRef<HTMLDivElement>(null);
  const top = useTop(list);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, Math.max(0, games.length - 1));
  const isFocusDue = useRef(false);
  // oxlint-disable-next-line react/incompatible-library -- what it answers is used in this component only
  const virtualizer = useWindowVirtualizer({
    count: games.length,
    estimateSize: () => height,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
    scrollPaddingStart: height,
    getItemKey: (index) => games[index]?.id ?? index,
    // the game with the focus stays in the page wherever the list is scrolled
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const goTo = (index: number): void => {
    isFocusDue.current = true;
    setChosen(index);
    virtualizer.scrollToIndex(index);
  };
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    list.current
      ?.querySelector<HTMLElement>(`[aria-rowindex="${active + 1}"]`)
      ?.focus({ preventScroll: true });
  });
  const onKeyDown: (event: KeyboardEvent) => void = useListKeys({ games, active, goTo, onOpen });
  if (games.length === 0) return <p className="library-none">{text('library.none')}</p>;
  return (
    <div
      ref={list}
      className="game-list"
      role="grid"
      tabIndex={-1}
      aria-label={text('library.games')}
      aria-multiselectable="true"
      aria-rowcount={games.length}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const game = games[index];
        return game === undefined ? null : (
          <GameRow
            key={key}
            game={game}
            index={index}
            offset={start - top}
            isActive={index === active}
            isSelected={selected.has(game.id)}
            onFocus={setChosen}
            onSelect={select}
            onOpen={onOpen}
          />
        );
      })}
    </div>
  );
}

/** Pixels from the top of the document to an element, updated when something above it opens or closes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (element.current !== null) setTop(element.current.getBoundingClientRect().top + scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
