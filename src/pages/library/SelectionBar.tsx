import { Download, Tag, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Summary } from '../../store/library/entry.ts';
import { text } from '../../text/library.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import { useLibrary } from './libraryContext.tsx';
import { Toasts, useHasToasts } from './Toasts.tsx';
import { useFiles } from './useFiles.ts';
import './list.css';

/** How many games are shown and selected, and what can be done with the selected ones. */
export function SelectionBar({ shown }: { shown: readonly Summary[] }) {
  const total = useLibrary(({ games }) => games.length);
  const selected = useLibrary((state) => state.selected);
  const select = useLibrary((state) => state.select);
  const remove = useLibrary((state) => state.remove);
  const { exportGames } = useFiles();
  const [isLabelling, setLabelling] = useState(false);
  const hasToasts = useHasToasts();
  const count = selected.size;
  const ids = [...selected];
  return (
    <div className="selection-bar">
      <SelectAll shown={shown} />
      {hasToasts ? <Toasts /> : <output>{countText(count, shown.length, total)}</output>}
      <div
        className="selection-actions"
        hidden={hasToasts && count === 0}
        role="toolbar"
        aria-label={text('library.selection')}
      >
        <IconButton
          icon={Download}
          label={text('library.export')}
          disabled={count === 0}
          onClick={() => void exportGames(ids)}
        />
        <IconButton
          icon={Tag}
          label={text('library.labels')}
          disabled={count === 0}
          onClick={() => setLabelling(true)}
        />
        <IconButton
          icon={Trash2}
          label={text('library.delete')}
          disabled={count === 0}
          onClick={() => void remove(ids)}
        />
        <IconButton
          icon={X}
          label={text('library.deselect')}
          disabled={count === 0}
          onClick={() => select(ids, false)}
        />
      </div>
      {isLabelling && <LabelDialog ids={ids} onClose={() => setLabelling(false)} />}
    </div>
  );
}

/** How many games are selected; if none is, how many of all are shown. */
function countText(selected: number, shown: number, total: number): string {
  if (selected > 0) return text('library.selected', { count: selected });
  return shown === total ? text('library.all', { total }) : text('library.shown', { shown, total });
}

/** Selects all games that are shown, or none of them. */
function SelectAll({ shown }: { shown: readonly Summary[] }) {
  const selected = useLibrary((state) => state.selected);
  const select = useLibrary((state) => state.select);
  const box = useRef<HTMLInputElement>(null);
  const chosen = shown.filter(({ id }) => selected.has(id)).length;
  const isAll = shown.length > 0 && chosen === shown.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  return (
    <label className="row-check">
      <input
        ref={box}
        type="checkbox"
        aria-label={text('library.select-all')}
        checked={isAll}
        onChange={() =>
          select(
            shown.map(({ id }) => id),
            !isAll,
          )
        }
      />
    </label>
  );
}
