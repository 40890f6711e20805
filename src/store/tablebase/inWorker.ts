import { findVariation, rulesetOf, type Ruleset } from '../../engine/index.ts';
import { openTablebase, type Tablebase } from '../../search/tablebase/index.ts';
import { TABLEBASES } from './files.ts';
import { readKept } from './kept.ts';

const opened = new Map<Ruleset, Tablebase>();

/** The tablebase of a game, if it has been opened. */
export const openedTablebase = (ruleset: Ruleset): Tablebase | null => opened.get(ruleset) ?? null;

/** Opens the tablebase of a game if there is one and the player has loaded it, even if only since the last question. */
export async function openFor(variationId: unknown): Promise<void> {
  const file = typeof variationId === 'string' ? TABLEBASES[variationId] : undefined;
  const variation = file === undefined ? undefined : findVariation(String(variationId));
  if (file === undefined || variation === undefined) return;
  const ruleset = rulesetOf(variation);
  if (opened.has(ruleset)) return;
  const bytes = await readKept(file);
  const tablebase = bytes === null ? undefined : openTablebase(ruleset, bytes);
  if (tablebase !== undefined) opened.set(ruleset, tablebase);
}
