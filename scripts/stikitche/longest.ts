import { pieceAt, startPosition, type Position } from '../../src/engine/index.ts';
import { unpackMove } from '../../src/engine/search.ts';
import {
  addLine,
  addMove,
  annotate,
  newTree,
  plyAt,
  ROOT,
  tagsOf,
  type GameTree,
  type NodeId,
} from '../../src/game/tree/index.ts';
import { choicesIn, lineAfter } from '../../src/search/tablebase/lines.ts';
import { squaresAt } from '../../src/search/tablebase/places.ts';
import type { Tablebase } from '../../src/search/tablebase/tablebase.ts';
import { verdictOf } from '../../src/search/tablebase/verdict.ts';

const TAGS = [
  ['Event', 'The longest Stikitche'],
  ['Site', 'Sample games'],
  ['Yellow', 'Perfect play'],
  ['Blue', 'Perfect play'],
  ['Result', '1-0'],
  ['Termination', 'hyrkaida'],
  ['Annotator', 'Poron Jikaida'],
] as const;
const WORDS =
  'Stikitche is solved. In no other position can a side that must lose hold out as long as Blue does here. Each of Yellow’s moves is one of the quickest on the way to Hyrkaida, each of Blue’s puts it off as long as possible. An exclamation mark stands where no other move wins.';
const ONLY = 'The only move that wins. The next best one';
const ELSE = { '0.5': 'gets only half a point.', '0': 'only draws.' } as Readonly<Record<string, string>>;

/** NAG 1, a good move. */
const GOOD = 1;

/**
 * The longest game that is lost in full: from the position with the longest full loss, Blue to move, with perfect play
 * on both sides.
 */
export function longestGame(tablebase: Tablebase): GameTree {
  const position = positionAt(tablebase, longestLoss(tablebase));
  const [first] = choicesIn(tablebase, position);
  if (first === undefined) throw new Error('the longest game has no move');
  let tree = annotate(newTree(position, tagsOf(TAGS)), ROOT, { after: WORDS });
  let at: NodeId = ROOT;
  let isFirst = true;
  for (const move of lineAfter(tablebase, position, first).moves) {
    const before = at;
    const added = addMove(tree, at, move);
    if (!added.ok) throw new Error('the longest game cannot be played');
    ({ tree, node: at } = added.value);
    const second = secondIfOnly(tablebase, tree, at);
    if (second === null) continue;
    tree = annotate(tree, at, { nags: [GOOD] });
    if (isFirst) tree = withOther(tablebase, tree, before, at, second);
    isFirst = false;
  }
  const last = plyAt(tree, at)?.move;
  if (last === undefined) throw new Error('the longest game is empty');
  return annotate(tree, at, { arrows: [{ from: last.from, to: last.to, colour: 'green' }] });
}

function longestLoss({ bytes }: Tablebase): number {
  let longest = { place: 0, plies: -1 };
  bytes.forEach((byte, place) => {
    const verdict = verdictOf(byte);
    if (verdict?.points === -1 && verdict.plies > longest.plies) longest = { place, plies: verdict.plies };
  });
  return longest.place;
}

type Choice = ReturnType<typeof choicesIn>[number];

/** If a move is the only one that wins, the best other choice; otherwise null. */
function secondIfOnly(tablebase: Tablebase, tree: GameTree, node: NodeId): Choice | null {
  const ply = plyAt(tree, node);
  if (ply === null) return null;
  const [best, second] = choicesIn(tablebase, ply.before);
  if (best === undefined || second === undefined) return null;
  return best.verdict.points === 1 && second.verdict.points < 1 ? second : null;
}

/** Shows, beside the only winning move, where the next best move leads. */
function withOther(
  tablebase: Tablebase,
  tree: GameTree,
  before: NodeId,
  at: NodeId,
  second: Choice,
): GameTree {
  const ply = plyAt(tree, at);
  if (ply === null) return tree;
  const line = lineAfter(tablebase, ply.before, second).moves.slice(0, 3);
  const other = addLine(tree, before, line);
  if (!other.ok) throw new Error(`${unpackMove(tablebase.ruleset, second.move).from} cannot be played`);
  const told = annotate(other.value.tree, at, { after: ONLY });
  return annotate(told, other.value.node, { after: ELSE[second.verdict.points] ?? 'loses.' });
}

/** The position at a place, Blue to move. */
function positionAt({ ruleset }: Tablebase, place: number): Position {
  const start = startPosition(ruleset.variation);
  const codeOf = (side: string, kind: string): number =>
    Array.from(start.cells).find((_, square) => {
      const piece = pieceAt(start, square);
      return piece?.side === side && piece.kind === kind;
    }) ?? 0;
  const cells = new Uint8Array(start.cells.length);
  const pieces = ['blue', 'yellow'].flatMap((side) => [codeOf(side, 'king'), codeOf(side, 'pallan')]);
  squaresAt(place).forEach((square, piece) => (cells[square] = pieces[piece]!));
  return { ...start, cells, turn: 'blue' };
}
