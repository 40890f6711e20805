import { ArrowDownUp, ClipboardCopy, Flag, Handshake, Redo2, Shapes, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { recordText } from '../../store/cabinet/recordText.ts';
import { isOverAt } from '../../store/cabinet/tableState.ts';
import { text } from '../../text/cabinetTable.ts';
import { Question } from '../controls/Question.tsx';
import { useCopy } from '../share/useCopy.ts';
import { Action } from '../table/Action.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import '../table/actions.css';

interface CabinetActionsProps {
  /** Null where the board cannot be turned. */
  readonly onFlip: (() => void) | null;
  readonly isFlipped: boolean;
}

/** What can be done at the table beside moving. */
export function CabinetActions({ onFlip, isFlipped }: CabinetActionsProps) {
  const { store, game } = useCabinet();
  const at = useGame((state) => state.at);
  const all = useGame((state) => state.line.plies.length);
  const isOver = useGame(isOverAt);
  const persons = useGame((state) => state.seating.filter((level) => level === null).length);
  const { copied, copy } = useCopy();
  const [asked, setAsked] = useState<'concede' | 'agree' | null>(null);
  const { undo, redo } = store.getState();
  const record = useGame(({ line }) => recordText(line));
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
      {game.looks !== undefined && <Looks />}
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

/** Leads from one way in which the men are drawn to the next. */
function Looks() {
  const { store, game, say } = useCabinet();
  const look = useGame((state) => state.look);
  const codes = (game.looks ?? []).map(({ code }) => code);
  const next = codes[(Math.max(0, codes.indexOf(look ?? '')) + 1) % codes.length] ?? '';
  return (
    <button type="button" className="action" onClick={() => store.getState().dress(next)}>
      <Shapes aria-hidden="true" />
      <span>{say(`look.${next}`)}</span>
    </button>
  );
}

/** Asks once more before a game is ended. */
function Sure({ what, onClose }: { what: 'concede' | 'agree'; onClose: () => void }) {
  const { store } = useCabinet();
  return (
    <Question
      title={text(`cabinet.${what}.sure`)}
      no={text('cabinet.sure.no')}
      onNo={onClose}
      yes={text('cabinet.sure.yes')}
      onYes={() => {
        onClose();
        store.getState()[what]();
      }}
    />
  );
}
