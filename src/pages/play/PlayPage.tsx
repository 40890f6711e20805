import { CircleQuestionMark, Plus, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSettings, useTable } from '../stores.tsx';
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
import { PromotionDialog } from './PromotionDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { Status } from './Status.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableLayout } from './TableLayout.tsx';
import { useShortcuts } from './useShortcuts.ts';

type OpenDialog = 'new-game' | 'settings' | 'record' | 'help' | null;

/** The table: the board and all that belongs to playing at it. */
export function PlayPage() {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const variation = useTable(({ game }) => game.variation);
  const [fit, setFit] = useState(Infinity);
  const isFacing = useSettings(({ settings }) => settings.facing);
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
  const openNewGame = (): void => setDialog('new-game');
  const openRecord = (): void => setDialog('record');
  return (
    <>
      <Announcements />
      <TableLayout
        isFacing={isFacing}
        head={<Head title={variationTitle(variation)} onOpen={setDialog} />}
        top={
          <>
            <Notices onRecord={openRecord} />
            {!isFacing && <Status onNewGame={openNewGame} />}
          </>
        }
        far={isFacing && <Status onNewGame={openNewGame} isMirror />}
        near={isFacing && <Status onNewGame={openNewGame} />}
        board={<TableBoard onFit={setFit} />}
        side={
          <>
            <Actions fit={fit} onRecord={openRecord} />
            <OverlayToggles />
            <MoveList field={moveField} />
            <Losses />
          </>
        }
      />
      <PromotionDialog />
      {dialog === 'new-game' && <NewGameDialog onClose={close} />}
      {dialog === 'settings' && <SettingsDialog onClose={close} />}
      {dialog === 'help' && <HelpDialog onClose={close} />}
      {dialog === 'record' && <RecordDialog onClose={close} />}
    </>
  );
}

/** The name of the game, and what opens a dialogue. */
function Head({ title, onOpen }: { title: string; onOpen: (dialog: OpenDialog) => void }) {
  return (
    <header className="head">
      <h1>{title}</h1>
      <button type="button" className="button" onClick={() => onOpen('new-game')}>
        <Plus aria-hidden="true" />
        {text('action.new-game')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text('action.help')}
        aria-keyshortcuts="?"
        onClick={() => onOpen('help')}
      >
        <CircleQuestionMark aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text('action.settings')}
        onClick={() => onOpen('settings')}
      >
        <Settings2 aria-hidden="true" />
      </button>
    </header>
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
