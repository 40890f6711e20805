import { useMemo, useState } from 'react';
import { isCut, recordTree } from '../../../store/cabinet/recordTree.ts';
import { CabinetPassOn } from '../CabinetPassOn.tsx';
import { useCabinet } from './tableStores.ts';

/** Passes on the game at the table as it is when this opens. */
export function TablePassOn({ onClose }: { onClose: () => void }) {
  const { store, told } = useCabinet();
  const [state] = useState(() => store.getState());
  const tree = useMemo(() => told ?? recordTree(state), [told, state]);
  return <CabinetPassOn tree={tree} isCut={told === null && isCut(tree, state)} onClose={onClose} />;
}
