import {
  formatCoordinates,
  formatPosition,
  isSameMove,
  legalMoves,
  positionAfter,
  type Move,
  type Position,
} from '../../src/engine/index.ts';
import type { Line, Searcher } from '../../src/search/index.ts';
import { gradeAt } from '../../src/practice/check.ts';
import { isForcing, lessOf, toughest } from '../../src/practice/forcing.ts';
import { puzzleId, type Aim, type Puzzle } from '../../src/practice/puzzle.ts';
import type { Find } from './finders.ts';

/** The depth of the search for a find, and by how many centipoints it must prefer a move that wins points. */
const DEPTH = 4;
const CLEARLY = 150;

/** The puzzle made from a find; undefined if the search disagrees about the points. */
export function puzzleOf(position: Position, find: Find, searcher: Searcher): Puzzle | undefined {
  const { aim, move, theme } = find;
  const opinion = opinionOf(position, move, searcher);
  if (aim.goal === 'gain' && !opinion.isClear) return undefined;
  const seen = aim.goal === 'kaida' ? 0 : opinion.seen;
  const variation = position.ruleset.variation.id;
  const line = formatPosition(position);
  const solution = lineOf(position, aim, move);
  return {
    id: puzzleId(variation, line, aim),
    variation,
    ...aim,
    theme,
    grade: gradeAt(position, { ...aim, seen }, move, legalMoves(position).length),
    seen,
    line,
    solution,
  };
}

/**
 * The depth from which on the search prefers a move, or one more than its greatest depth if it never does; and whether
 * the preference is clear.
 */
function opinionOf(position: Position, move: Move, searcher: Searcher): { seen: number; isClear: boolean } {
  const preferred: boolean[] = [];
  searcher.forget();
  const { lines } = searcher.search(
    { position, earlier: [] },
    {
      limits: { depth: DEPTH },
      lines: 2,
      onInfo: ({ depth, lines: [first] }) => {
        preferred[depth] = first !== undefined && isSameMove(first.moves[0]!, move);
      },
    },
  );
  const seen = preferred.lastIndexOf(false) + 1;
  const [first, second] = lines;
  const isFirst = first !== undefined && isSameMove(first.moves[0]!, move);
  const ahead = second === undefined || first === undefined ? Infinity : worthOf(first) - worthOf(second);
  return { seen: Math.max(1, seen), isClear: isFirst && ahead >= CLEARLY };
}

const DECIDED = 10_000;

function worthOf({ score }: Line): number {
  if (score.kind === 'centipoints') return score.value;
  return (score.kind === 'win' ? 1 : -1) * DECIDED * score.points;
}

/**
 * The right move; for an aim that takes more turns, also the reply that leaves the fewest ways to go on, and the first
 * of these.
 */
function lineOf(position: Position, aim: Aim, move: Move): readonly string[] {
  const written = formatCoordinates(position.ruleset, move);
  if (!isForcing(aim)) return [written];
  const rest = lessOf(aim);
  const stand = toughest(positionAfter(position, move)!, rest);
  if (stand === null) return [written];
  const { reply, at, ways } = stand;
  return [written, formatCoordinates(position.ruleset, reply), ...lineOf(at, rest, ways[0]!)];
}
