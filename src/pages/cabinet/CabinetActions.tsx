import { ArrowDownUp, ClipboardCopy, Flag, Handshake, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { isOverAt, type CabinetState } from '../../store/cabinet/table.ts';
import { text } from '../../text/cabinetTable.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useCopy } from '../share/useCopy.ts';
import { Action } from '../table/Action.tsx';
import { useCabinet, useGame } from './tableStores.ts';

/** The game as text: its rules, and its moves by their numbers. */
const recordText = ({ line }: CabinetState): string =>
  [`[${line.rules.id}]`, ...line.plies.map((ply, index) => `${index + 1}. ${ply.text}`)].join(' ');

interface CabinetActionsProps {
  /** Null where the board cannot be turned. */
  readonly onFlip: (() => void) | null;
  readonly isFlipped: boolean;
}

/** What can be done at the table beside moving. */
export function CabinetActions({ onFlip, isFlipped }: CabinetActionsProps) {
  const { store } = useCabinet();
  const at = useGame((state) => state.at);
  const all = useGame((state) => state.line.plies.length);
  const isOver = useGame(isOverAt);
  const persons = useGame((state) => state.seating.filter((level) => level === null).length);
  const { copied, copy } = useCopy();
  const [asked, setAsked] = useState<'concede' | 'agree' | null>(null);
  const { undo, redo } = store.getState();
  const record = useGame(recordText);
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      <Action icon={Undo2} label="action.undo" onClick={undo} disabled={at === 0} />
      <Action icon={Redo2} label="action.redo" onClick={redo} disabled={at === all} />
      <Action
        icon={Flag}
        label="action.concede"
        onClick={() => setAsked('concede')}
        disabled={isOver || persons === 0}
      />
      <Action
        icon={ClipboardCopy}
        label={copied === record ? 'action.copied' : 'action.copy'}
        onClick={() => copy(record)}
      />
      {onFlip !== null && (
        <Action icon={ArrowDownUp} label="action.flip" onClick={onFlip} pressed={isFlipped} />
      )}
      {persons > 1 && (
        <Action
          icon={Handshake}
          label="action.draw"
          onClick={() => setAsked('agree')}
          disabled={isOver || all === 0}
        />
      )}
      {asked !== null && <Sure what={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** Asks once more before a game is ended. */
function Sure({ what, onClose }: { what: 'concede' | 'agree'; onClose: () => void }) {
  const { store } = useCabinet();
  return (
    <Dialog title={text(`cabinet.${what}.sure`)} onClose={onClose}>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {text('cabinet.sure.no')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            store.getState()[what]();
          }}
        >
          {text('cabinet.sure.yes')}
        </button>
      </div>
    </Dialog>
  );
}
