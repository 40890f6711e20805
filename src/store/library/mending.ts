import * as v from 'valibot';
import { parseJkn } from '../../game/jkn/index.ts';
import { withApart } from './apartEntry.ts';
import { entryOf } from './digest.ts';
import { SOURCES, type Entry, type KeptRecord } from './entry.ts';

/** What a damaged summary may still say of where its game came from. */
const Remains = v.object({
  source: v.optional(v.fallback(v.nullable(v.picklist(SOURCES)), null), null),
  labels: v.optional(v.fallback(v.array(v.string()), []), []),
  added: v.optional(v.fallback(v.number(), 0), 0),
  changed: v.optional(v.fallback(v.number(), 0), 0),
});

/**
 * The entry of a game whose summary is damaged, made anew from its record; null where that cannot be read either, or needs the
 * rules of a game of the cabinet.
 */
export function mendedEntry(summary: object, record: KeptRecord): Entry | null {
  const { id, jkn, sitting, apart } = record;
  const { games, faults } = parseJkn(jkn);
  const tree = games[0]?.tree ?? null;
  const said = v.safeParse(Remains, summary);
  if (tree === null || !said.success) return null;
  const { source, ...remains } = said.output;
  const byRecord = sitting === null && apart === undefined ? 'imported' : 'table';
  const origin = { id, source: source ?? byRecord, ...remains };
  return withApart(entryOf(tree, jkn, origin, { partial: faults.length > 0, sitting }), apart);
}
