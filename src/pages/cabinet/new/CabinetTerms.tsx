import { useState } from 'react';
import type { TableTerms } from '../../../store/cabinet/tableState.ts';
import type { Pace } from '../../../store/cabinet/record.ts';
import { text } from '../../../text/setup/setup.ts';
import './newCabinetGame.css';

const MINUTE = 60_000;
const SECOND = 1000;

/** The clocks on offer: minutes at the start, and seconds gained with each turn. */
const PACES: readonly Pace[] = (
  [
    [3, 2],
    [5, 3],
    [10, 5],
    [15, 10],
    [30, 20],
    [60, 30],
  ] as const
).map(([minutes, seconds]) => ({ time: minutes * MINUTE, increment: seconds * SECOND }));

function paceText({ time, increment }: Pace): string {
  const minutes = text('clock.minutes.short', { minutes: time / MINUTE });
  if (increment === 0) return minutes;
  return text('clock.with-gain', {
    time: minutes,
    gain: text('clock.seconds.short', { seconds: increment / SECOND }),
  });
}

const isPace = (pace: Pace | null, { time, increment }: Pace): boolean =>
  pace?.time === time && pace.increment === increment;

/** How often a match may take all players through all seats. */
const ROUNDS = [1, 2, 3] as const;

interface CabinetTermsProps {
  readonly terms: Pick<TableTerms, 'pace' | 'match'>;
  readonly seats: number;
  readonly onChange: (terms: Pick<TableTerms, 'pace' | 'match'>) => void;
}

/** The clock with which a game is played, and the number of games. */
export function CabinetTerms({ terms, seats, onChange }: CabinetTermsProps) {
  const { pace, match } = terms;
  const numbers = [
    ...new Set([...ROUNDS.map((round) => round * seats), ...(match?.games ? [match.games] : [])]),
  ];
  const [before] = useState(pace); // a record may have brought another clock
  const paces = before === null || PACES.some((one) => isPace(before, one)) ? PACES : [...PACES, before];
  const games = match === null ? '1' : String(match.games ?? 'open');
  return (
    <>
      <label className="cabinet-seat-choice">
        <span>{text('clock.heading')}</span>
        <select
          value={pace === null ? '' : paces.findIndex((one) => isPace(pace, one))}
          onChange={({ target }) =>
            onChange({ match, pace: target.value === '' ? null : (paces[Number(target.value)] ?? null) })
          }
        >
          <option value="">{text('clock.none')}</option>
          {paces.map((one, index) => (
            <option key={paceText(one)} value={index}>
              {paceText(one)}
            </option>
          ))}
        </select>
      </label>
      <label className="cabinet-seat-choice">
        <span>{text('match.games')}</span>
        <select value={games} onChange={({ target }) => onChange({ pace, match: matchOf(target.value) })}>
          <option value="1">{text('match.1')}</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {text('match.count', { games: number })}
            </option>
          ))}
          <option value="open">{text('match.open')}</option>
        </select>
      </label>
    </>
  );
}

const matchOf = (chosen: string): TableTerms['match'] => {
  if (chosen === '1') return null;
  return { games: chosen === 'open' ? null : Number(chosen) };
};
