import { useEffect, useState } from 'react';
import { createTablebase } from '../../store/tablebase/tablebase.ts';
import { text } from '../../text/tablebase.ts';
import { LoadTablebase } from '../controls/LoadTablebase.tsx';

/** For a game that is solved: lets level 8 play it perfectly. */
export function Solved({ variation }: { readonly variation: string }) {
  const [store] = useState(() => createTablebase());
  useEffect(() => store.getState().look(variation), [store, variation]);
  return <LoadTablebase store={store} offer={text('tablebase.offer-level')} here={text('tablebase.here')} />;
}
