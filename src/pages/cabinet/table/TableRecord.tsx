import { lazy, Suspense } from 'react';
import { useCabinet } from './tableStores.ts';

const Dialog = lazy(async () => ({
  default: (await import('../review/TableRecordDialog.tsx')).TableRecordDialog,
}));

/** The game at the table as text, and a way to open others; loaded on request. */
export function TableRecord({ onClose }: { onClose: () => void }) {
  const { base, say, told } = useCabinet();
  return (
    <Suspense fallback={null}>
      <Dialog game={base} say={say} told={told} onClose={onClose} />
    </Suspense>
  );
}
