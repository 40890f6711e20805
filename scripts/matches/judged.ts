import {
  isSameMove,
  type Move,
  outcome,
  positionAfter,
  type Position,
  type Side,
} from '../../src/engine/index.ts';
import { endedScore, forYellow, scoreBeforeBest } from '../../src/game/analysis/index.ts';
import { createSearcher, type Score } from '../../src/search/index.ts';
import type { Player } from './game.ts';

/** A move with the worth of the position before and after it, from Yellow's view. */
export interface JudgedMove {
  readonly side: Side;
  readonly before: Score;
  readonly after: Score;
}

/** The worth of a position from Yellow's view, and the move that the judge would play there. */
interface Judged {
  readonly score: Score;
  readonly best: Move | null;
}

/**
 * Plays a game for at most this many turns and judges its positions in order, as the report of the review does, with
 * this many nodes for each.
 */
export function playJudged(
  start: Position,
  players: Readonly<Record<Side, Player>>,
  turns: number,
  nodes: number,
): readonly JudgedMove[] {
  const judge = createSearcher(start.ruleset);
  const judged = (position: Position, earlier: readonly Position[]): Judged => {
    const ended = endedScore(position);
    if (ended !== null) return { score: ended, best: null };
    const [line] = judge.search({ position, earlier }, { limits: { nodes } }).lines;
    if (line === undefined) throw new Error('the search has no line');
    return { score: forYellow(line.score, position.turn), best: line.moves[0] ?? null };
  };
  const earlier: Position[] = [];
  const moves: { readonly side: Side; readonly isBest: boolean }[] = [];
  let position = start;
  let now = judged(position, earlier);
  const scores = [now.score];
  while (moves.length < turns && outcome(position).status === 'playing') {
    const side = position.turn;
    const move = players[side].choose(position, earlier, { start: position, moves: [] });
    const next = move === null ? undefined : positionAfter(position, move);
    if (move === null || next === undefined) throw new Error(`${players[side].name} has no legal move`);
    earlier.push(position);
    position = next;
    moves.push({ side, isBest: now.best !== null && isSameMove(move, now.best) });
    now = judged(position, earlier);
    scores.push(now.score);
  }
  for (const [at, { side, isBest }] of [...moves.entries()].toReversed())
    if (isBest) scores[at] = scoreBeforeBest(side, scores[at]!, scores[at + 1]!);
  return moves.map(({ side }, at) => ({ side, before: scores[at]!, after: scores[at + 1]! }));
}
