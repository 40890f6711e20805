import { ArrowDownUp, Redo2, ScrollText, Undo2 } from 'lucide-react';
import { canRedo, canUndo } from '../../game/game.ts';
import { useSettings, useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { ZoomAction } from './ZoomAction.tsx';

/** What can be done at the table beside moving. `fit` is the size of a square, in pixels, when the board is shown whole. */
export function Actions({ fit, onRecord }: { fit: number; onRecord: () => void }) {
  const undo = useTable((state) => state.undo);
  const redo = useTable((state) => state.redo);
  const mayUndo = useTable(({ game }) => canUndo(game));
  const mayRedo = useTable(({ game }) => canRedo(game));
  const flipped = useSettings(({ settings }) => settings.flipped);
  const change = useSettings((state) => state.change);
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      <button type="button" className="action" disabled={!mayUndo} onClick={undo}>
        <Undo2 aria-hidden="true" />
        <span>{text('action.undo')}</span>
      </button>
      <button type="button" className="action" disabled={!mayRedo} onClick={redo}>
        <Redo2 aria-hidden="true" />
        <span>{text('action.redo')}</span>
      </button>
      <button
        type="button"
        className="action"
        aria-pressed={flipped}
        onClick={() => change({ flipped: !flipped })}
      >
        <ArrowDownUp aria-hidden="true" />
        <span>{text('action.flip')}</span>
      </button>
      <button type="button" className="action" onClick={onRecord}>
        <ScrollText aria-hidden="true" />
        <span>{text('action.record')}</span>
      </button>
      <ZoomAction fit={fit} />
    </div>
  );
}
