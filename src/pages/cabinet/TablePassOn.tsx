import { useMemo, useState } from 'react';
import { lineFrom } from '../../game/tree/index.ts';
import { recordTree } from '../../store/cabinet/recordTree.ts';
import { CabinetPassOn } from './CabinetPassOn.tsx';
import { useCabinet } from './tableStores.ts';

/** Passes on the game at the table as it is when this opens. */
export function TablePassOn({ onClose }: { onClose: () => void }) {
  const { store, told } = useCabinet();
  const [state] = useState(() => store.getState());
  const tree = useMemo(() => told ?? recordTree(state), [told, state]);
  const isCut = told === null && lineFrom(tree).length < state.line.plies.length;
  return <CabinetPassOn tree={tree} isCut={isCut} onClose={onClose} />;
}
