import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Summary } from '../../store/library/entry.ts';
import { labelsOf } from '../../store/library/query.ts';
import { text } from '../../text/library.ts';
import { Dialog } from '../controls/Dialog.tsx';
import './fields.css';
import { useLibrary } from './libraryContext.tsx';
import '../controls/choice.css';

/** The most characters of a label. */
const LONGEST_LABEL = 40;

/** Gives the selected games labels and takes them away. */
export function LabelDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const games = useLibrary((state) => state.games);
  const label = useLibrary((state) => state.label);
  const [written, setWritten] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const chosen = new Set(ids);
  const selected = games.filter((game) => chosen.has(game.id));
  return (
    <Dialog title={text('library.labels-title', { count: ids.length })} onClose={onClose}>
      <form
        className="label-form"
        onSubmit={(event) => {
          event.preventDefault();
          void label(ids, written, true);
          setWritten('');
          field.current?.focus();
        }}
      >
        <label htmlFor={id}>{text('library.label-new')}</label>
        <div className="label-row">
          <input
            ref={field}
            id={id}
            value={written}
            maxLength={LONGEST_LABEL}
            autoComplete="off"
            onChange={({ target }) => setWritten(target.value)}
          />
          <button type="submit" className="button" disabled={written.trim() === ''}>
            <Plus aria-hidden="true" />
            {text('library.label-add')}
          </button>
        </div>
      </form>
      <ul>
        {labelsOf(games).map(([name]) => (
          <li key={name}>
            <LabelBox name={name} games={selected} onChange={(given) => void label(ids, name, given)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface LabelBoxProps {
  readonly name: string;
  readonly games: readonly Summary[];
  readonly onChange: (given: boolean) => void;
}

function LabelBox({ name, games, onChange }: LabelBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = games.filter(({ labels }) => labels.includes(name)).length;
  const isAll = count === games.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className="check">
      <input ref={box} type="checkbox" checked={isAll} onChange={() => onChange(!isAll)} />
      {name}
    </label>
  );
}
