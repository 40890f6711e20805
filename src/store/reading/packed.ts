import { findVariation, formatPosition, parsePosition, type Position } from '../../engine/index.ts';
import type { PlacedFault, ReadGame } from '../../game/jkn/index.ts';
import type { GameTree } from '../../game/tree/index.ts';

/** A position in a form that can be sent: a ruleset holds tables that the other side has already. */
interface PackedPosition {
  readonly variation: string;
  readonly line: string;
}

type Packed<Value> = Value extends { readonly position: Position }
  ? Omit<Value, 'position'> & { readonly position: PackedPosition }
  : Value;

/** A game read by a worker, in the form in which it is sent to the page. */
export interface PackedGame extends Omit<ReadGame, 'tree' | 'faults'> {
  readonly tree: (Omit<GameTree, 'start'> & { readonly start: PackedPosition }) | null;
  readonly faults: readonly Packed<PlacedFault>[];
}

const packPosition = (position: Position): PackedPosition => ({
  variation: position.ruleset.variation.id,
  line: formatPosition(position),
});

function unpackPosition({ variation: id, line }: PackedPosition): Position {
  const variation = findVariation(id);
  const position = variation && parsePosition(variation, line);
  if (position?.ok !== true) throw new RangeError(`no position of ${id}: ${line}`);
  return position.value;
}

export const packGame = (game: ReadGame): PackedGame => ({
  ...game,
  tree: game.tree && { ...game.tree, start: packPosition(game.tree.start) },
  faults: game.faults.map((fault) =>
    'position' in fault ? { ...fault, position: packPosition(fault.position) } : fault,
  ),
});

/** The game that was packed. It comes from the app's own worker, so its moves are not checked again. */
export const unpackGame = (game: PackedGame): ReadGame => ({
  ...game,
  tree: game.tree && { ...game.tree, start: unpackPosition(game.tree.start) },
  faults: game.faults.map((fault) =>
    'position' in fault ? { ...fault, position: unpackPosition(fault.position) } : fault,
  ),
});
