import { lazy, Suspense } from 'react';
import { useCabinet } from './tableStores.ts';

const Dialog = lazy(async () => ({
  default: (await import('./review/TableRecordDialog.tsx')).TableRecordDialog,
}));

/** The game at the table as a text, and a way to open others; loaded when it is asked for. */
export function TableRecord({ onClose }: { onClose: () => void }) {
  const { base, say, told } = useCabinet();
  return (
    <Suspense fallback={null}>
      <Dialog game={base} say={say} told={told} onClose={onClose} />
    </Suspense>
  );
}
