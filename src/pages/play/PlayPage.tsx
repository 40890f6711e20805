import { CircleQuestionMark, Plus, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { variationTitle } from '../../text/variations.ts';
import { Actions } from './Actions.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Losses } from './Losses.tsx';
import { MoveList } from './MoveList.tsx';
import { NewGameDialog } from './NewGameDialog.tsx';
import { Notices } from './Notices.tsx';
import { OverlayToggles } from './OverlayToggles.tsx';
import './panels.css';
import './play.css';
import { PromotionDialog } from './PromotionDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { Status } from './Status.tsx';
import { TableBoard } from './TableBoard.tsx';
import { useShortcuts } from './useShortcuts.ts';

type OpenDialog = 'new-game' | 'settings' | 'record' | 'help' | null;

/** The table: the board and all that belongs to playing at it. */
export function PlayPage() {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const variation = useTable(({ game }) => game.variation);
  const moveField = useRef<HTMLInputElement>(null);
  const undo = useTable((state) => state.undo);
  const redo = useTable((state) => state.redo);
  useShortcuts({
    '/': () => moveField.current?.focus(),
    '?': () => setDialog('help'),
    ArrowLeft: undo,
    ArrowRight: redo,
  });
  const close = (): void => setDialog(null);
  return (
    <div className="play">
      <header className="head">
        <h1>{variationTitle(variation)}</h1>
        <button type="button" className="button" onClick={() => setDialog('new-game')}>
          <Plus aria-hidden="true" />
          {text('action.new-game')}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text('action.help')}
          aria-keyshortcuts="?"
          onClick={() => setDialog('help')}
        >
          <CircleQuestionMark aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text('action.settings')}
          onClick={() => setDialog('settings')}
        >
          <Settings2 aria-hidden="true" />
        </button>
      </header>
      <main className="table">
        <div className="side-top">
          <Notices onRecord={() => setDialog('record')} />
          <Status onNewGame={() => setDialog('new-game')} />
        </div>
        <div className="board-space">
          <TableBoard />
        </div>
        <div className="side">
          <Actions onRecord={() => setDialog('record')} />
          <OverlayToggles />
          <MoveList field={moveField} />
          <Losses />
        </div>
      </main>
      <Announcements />
      <PromotionDialog />
      {dialog === 'new-game' && <NewGameDialog onClose={close} />}
      {dialog === 'settings' && <SettingsDialog onClose={close} />}
      {dialog === 'help' && <HelpDialog onClose={close} />}
      {dialog === 'record' && <RecordDialog onClose={close} />}
    </div>
  );
}

/** What is read aloud; of its own, so that the page is not drawn again with each announcement. */
function Announcements() {
  const announcement = useTable((state) => state.announcement);
  return (
    <output className="visually-hidden" aria-label={text('announce.label')}>
      {announcement}
    </output>
  );
}
