import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import type { PageProps } from '../pageProps.ts';
import { useNavigation } from '../navigation.ts';
import { useLastSetup } from '../stores.tsx';
import { NewGame } from './NewGame.tsx';
import './newGame.css';

/** The set-up of a game, over the table or the start page; the game itself begins at the table. */
export function NewGameDialog({ onClose }: PageProps) {
  const putAside = useLastSetup((state) => state.putAside);
  const { closeToTable } = useNavigation();
  const leave = (way: () => void) => (): void => {
    putAside(null);
    way();
  };
  const close = leave(onClose);
  return (
    <Dialog title={text('new-game.title')} onClose={close} className="new-game">
      <NewGame onDone={leave(closeToTable)} onCancel={close} />
    </Dialog>
  );
}
