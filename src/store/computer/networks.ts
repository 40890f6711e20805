import { findVariation, rulesetOf, type Ruleset } from '../../engine/index.ts';
import { NETWORK_GAMES, type NetworkGame } from '../../search/network/games.ts';
import { readNetwork, type Network } from '../../search/network/network.ts';
import draksCity from '../../search/network/trained/draks-city.net?url';
import pastang from '../../search/network/trained/pastang.net?url';

/** Where the networks are on the site, by game. */
const ADDRESSES: Readonly<Record<NetworkGame, string>> = { pastang, 'draks-city': draksCity };

const opened = new Map<Ruleset, Network>();

/** The network of a game, if it has been opened. */
export const openedNetwork = (ruleset: Ruleset): Network | undefined => opened.get(ruleset);

/** Opens the network of a game if there is one. If it cannot be loaded, the computer evaluates by its weights. */
export async function openNetwork(variationId: unknown): Promise<void> {
  const game = NETWORK_GAMES.find((id) => id === variationId);
  const variation = game && findVariation(game);
  if (game === undefined || variation === undefined) return;
  const ruleset = rulesetOf(variation);
  if (opened.has(ruleset)) return;
  try {
    const answer = await fetch(ADDRESSES[game]);
    if (answer.ok) opened.set(ruleset, readNetwork(ruleset, new Uint8Array(await answer.arrayBuffer())));
  } catch {
    // without a network of either kind it plays by its weights, and tries again at the next question
  }
}
