import { CircleQuestionMark, Plus, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { opponent } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import { useSettings, useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { variationTitle } from '../../text/variations.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { NewGame } from '../new/NewGame.tsx';
import { Actions } from './Actions.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { nearSide } from './nearSide.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { useClockKeeper } from './useClock.ts';
import { MoveList } from './MoveList.tsx';
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
  const announcement = useTable((state) => state.announcement);
  const moveField = useRef<HTMLInputElement>(null);
  const shown = useTable((state) => state.shown);
  const goTo = useTable((state) => state.goTo);
  useClockKeeper();
  useShortcuts({
    '/': () => moveField.current?.focus(),
    '?': () => setDialog('help'),
    ArrowLeft: () => goTo(shown.cursor - 1),
    ArrowRight: () => goTo(shown.cursor + 1),
  });
  const near = useSettings(({ settings }) => nearSide(settings, currentPosition(shown).turn));
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
          <Status />
        </div>
        <PlayerCard side={opponent(near)} place="far" />
        <div className="board-space">
          <TableBoard />
        </div>
        <PlayerCard side={near} place="near" />
        <div className="side">
          <Actions onRecord={() => setDialog('record')} />
          <OverlayToggles />
          <MoveList field={moveField} />
        </div>
      </main>
      <output className="visually-hidden" aria-label={text('announce.label')}>
        {announcement}
      </output>
      <PromotionDialog />
      <OfferDialog />
      {dialog === 'new-game' && (
        <Dialog title={text('new-game.title')} onClose={close} className="new-game">
          <NewGame onDone={close} onCancel={close} />
        </Dialog>
      )}
      {dialog === 'settings' && <SettingsDialog onClose={close} />}
      {dialog === 'help' && <HelpDialog onClose={close} />}
      {dialog === 'record' && <RecordDialog onClose={close} />}
    </div>
  );
}
