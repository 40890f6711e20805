import {
  formatCoordinates,
  legalMoves,
  routesOf,
  type LegalMove,
  type Position,
  type Square,
} from '../../src/engine/index.ts';
import { wayOf } from '../../src/game/powers.ts';
import { begin, judge, type Attempt, type PlayTask } from '../../src/learn/index.ts';
import { moveNamed } from '../../src/game/games/named.ts';

/** How a move is made: by the piece that stood on this square when the task began, in each of these ways. */
interface Manner {
  readonly piece: Square;
  readonly ways: readonly string[];
}

/** Moves on the way to a solution, and where the pieces that made them stood when the task began. */
interface Path {
  readonly attempt: Attempt;
  readonly written: readonly string[];
  readonly manners: readonly Manner[];
  readonly origins: ReadonlyMap<Square, Square>;
}

const startOf = (task: PlayTask): Path => ({
  attempt: begin(task),
  written: [],
  manners: [],
  origins: new Map(),
});

const waysOf = (position: Position, move: LegalMove): readonly string[] =>
  routesOf(position, move).map((route) => wayOf(route) ?? (move.vault ? 'vault' : 'plain'));

/** The path with one more move; where that solves the task, its attempt goes no further. */
function withMove({ attempt, written, manners, origins }: Path, move: LegalMove, next: Attempt): Path {
  const piece = origins.get(move.from) ?? move.from;
  return {
    attempt: next,
    written: [...written, formatCoordinates(attempt.position.ruleset, move)],
    manners: [...manners, { piece, ways: waysOf(attempt.position, move) }],
    origins: new Map([...origins, [move.to, piece]]),
  };
}

/** All ways of solving a task. */
function* solutionsFrom(path: Path): Generator<Path> {
  const { attempt } = path;
  for (const move of legalMoves(attempt.position)) {
    const found = judge(attempt, move);
    if (found.verdict === 'solved') yield withMove(path, move, attempt);
    else if (found.verdict === 'goes-on') yield* solutionsFrom(withMove(path, move, found.next));
  }
}

/** The manners of the solution as written. */
function plannedManners(task: PlayTask): readonly Manner[] {
  let path = startOf(task);
  for (const written of task.solution) {
    const { attempt } = path;
    const found = judge(attempt, moveNamed(attempt.position, written));
    if (!('ply' in found)) break;
    path = withMove(path, found.ply.move, found.verdict === 'goes-on' ? found.next : attempt);
  }
  return path.manners;
}

const isAlike = (manner: Manner, other: Manner | undefined): boolean =>
  manner.piece === other?.piece && manner.ways.some((way) => other.ways.includes(way));

/** A way of solving a task by other pieces, or in another form, than its solution; null if there is none. */
export function otherWay(task: PlayTask): string | null {
  const planned = plannedManners(task);
  for (const { manners, written } of solutionsFrom(startOf(task)))
    if (!manners.every((manner, at) => isAlike(manner, planned[at]))) return written.join(' ');
  return null;
}
