import { formatCoordinates, formatPosition } from '../../engine/index.ts';
import { gameOf, timelineOf, type Game } from '../game.ts';
import type { Ply } from '../timeline.ts';
import { addLine, type Edited } from './edit.ts';
import { plyAt } from './positions.ts';
import { NO_TAGS, type Tags } from './tags.ts';
import { newTree, ROOT, type GameTree, type NodeId } from './tree.ts';
import { endOfLine, lineFrom, lineTo } from './walk.ts';

/** The game at the table as a tree, turns that were taken back too, and the node where it stands. */
export function treeOfGame(game: Game, tags: Tags = NO_TAGS): Edited {
  const { start, plies } = timelineOf(game);
  const added = addLine(
    newTree(start, tags),
    ROOT,
    plies.map(({ move }) => move),
  );
  if (!added.ok) throw new RangeError(`a game with a move that is not legal: ${added.error.code}`);
  const { tree } = added.value;
  return { tree, node: lineFrom(tree)[game.cursor - 1]?.id ?? ROOT };
}

/** The line through a node as a game for the table, which stands there: the moves after it can be redone. */
export function gameOfLine(tree: GameTree, id: NodeId = endOfLine(tree)): Game {
  const { ruleset } = tree.start;
  const line = [...lineTo(tree, id), ...lineFrom(tree, id)];
  const plies = line.map((node) => plyAt(tree, node.id)).filter((ply): ply is Ply => ply !== null);
  const moves = plies.map(({ move }) => formatCoordinates(ruleset, move));
  const cursor = lineTo(tree, id).length;
  return gameOf(
    { variation: ruleset.variation.id, start: formatPosition(tree.start), moves, cursor },
    { start: tree.start, plies },
  );
}
