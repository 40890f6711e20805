import { existsSync, readFileSync } from 'node:fs';
import type { Ruleset } from '../engine/index.ts';
import { readNetwork, type Network } from '../search/network/network.ts';

/**
 * The network of a game from its file; undefined if it has none. Throws if the file cannot be read or is damaged.
 */
export function trainedNetwork(ruleset: Ruleset): Network | undefined {
  const bytes = networkFile(ruleset.variation.id);
  return bytes === undefined ? undefined : readNetwork(ruleset, bytes);
}

/** The file of the network of the game with this id; undefined if there is none. Throws if it cannot be read. */
export function networkFile(id: string): Uint8Array | undefined {
  const file = new URL(`../search/network/trained/${id}.net`, import.meta.url);
  return existsSync(file) ? readFileSync(file) : undefined;
}
