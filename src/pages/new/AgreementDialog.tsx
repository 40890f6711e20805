import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import type { PageProps } from '../pageProps.ts';
import { useTable } from '../stores.tsx';
import { Agreement } from './Agreement.tsx';

/** What the players agreed on before the game at the table began. */
export function AgreementDialog({ onClose }: PageProps) {
  const sitting = useTable((state) => state.sitting);
  return (
    <Dialog title={text('agreement.title')} onClose={onClose}>
      <Agreement from={sitting.game.tree.start} terms={sitting.terms} />
    </Dialog>
  );
}
