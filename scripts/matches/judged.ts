import { outcome, positionAfter, type Position, type Side } from '../../src/engine/index.ts';
import { endedScore, forYellow } from '../../src/game/analysis/index.ts';
import { createSearcher, type Score } from '../../src/search/index.ts';
import type { Player } from './game.ts';

/** A move with what its game was worth before and after it, from Yellow's view. */
export interface JudgedMove {
  readonly side: Side;
  readonly before: Score;
  readonly after: Score;
}

/**
 * Plays a game for at most this many turns, and judges its positions one after the other as the review's report does,
 * with this many nodes each.
 */
export function playJudged(
  start: Position,
  players: Readonly<Record<Side, Player>>,
  turns: number,
  nodes: number,
): readonly JudgedMove[] {
  const judge = createSearcher(start.ruleset);
  const worth = (position: Position, earlier: readonly Position[]): Score => {
    const ended = endedScore(position);
    if (ended !== null) return ended;
    const [line] = judge.search({ position, earlier }, { limits: { nodes } }).lines;
    if (line === undefined) throw new Error('the search has no line');
    return forYellow(line.score, position.turn);
  };
  const earlier: Position[] = [];
  const made: JudgedMove[] = [];
  let position = start;
  let before = worth(position, earlier);
  while (made.length < turns && outcome(position).status === 'playing') {
    const side = position.turn;
    const move = players[side].choose(position, earlier, { start: position, moves: [] });
    const next = move === null ? undefined : positionAfter(position, move);
    if (next === undefined) throw new Error(`${players[side].name} has no legal move`);
    earlier.push(position);
    position = next;
    const after = worth(position, earlier);
    made.push({ side, before, after });
    before = after;
  }
  return made;
}
