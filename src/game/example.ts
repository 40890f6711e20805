import { formatCoordinates, startPosition, type Position } from '../engine/index.ts';
import { legalMovesOf } from './overlays/targets.ts';

const examples = new WeakMap<Position['ruleset'], string>();

/** A written move, such as `Mc3-Mc4`, with which the game can go on from this position. */
export function exampleMove({ ruleset }: Position): string {
  let example = examples.get(ruleset);
  if (example === undefined) {
    const start = startPosition(ruleset.variation);
    const moves = legalMovesOf(start);
    const middle = moves[Math.floor(moves.length / 2)];
    example = middle === undefined ? '' : formatCoordinates(ruleset, { from: middle.from, to: middle.to });
    examples.set(ruleset, example);
  }
  return example;
}
