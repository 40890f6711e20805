import { readFileSync } from 'node:fs';
import type { Ruleset } from '../engine/index.ts';
import { readNetwork, type Network } from '../search/network/network.ts';

/** The network of a game from its file; undefined if it has none. Throws if the file is damaged. */
export function trainedNetwork(ruleset: Ruleset): Network | undefined {
  const bytes = networkFile(ruleset.variation.id);
  return bytes === undefined ? undefined : readNetwork(ruleset, bytes);
}

/** The file of the network of the game with this id. */
export function networkFile(id: string): Uint8Array | undefined {
  try {
    return readFileSync(new URL(`../search/network/trained/${id}.net`, import.meta.url));
  } catch {
    return undefined;
  }
}
