import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Ruleset } from '../engine/index.ts';
import { openTablebase, type Tablebase } from '../search/tablebase/index.ts';

/**
 * The tablebase of a game from its file (docs/stikitche.md); null if it has none. Throws if the file cannot be read or is
 * damaged.
 */
export function tablebaseOf(ruleset: Ruleset): Tablebase | null {
  const packed = fileOf(ruleset.variation.id);
  return packed === undefined ? null : (openTablebase(ruleset, gunzipSync(packed)) ?? null);
}

function fileOf(id: string): Uint8Array | undefined {
  const file = new URL(`../store/tablebase/${id}.bin`, import.meta.url);
  return existsSync(file) ? readFileSync(file) : undefined;
}
