import * as v from 'valibot';
import { parseJkn } from '../../game/jkn/index.ts';
import { withApart } from './apartEntry.ts';
import { entryOf } from './digest.ts';
import { SOURCES, type Entry, type KeptRecord } from './entry.ts';

const moment = v.fallback(v.pipe(v.number(), v.finite()), 0);

/** What a damaged summary may still say of where its game came from. */
const Remains = v.object({
  source: v.fallback(v.nullable(v.picklist(SOURCES)), null),
  labels: v.fallback(v.array(v.string()), []),
  added: moment,
  changed: moment,
});

/** The entry of a game whose summary is damaged, made anew from its record; null where that cannot be read either. */
export function mendedEntry(summary: object, record: KeptRecord): Entry | null {
  const { id, jkn, sitting, apart } = record;
  const { games, faults } = parseJkn(jkn);
  const tree = games[0]?.tree ?? null;
  if (tree === null) return null;
  const { source, ...remains } = v.parse(Remains, {
    source: null,
    labels: [],
    added: 0,
    changed: 0,
    ...summary,
  });
  const byRecord = sitting === null && apart === undefined ? 'imported' : 'table';
  const origin = { id, source: source ?? byRecord, ...remains };
  return withApart(entryOf(tree, jkn, origin, { partial: faults.length > 0, sitting }), apart);
}
