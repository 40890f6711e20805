import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLatest } from '../../board/useLatest.ts';
import { viewOf } from '../../board/view.ts';
import { noParts, squareOf, typed, type NameParts } from '../../practice/drill.ts';
import { groundRules, type RoundStore } from '../../store/practice/round.ts';
import { text } from '../../text/learn/practice.ts';
import './drill.css';

const FILES = 'abcdef'.split('');
const RANKS = '123456'.split('');

/** The parts of a name to choose from, by hand or by typing: the drins as they lie, letters, numbers. */
export function NamePad({ store }: { store: RoundStore }) {
  const { setup, answer } = useStore(store);
  const { geometry } = groundRules(setup.ground);
  const view = useMemo(
    () => viewOf(geometry, setup.side === 'yellow' ? 'south' : 'north'),
    [geometry, setup.side],
  );
  const [parts, setParts] = useState<NameParts>(() => noParts(geometry));
  const pad = useRef<HTMLDivElement>(null);
  useEffect(() => pad.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  const choose = (next: NameParts): void => {
    const square = squareOf(geometry, next);
    setParts(square === undefined ? next : noParts(geometry));
    if (square !== undefined) answer(square, performance.now());
  };
  useTyping((key) => choose(typed(geometry, parts, key)));

  const drins = view.drins.toSorted((a, b) => a.row - b.row || a.column - b.column);
  return (
    <div ref={pad} className="name-pad">
      {drins.length > 1 && (
        <Keys
          label={text('drill.drin')}
          columns={geometry.columns}
          keys={drins.map(({ drin }) => ({ value: drin.code, label: drin.name }))}
          pressed={parts.drin}
          onPress={(drin) => choose({ ...parts, drin })}
        />
      )}
      <Keys
        label={text('drill.file')}
        columns={6}
        keys={FILES.map((value) => ({ value, label: value.toUpperCase() }))}
        pressed={parts.file}
        onPress={(file) => choose({ ...parts, file })}
      />
      <Keys
        label={text('drill.rank')}
        columns={6}
        keys={RANKS.map((value) => ({ value, label: value }))}
        pressed={parts.rank}
        onPress={(rank) => choose({ ...parts, rank })}
      />
    </div>
  );
}

interface KeysProps {
  readonly label: string;
  readonly columns: number;
  readonly keys: readonly { readonly value: string; readonly label: string }[];
  readonly pressed: string | null;
  readonly onPress: (value: string) => void;
}

function Keys({ label, columns, keys, pressed, onPress }: KeysProps) {
  return (
    <fieldset className="name-keys" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      <legend>{label}</legend>
      {keys.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          className="button quiet"
          aria-pressed={value === pressed}
          onClick={() => onPress(value)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** Letters and digits, wherever the focus is on the page. */
function useTyping(onKey: (key: string) => void): void {
  const latest = useLatest(onKey);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || !/^[a-z1-6]$/i.test(event.key)) return;
      latest.current(event.key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
}
