import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import type { PageProps } from '../pageProps.ts';
import { useLastSetup } from '../stores.tsx';
import { NewGame } from './NewGame.tsx';

/** The set-up of a game, over the table. */
export function NewGameDialog({ onClose }: PageProps) {
  const putAside = useLastSetup((state) => state.putAside);
  const close = (): void => {
    putAside(null);
    onClose();
  };
  return (
    <Dialog title={text('new-game.title')} onClose={close} className="new-game">
      <NewGame onDone={close} onCancel={close} />
    </Dialog>
  );
}
