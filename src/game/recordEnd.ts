import { gameEnd, type GameEnd, type PlayersEnd } from './gameEnd.ts';
import { standingOf } from './standing.ts';
import {
  endOfLine,
  positionAt,
  resultOf,
  resultOfEnd,
  terminationOf,
  withTag,
  type GameResult,
  type GameTree,
  type NodeId,
  type Tags,
  type Termination,
} from './tree/index.ts';

/** How a game ended according to its record: a full ending, or only the result. */
export type RecordEnd =
  | { readonly known: 'end'; readonly end: GameEnd }
  | { readonly known: 'result'; readonly result: Exclude<GameResult, '*'> };

/**
 * How the game had ended at a move: under the rules wherever a position is final; at the last move of the main line, as
 * its players agreed or its tags say. Null while it goes on (section 9).
 */
export function endAt(tree: GameTree, node: NodeId): RecordEnd | null {
  const { outcome } = standingOf(positionAt(tree, node));
  if (outcome.status === 'over') return { known: 'end', end: outcome };
  if (node !== endOfLine(tree)) return null;
  const result = resultOf(tree.tags);
  if (result === '*') return null;
  const end = playersEnd(tree.tags, result);
  return end === null ? { known: 'result', result } : { known: 'end', end };
}

const FULL: readonly GameResult[] = ['1-0', '0-1'];
const HALF: readonly GameResult[] = ['1/2-0', '0-1/2'];
const DRAWN: readonly GameResult[] = ['1/2-1/2'];

/** The results to which each way of ending a game can lead. */
const RESULTS_OF: Readonly<Record<Termination, readonly GameResult[]>> = {
  hyrkaida: FULL,
  tikaida: HALF,
  nikaida: HALF,
  'to-the-death': FULL,
  draw: DRAWN,
  concession: FULL,
  time: FULL,
  agreement: DRAWN,
  repetition: DRAWN,
  quiet: DRAWN,
  unfinished: ['*'],
};

/** The tags with another result; the way the game ended is dropped if it does not fit the result. */
export function withResult(tags: Tags, result: string): Tags {
  const changed = withTag(tags, 'Result', result);
  const way = terminationOf(changed);
  if (way === undefined || RESULTS_OF[way].includes(resultOf(changed))) return changed;
  return new Map([...changed].filter(([name]) => name !== 'Termination'));
}

/** What the players did, if the tags say so and agree with the result. */
function playersEnd(tags: Tags, result: GameResult): GameEnd | null {
  const way = terminationOf(tags);
  const told = way === undefined ? null : endOf(way, result);
  if (told === null) return null;
  const end = gameEnd(told);
  return resultOfEnd(end) === result ? end : null;
}

function endOf(way: Termination, result: GameResult): PlayersEnd | null {
  switch (way) {
    case 'concession':
    case 'time':
      return { way, loser: result === '1-0' ? 'blue' : 'yellow' };
    case 'agreement':
    case 'repetition':
    case 'quiet':
      return { way };
    case 'hyrkaida':
    case 'tikaida':
    case 'nikaida':
    case 'to-the-death':
    case 'draw':
    case 'unfinished':
      return null;
  }
}
