import { useMemo, useState } from 'react';
import { recordOfSitting } from '../../game/sitting/sittingRecord.ts';
import { usePrinting, useTable } from '../stores.tsx';
import { Sheet } from './Sheet.tsx';
import { everyOf, SheetTools, type EveryChoice } from './SheetTools.tsx';

/** A game as a sheet to be printed: the one that was put there; after a reload, the game at the table. */
export function PrintPage() {
  const laid = usePrinting((state) => state.tree);
  const sitting = useTable((state) => state.sitting);
  const tree = useMemo(() => laid ?? recordOfSitting(sitting).tree, [laid, sitting]);
  const [choice, setChoice] = useState<EveryChoice>('20');
  return (
    <>
      <SheetTools choice={choice} onChoose={setChoice} />
      <Sheet tree={tree} every={everyOf(choice)} />
    </>
  );
}
