import { useId } from 'react';
import { useStore } from 'zustand';
import type { TablebaseStore } from '../../store/tablebase/tablebase.ts';
import { text } from '../../text/tablebase.ts';
import './loadTablebase.css';
import '../table/actions.css';

interface LoadTablebaseProps {
  readonly store: TablebaseStore;
  /** What is said as long as the tablebase has not been loaded, and what as soon as it is here. */
  readonly offer: string;
  readonly here?: string;
}

/** Where a game is solved: offers to load its tablebase, and shows how far that has come. */
export function LoadTablebase({ store, offer, here }: LoadTablebaseProps) {
  const status = useStore(store, (state) => state.status);
  switch (status) {
    case 'none':
    case 'looking':
      return null;
    case 'impossible':
      return <p className="help">{text('tablebase.impossible')}</p>;
    case 'absent':
      return (
        <>
          <p className="help">{offer}</p>
          <LoadButton store={store} />
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert">{text('tablebase.failed')}</p>
          <LoadButton store={store} isAgain />
        </>
      );
    case 'loading':
      return <Loading store={store} />;
    case 'here':
      return here === undefined ? null : <p className="help">{here}</p>;
  }
}

function LoadButton({ store, isAgain = false }: { store: TablebaseStore; isAgain?: boolean }) {
  const { load, size } = useStore(store);
  const megabytes = Math.round(size / 100_000) / 10;
  return (
    <button type="button" className="action load-tablebase" onClick={load}>
      {text(isAgain ? 'tablebase.again' : 'tablebase.load', { megabytes })}
    </button>
  );
}

function Loading({ store }: { store: TablebaseStore }) {
  const id = useId();
  const { size, loaded } = useStore(store);
  return (
    <p className="tablebase-loading">
      <progress aria-labelledby={id} max={size} value={Math.min(loaded, size)} />
      <span id={id}>{text('tablebase.loading')}</span>
    </p>
  );
}
