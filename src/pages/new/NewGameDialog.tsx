import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import type { PageProps } from '../routes.ts';
import { NewGame } from './NewGame.tsx';

/** The set-up of a game, over the table. */
export function NewGameDialog({ onClose }: PageProps) {
  return (
    <Dialog title={text('new-game.title')} onClose={onClose} className="new-game">
      <NewGame onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
