import { useMemo } from 'react';
import { recordOfSitting } from '../../game/sitting/sittingRecord.ts';
import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import type { PageProps } from '../pageProps.ts';
import { useTable } from '../stores.tsx';
import { PassOn } from './PassOn.tsx';

/** Passes on the game at the table. */
export function PassOnDialog({ onClose }: PageProps) {
  const sitting = useTable((state) => state.sitting);
  const record = useMemo(() => recordOfSitting(sitting), [sitting]);
  return (
    <Dialog title={text('pass-on.title')} onClose={onClose}>
      <PassOn {...record} />
    </Dialog>
  );
}
