import type { Entry } from './entry.ts';
import type { Chosen, Present } from './rows.ts';
import { weighedWith } from './weighing.ts';

/**
 * Those of some games that a library is to have beside what it has, or in its place. A game whose record is there is left
 * out, but for games of a table; of two states of one game, as a backup brings them, the one changed last counts, of a
 * game of the table or by message the one that has gone further (`weighedWith`).
 */
export function chosenOf(entries: readonly Entry[], { formers, prints: known }: Present): Chosen {
  const heads = new Map(Array.from(formers, ([id, { summary }]) => [id, summary]));
  const prints = new Set(known);
  const own: Entry[] = [];
  const copies: Entry[] = [];
  const take = (entry: Entry): void => {
    const taken = withLabels(entry, heads.get(entry.summary.id)?.labels ?? []);
    own.push(taken);
    heads.set(entry.summary.id, taken.summary);
    prints.add(entry.summary.print);
  };
  const isNew = ({ summary: { id, changed, print, source } }: Entry): boolean => {
    const former = heads.get(id);
    // games of a few moves may be played twice alike at a table
    return former === undefined ? source === 'table' || !prints.has(print) : former.changed < changed;
  };
  for (const entry of entries) {
    const weighed = weighedWith(entry, formers.get(entry.summary.id));
    if (typeof weighed === 'object') copies.push(weighed.copy);
    else if (weighed === 'newer' || (weighed === 'unknown' && isNew(entry))) take(entry);
  }
  return { own, copies };
}

/** An entry with the labels too that the game has where it comes to. */
function withLabels(entry: Entry, there: readonly string[]): Entry {
  const { labels } = entry.summary;
  const others = there.filter((label) => !labels.includes(label));
  if (others.length === 0) return entry;
  const both = [...labels, ...others].toSorted((a, b) => a.localeCompare(b));
  return { ...entry, summary: { ...entry.summary, labels: both } };
}
