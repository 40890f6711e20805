import {
  formatPosition,
  formatSquare,
  SIDES,
  startPosition,
  type Move,
  type Position,
} from '../../engine/index.ts';
import { recordOf } from '../ply.ts';
import { plyAt, positionAt, resultOf, ROSTER, unknownValue, type GameTree } from '../tree/index.ts';
import { formatMoves, formatTags, type Script } from './script.ts';

/** Games in the export form: a single spelling for each, with `\n` as line end, separated by empty lines. */
export const formatJkn = (trees: Iterable<GameTree>): string => Array.from(trees, formatGame).join('\n');

/** One game in the export form; it reads back to the same tree. */
export const formatGame = (tree: GameTree): string =>
  `${formatTags(tagsOf(tree))}\n\n${formatMoves(scriptOf(tree), tree, resultOf(tree.tags))}\n`;

function tagsOf(tree: GameTree): readonly (readonly [string, string])[] {
  const roster = ROSTER.map((name) => [name, tree.tags.get(name) ?? unknownValue(name)] as const);
  const others = [...tree.tags].filter(([name]) => !ROSTER.some((known) => known === name));
  return [...roster, ...startTags(tree), ...others];
}

/** The start as tags: who begins if it is the array, otherwise the position. */
function startTags({ start }: GameTree): readonly (readonly [string, string])[] {
  const { variation } = start.ruleset;
  const id = ['Variation', variation.id] as const;
  const side = SIDES.find((begins) => isSamePosition(start, startPosition(variation, begins)));
  if (side === undefined) return [id, ['Position', formatPosition(start)]];
  return side === 'yellow' ? [id] : [id, ['Begins', 'Blue']];
}

/**
 * Whether two positions of one variation have the same line. Most games begin with the identical array object, which is
 * checked first.
 */
const isSamePosition = (a: Position, b: Position): boolean =>
  a.cells === b.cells && a.fluttember === b.fluttember && a.turnsPlayed === b.turnsPlayed
    ? a.turn === b.turn
    : formatPosition(a) === formatPosition(b);

/**
 * How the moves of a game of Jikaida are written: turns are numbered in pairs, the first turn with one point, the
 * second with three.
 */
const scriptOf = (tree: GameTree): Script<Move> => ({
  number: ({ parent }, isAfterBreak) => {
    const { turnsPlayed } = positionAt(tree, parent);
    const isFirst = turnsPlayed % 2 === 0;
    return isFirst || isAfterBreak ? `${Math.floor(turnsPlayed / 2) + 1}${isFirst ? '.' : '...'}` : null;
  },
  move: ({ id }) => {
    const ply = plyAt(tree, id);
    return ply === null ? '' : recordOf(ply);
  },
  square: (square) => formatSquare(tree.start.ruleset.geometry, square),
});
