import { accept, type Move, type Position, type Refusal, type Result } from '../engine/index.ts';
import type { Ply } from './ply.ts';
import { makeMainLine } from './tree/order.ts';
import { addMove } from './tree/play.ts';
import { plyAt, positionAt } from './tree/positions.ts';
import { newTree, nodeOf, ROOT, type GameTree, type NodeId } from './tree/tree.ts';
import { lineFrom, lineTo, next } from './tree/walk.ts';

/**
 * A game at the table. It stands at a move of its tree's main line: the turns after that move were undone and can be
 * redone. A line that the players left for another stays as a variation.
 */
export interface Game {
  readonly tree: GameTree;
  /** The last turn that counts; the root before the first. */
  readonly at: NodeId;
}

/** A game that has not yet begun. */
export const newGame = (start: Position): Game => ({ tree: newTree(start), at: ROOT });

/** The id of the variation that is played. */
export const variationIdOf = ({ tree }: Game): string => tree.start.ruleset.variation.id;

/** Whether a turn was ever made, even if it was taken back. */
export const isBegun = ({ tree }: Game): boolean => nodeOf(tree, ROOT).children.length > 0;

export const currentPosition = ({ tree, at }: Game): Position => positionAt(tree, at);

/** How many turns count. */
export const turnsMade = (game: Game): number =>
  currentPosition(game).turnsPlayed - game.tree.start.turnsPlayed;

/** The last turn that counts; undefined before the first. */
export const lastPly = ({ tree, at }: Game): Ply | undefined => plyAt(tree, at) ?? undefined;

/** The turn that redoing would make; undefined where none was undone. */
export const nextPly = ({ tree, at }: Game): Ply | undefined => {
  const taken = next(tree, at);
  return taken === null ? undefined : (plyAt(tree, taken) ?? undefined);
};

/** The line on which a game stands. */
interface Line {
  readonly ids: readonly NodeId[];
  readonly plies: readonly Ply[];
}

/** The lines by game, so that each line is worked out once. */
const lines = new WeakMap<Game, Line>();

function lineOf(game: Game): Line {
  let line = lines.get(game);
  if (line === undefined) {
    const { tree, at } = game;
    const ids = [...lineTo(tree, at), ...lineFrom(tree, at)].map(({ id }) => id);
    line = { ids, plies: ids.flatMap((id) => plyAt(tree, id) ?? []) };
    lines.set(game, line);
  }
  return line;
}

/** All turns of the line, including those taken back. */
export const pliesInLine = (game: Game): readonly Ply[] => lineOf(game).plies;

/** The turns that count, without those taken back. */
export const pliesPlayed = (game: Game): readonly Ply[] => pliesInLine(game).slice(0, turnsMade(game));

/** Plays a move; the line that goes on with it becomes the main line. Refuses an illegal move. */
export function playMove({ tree, at }: Game, move: Move): Result<Game, Refusal> {
  const added = addMove(tree, at, move);
  if (!added.ok) return added;
  const { tree: grown, node } = added.value;
  return accept({ tree: makeMainLine(grown, node), at: node });
}

export const canUndo = ({ at }: Game): boolean => at !== ROOT;
export const canRedo = ({ tree, at }: Game): boolean => next(tree, at) !== null;

/** The same game standing after this many turns of its line, at most at its end. */
export function goTo(game: Game, turns: number): Game {
  const line = lineOf(game);
  const at = line.ids[Math.min(line.ids.length, turns) - 1] ?? ROOT;
  if (at === game.at) return game;
  const moved = { ...game, at };
  lines.set(moved, line);
  return moved;
}

export const undo = (game: Game): Game => goTo(game, turnsMade(game) - 1);
export const redo = (game: Game): Game => goTo(game, turnsMade(game) + 1);
