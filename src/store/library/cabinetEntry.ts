import { RESULTS, type GameResult } from '../../game/tree/index.ts';
import { shelfText } from '../../text/cabinetShelf.ts';
import { dateOf } from './digest.ts';
import type { CabinetSummary, Entry, Origin } from './entry.ts';
import { plainWords, printOf } from './fingerprint.ts';

/** What is told of a game of the cabinet beside its record; all of it follows from the record for who knows its rules. */
export interface CabinetTold extends CabinetSummary {
  /** The id of its rules. */
  readonly variant: string;
  readonly event: string;
  /** `2026.11.21`, as the record has it. */
  readonly date: string;
  readonly turns: number;
}

/** A game of the cabinet as an entry of the library. */
export function entryOfCabinet(record: string, told: CabinetTold, origin: Origin): Entry {
  const { variant, event, date, turns, game, players, points } = told;
  const names = players.map(({ name }) => name);
  const result: GameResult = RESULTS.find((known) => known === points) ?? '*';
  const words = [shelfText('name', game), shelfText('variant', variant), event, ...names].join(' ');
  return {
    summary: {
      ...origin,
      status: points === '*' ? 'in-progress' : 'finished',
      variation: variant,
      yellow: names[0] ?? '',
      blue: names[1] ?? '',
      event,
      result,
      ending: null,
      date: dateOf(date),
      turns,
      cabinet: { game, players, points },
      partial: false,
      words: plainWords(words),
      print: printOf(`${record}${origin.source === 'table' ? origin.id : ''}`),
    },
    record: { id: origin.id, jkn: record, sitting: null },
    positions: { id: origin.id, hashes: new Uint32Array() },
  };
}
