import * as v from 'valibot';
import { readCabinetSection } from '../../game/cabinet/index.ts';
import { isError, parseJkn, plainLines, splitGames, type Section } from '../../game/jkn/index.ts';
import { withApart } from './apartEntry.ts';
import { entryOfCabinet, toldOfTree } from './cabinetEntry.ts';
import { gameOfSection, rulesNamedIn, type CabinetRules } from './cabinetRules.ts';
import { entryOf } from './digest.ts';
import { SOURCES, type Entry, type KeptRecord } from './entry.ts';

/** What a damaged summary may still say about where its game came from. */
const Remains = v.object({
  source: v.optional(v.fallback(v.nullable(v.picklist(SOURCES)), null), null),
  labels: v.optional(v.fallback(v.array(v.string()), []), []),
  of: v.fallback(v.optional(v.string()), undefined),
  partial: v.optional(v.fallback(v.boolean(), false), false),
  added: v.optional(v.fallback(v.number(), 0), 0),
  changed: v.optional(v.fallback(v.number(), 0), 0),
});

/** Rebuilds entries whose summaries are damaged from their records. */
interface Mender {
  /** Whether a game can only be mended at another visit: it is one of the cabinet whose rules could not be loaded. */
  readonly waits: (record: KeptRecord) => boolean;
  /** The rebuilt entry of a game; null if its record cannot be read either. */
  readonly mended: (summary: object, record: KeptRecord) => Entry | null;
}

/** Loads what is needed to mend the entries of these records. */
export async function openMender(records: readonly KeptRecord[]): Promise<Mender> {
  const rules = await rulesNamedIn(records.map(({ jkn }) => jkn).join('\n'));
  return {
    waits: ({ jkn }) => {
      const game = inCabinet(jkn)?.game;
      return game !== undefined && !rules.has(game);
    },
    mended: (summary, record) => mendedEntry(summary, record, rules),
  };
}

/** The game of the cabinet in a record; null for one of Jikaida. */
function inCabinet(jkn: string): { readonly section: Section; readonly game: string } | null {
  const [section] = splitGames(plainLines(jkn));
  const game = section === undefined ? null : gameOfSection(section);
  return section === undefined || game === null ? null : { section, game };
}

function mendedEntry(summary: object, record: KeptRecord, rules: CabinetRules): Entry | null {
  const { id, jkn, sitting, apart } = record;
  const said = v.safeParse(Remains, summary);
  if (!said.success) return null;
  const { source, of, partial: wasPartial, ...remains } = said.output;
  const byRecord = sitting === null && apart === undefined ? 'imported' : 'table';
  const origin = { id, source: source ?? byRecord, ...remains, ...(of !== undefined && { of }) };
  const cabinet = inCabinet(jkn);
  if (cabinet !== null) {
    const { section, game } = cabinet;
    const { tree, faults } = readCabinetSection(section, rules.get(game) ?? []);
    const partial = wasPartial || faults.some(({ code }) => isError(code));
    return tree && entryOfCabinet(jkn, toldOfTree(game, tree), origin, partial);
  }
  const { games, faults } = parseJkn(jkn);
  const tree = games[0]?.tree ?? null;
  const partial = wasPartial || faults.some(({ code }) => isError(code));
  return tree && withApart(entryOf(tree, jkn, origin, { partial, sitting }), apart);
}
