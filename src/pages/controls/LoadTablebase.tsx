import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { TablebaseStore } from '../../store/tablebase/tablebase.ts';
import { text } from '../../text/tablebase.ts';
import './loadTablebase.css';
import '../table/actions.css';

interface LoadTablebaseProps {
  readonly store: TablebaseStore;
  /** What is said until the tablebase has been downloaded, and what after that. */
  readonly offer: string;
  readonly here?: string | undefined;
}

/**
 * For a solved game: offers to download its tablebase, and shows how far that has come. It takes over the focus of its
 * button, which disappears when it is pressed.
 */
export function LoadTablebase({ store, offer, here }: LoadTablebaseProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = (): void => {
    place.current?.focus({ preventScroll: true });
    store.getState().load();
  };
  return (
    <div className="tablebase" tabIndex={-1} ref={place}>
      <Stage store={store} offer={offer} here={here} onLoad={load} />
    </div>
  );
}

function Stage({ store, offer, here, onLoad }: LoadTablebaseProps & { readonly onLoad: () => void }) {
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
          <LoadButton store={store} onLoad={onLoad} />
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert">{text('tablebase.failed')}</p>
          <LoadButton store={store} onLoad={onLoad} isAgain />
        </>
      );
    case 'loading':
      return <Loading store={store} />;
    case 'here':
      return here === undefined ? null : <p className="help">{here}</p>;
  }
}

interface LoadButtonProps {
  readonly store: TablebaseStore;
  readonly onLoad: () => void;
  readonly isAgain?: boolean;
}

function LoadButton({ store, onLoad, isAgain = false }: LoadButtonProps) {
  const { size } = useStore(store);
  const megabytes = Math.round(size / 100_000) / 10;
  return (
    <button type="button" className="action load-tablebase" onClick={onLoad}>
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
