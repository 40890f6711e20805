import {
  ArrowDownUp,
  FileText,
  Flag,
  Handshake,
  Pause,
  Play,
  Redo2,
  RotateCcw,
  ScanSearch,
  Shapes,
  Share2,
  Undo2,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isOverAt } from '../../../store/cabinet/tableState.ts';
import { undoneTo } from '../../../store/cabinet/walking.ts';
import { text } from '../../../text/cabinet/table.ts';
import { Question } from '../../controls/Question.tsx';
import { Action } from '../../table/Action.tsx';
import { TableRecord } from './TableRecord.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import { useReviewOfTable } from './useReviewOfTable.ts';
import '../../table/actions.css';

const PassOn = lazy(async () => ({ default: (await import('./TablePassOn.tsx')).TablePassOn }));

interface CabinetActionsProps {
  /** Null if the board cannot be turned. */
  readonly onTurn: (() => void) | null;
  /** Whether it lies the other way round; missing if it can lie in more than two ways. */
  readonly isFlipped: boolean | undefined;
}

/** What can be done at the table besides moving. */
export function CabinetActions({ onTurn, isFlipped }: CabinetActionsProps) {
  const { store, game } = useCabinet();
  const isFirm = useGame((state) => undoneTo(state) === null);
  const at = useGame((state) => state.at);
  const all = useGame((state) => state.line.plies.length);
  const isOver = useGame(isOverAt);
  const persons = useGame((state) => state.seating.filter((level) => level === null).length);
  const [asked, setAsked] = useState<'concede' | 'agree' | 'pass-on' | 'record' | null>(null);
  const clock = useGame((state) => state.clock);
  const { undo, redo, pause } = store.getState();
  const review = useReviewOfTable();
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      <Action icon={Undo2} label="action.undo" onClick={undo} disabled={isFirm} />
      <Action icon={Redo2} label="action.redo" onClick={redo} disabled={at === all} />
      <Action
        icon={Flag}
        label="action.concede"
        onClick={() => setAsked('concede')}
        disabled={isOver || persons === 0}
      />
      <Action icon={ScanSearch} label="action.review-game" onClick={review} disabled={all === 0} />
      <Action icon={FileText} label="action.record" onClick={() => setAsked('record')} />
      {clock !== null && (
        <Action
          icon={clock.paused ? Play : Pause}
          label={clock.paused ? 'action.go-on' : 'action.pause'}
          onClick={pause}
          disabled={isOver || (clock.since === null && !clock.paused)}
        />
      )}
      <Action icon={Share2} label="pass-on.title" onClick={() => setAsked('pass-on')} />
      {onTurn !== null && isFlipped !== undefined && (
        <Action icon={ArrowDownUp} label="action.flip" onClick={onTurn} pressed={isFlipped} />
      )}
      {onTurn !== null && isFlipped === undefined && (
        <button type="button" className="action" onClick={onTurn}>
          <RotateCcw aria-hidden="true" />
          <span>{text('cabinet.turn-board')}</span>
        </button>
      )}
      {game.looks !== undefined && <Looks />}
      {persons > 1 && game.isNeverDrawn !== true && (
        <Action
          icon={Handshake}
          label="action.draw"
          onClick={() => setAsked('agree')}
          disabled={isOver || all === 0}
        />
      )}
      {asked === 'record' && <TableRecord onClose={() => setAsked(null)} />}
      {asked === 'pass-on' && (
        <Suspense>
          <PassOn onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {(asked === 'concede' || asked === 'agree') && <Sure what={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** Goes from one way of drawing the men to the next. */
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

/** Asks for confirmation before a game is ended. */
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
