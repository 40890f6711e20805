import { useEffect, useState } from 'react';
import { callOf, endCallOf, openingCallOf, type Call } from '../../game/sitting/calls.ts';
import { currentPosition, lastPly } from '../../game/game.ts';
import type { TableState } from '../../store/table/table.ts';
import { text } from '../../text/messages.ts';
import { useTable } from '../stores.tsx';
import './banner.css';

/** Milliseconds for which a call stands over the board, including its appearing and fading. */
const STANDS = 1600;

/** What is called out now: when a turn is made, a game begins or is ended, not when turns are looked up again. */
function callNow({ change, game, sitting }: TableState): Call | null {
  const { way } = change;
  if (way === 'begun') return openingCallOf(currentPosition(game));
  if (way === 'ended') return endCallOf(sitting);
  const ply = way === 'played' || way === 'dropped' ? lastPly(game) : undefined;
  return ply === undefined ? null : callOf(ply);
}

/**
 * A call in large letters over the board for a moment. It takes no click and no focus; it is read aloud with the turn,
 * so the banner itself is only visual.
 */
export function Banner() {
  const call = useTable(callNow);
  const number = useTable(({ change }) => change.number);
  const [over, setOver] = useState(-1);
  useEffect(() => {
    if (call === null) return;
    const timer = setTimeout(() => setOver(number), STANDS);
    return () => clearTimeout(timer);
  }, [call, number]);
  if (call === null || over === number) return null;
  return (
    <div key={number} className={`banner ${call}`} aria-hidden="true">
      <span>{text(`call.${call}`)}</span>
    </div>
  );
}
