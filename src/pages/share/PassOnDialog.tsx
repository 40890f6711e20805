import { useMemo } from 'react';
import { treeOfSitting } from '../../game/sittingTree.ts';
import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import type { PageProps } from '../routes.ts';
import { useTable } from '../stores.tsx';
import { PassOn } from './PassOn.tsx';

/** Passes on the game at the table. */
export function PassOnDialog({ onClose }: PageProps) {
  const sitting = useTable((state) => state.sitting);
  const edited = useMemo(() => treeOfSitting(sitting), [sitting]);
  return (
    <Dialog title={text('pass-on.title')} onClose={onClose}>
      <PassOn {...edited} />
    </Dialog>
  );
}
