import { endedScore, forYellow, leadOf, type Judged, type Point } from '../../game/analysis/index.ts';
import {
  childWith,
  lineFrom,
  nodeOf,
  positionAt,
  ROOT,
  type GameTree,
  type NodeId,
} from '../../game/tree/index.ts';
import type { Thinker } from '../computer/thinker.ts';
import { earlierAt } from './live.ts';

/** How a report ended: complete, stopped, or because the computer failed. */
export type ReportEnd = 'whole' | 'stopped' | 'failed';

/**
 * Judges the positions of the main line one after the other, the start first. Each is passed to `onJudged`; the signal
 * stops the report.
 */
export async function judgeGame(
  tree: GameTree,
  thinker: Thinker,
  moveTime: number,
  signal: AbortSignal,
  onJudged: (judged: Judged, total: number) => void,
): Promise<ReportEnd> {
  const line: NodeId[] = [ROOT, ...lineFrom(tree).map(({ id }) => id)];
  for (const node of line) {
    // each position is judged with what the search remembers of the one before
    const judged = await judge(tree, node, thinker, moveTime, signal);
    if (signal.aborted || judged === 'stopped') return 'stopped';
    if (judged === 'failed') return 'failed';
    onJudged(judged, line.length);
  }
  return 'whole';
}

async function judge(
  tree: GameTree,
  node: NodeId,
  thinker: Thinker,
  moveTime: number,
  signal: AbortSignal,
): Promise<Judged | 'stopped' | 'failed'> {
  if (signal.aborted) return 'stopped';
  const position = positionAt(tree, node);
  const { move } = nodeOf(tree, node);
  const ended = endedScore(position);
  if (ended !== null) return { node, move, score: ended, depth: 0, best: [] };
  const { found, stop } = thinker.think({
    position,
    earlier: earlierAt(tree, node),
    options: { limits: { moveTime } },
  });
  signal.addEventListener('abort', stop, { once: true });
  const answer = await found;
  signal.removeEventListener('abort', stop);
  if (!answer.ok) return answer.error === 'stopped' ? 'stopped' : 'failed';
  const { depth, lines } = answer.value;
  const [best] = lines;
  if (best === undefined) return 'failed';
  return { node, move, score: forYellow(best.score, position.turn), depth, best: best.moves };
}

/** What has been judged so far, as points of the graph. */
export const pointsOf = (judged: readonly Judged[]): readonly Point[] =>
  judged.map(({ node, score, depth }, ply) => ({
    node,
    ply,
    evaluation: { score, depth },
    lead: leadOf(score),
    made: null,
  }));

/**
 * The judgements of a game, carried over to the same game after another page has changed it: as far as its moves still
 * agree.
 */
export function placedIn(later: GameTree, tree: GameTree, judged: readonly Judged[]): readonly Judged[] {
  if (later.start === tree.start) return judged;
  const placed: Judged[] = [];
  let at: NodeId = ROOT;
  for (const one of judged) {
    const node = one.move === null ? ROOT : childWith(later, at, one.move);
    if (node === undefined) break;
    placed.push({ ...one, node, move: nodeOf(later, node).move });
    at = node;
  }
  return placed;
}
