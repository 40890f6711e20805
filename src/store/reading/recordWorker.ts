import { packGame } from './packed.ts';
import { partsOf, type GivenRecord, type PackedPart } from './recordParts.ts';
import { servePull } from './servePull.ts';

function* packedParts(given: GivenRecord): Generator<PackedPart> {
  for (const part of partsOf(given)) yield { ...part, games: part.games.map(packGame) };
}

servePull(packedParts);
