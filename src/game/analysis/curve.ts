import type { Side } from '../../engine/index.ts';
import type { Score } from '../../search/types.ts';
import { lineFrom, nodeOf, plyAt, positionAt, ROOT, type GameTree, type NodeId } from '../tree/index.ts';
import { endedScore, leadOf, type Evaluation } from './evaluation.ts';
import { readEval } from './evalCommand.ts';
import { accuracyOf, judgementOf, JUDGEMENTS, lossOf, wasDecided, type Judgement } from './judgement.ts';

/** A position of the main line that has been judged; a step of the evaluation graph. */
export interface Point {
  readonly node: NodeId;
  /** Plies from the start. */
  readonly ply: number;
  readonly evaluation: Evaluation;
  /** Yellow's lead, −1 to 1. */
  readonly lead: number;
  /** The move that led here; null where it or the position before it has not been judged. */
  readonly made: Made | null;
}

/** What a move lost. */
interface Made {
  readonly side: Side;
  /** In points, 0 or more. */
  readonly loss: number;
  readonly judgement: Judgement | null;
  /** Whether it counts for the accuracy: not where the game was decided before and after it. */
  readonly counts: boolean;
}

/**
 * The accuracy of a side, 0 to 100, null where none of its moves counts; and how many of its moves got each judgement.
 */
export interface SideReport extends Readonly<Record<Judgement, number>> {
  readonly accuracy: number | null;
}

/** The evaluations of the main line that its record holds; the graph and the report show nothing else. */
export function curveOf(tree: GameTree): readonly Point[] {
  const points: Point[] = [];
  const line = [ROOT, ...lineFrom(tree).map(({ id }) => id)];
  for (const [ply, node] of line.entries()) {
    const evaluation = evaluationAt(tree, node);
    if (evaluation === null) continue;
    const before = points.at(-1);
    const lead = leadOf(evaluation.score);
    const isNext = before?.ply === ply - 1;
    points.push({
      node,
      ply,
      evaluation,
      lead,
      made: isNext ? madeOf(tree, node, before.evaluation.score, evaluation.score) : null,
    });
  }
  // the end of a game says nothing about a game in which nothing else has been judged
  return points.some(({ node }) => readEval(nodeOf(tree, node).notes.commands) !== null) ? points : [];
}

/** What a position is worth according to the record; at the end of the game, according to the rules. */
export function evaluationAt(tree: GameTree, node: NodeId): Evaluation | null {
  const { notes, children } = nodeOf(tree, node);
  const read = readEval(notes.commands);
  if (read !== null || children.length > 0) return read;
  const score = endedScore(positionAt(tree, node));
  return score === null ? null : { score, depth: 0 };
}

function madeOf(tree: GameTree, node: NodeId, before: Score, after: Score): Made | null {
  const ply = plyAt(tree, node);
  if (ply === null) return null;
  const { turn } = ply.before;
  const loss = lossOf(turn, before, after);
  return { side: turn, loss, judgement: judgementOf(loss), counts: !wasDecided(before, after) };
}

/** The report on one side. */
export function reportOn(curve: readonly Point[], side: Side): SideReport {
  const made = curve.flatMap((point) => (point.made?.side === side ? [point.made] : []));
  const count = (judgement: Judgement): number => made.filter((move) => move.judgement === judgement).length;
  const [inaccuracy, mistake, blunder] = JUDGEMENTS.map(count);
  return {
    accuracy: accuracyOf(made.filter(({ counts }) => counts).map(({ loss }) => loss)),
    inaccuracy: inaccuracy ?? 0,
    mistake: mistake ?? 0,
    blunder: blunder ?? 0,
  };
}

/** Whether a move of the main line lost enough to be marked. */
export const hasMarked = (curve: readonly Point[]): boolean =>
  curve.some(({ made }) => made !== null && made.judgement !== null);

/** A mistake or blunder to try again, with the move that would have been better. */
export interface Retry {
  /** The move that was played. */
  readonly mistake: NodeId;
  /** The position in which to look for a better one. */
  readonly from: NodeId;
  readonly better: NodeId;
}

/** The mistakes and blunders of a side for which the record has a better move. */
export const retriesFor = (tree: GameTree, side: Side): readonly Retry[] =>
  curveOf(tree).flatMap(({ node, made, lead }): readonly Retry[] => {
    const from = nodeOf(tree, node).parent;
    if (from === null || made?.side !== side) return [];
    if (made.judgement === null || made.judgement === 'inaccuracy') return [];
    const better = betterThan(tree, node, side, lead);
    return better === null ? [] : [{ mistake: node, from, better }];
  });

/** The best of the variations beside a move, by their evaluations. */
function betterThan(tree: GameTree, node: NodeId, side: Side, lead: number): NodeId | null {
  const { parent } = nodeOf(tree, node);
  let best: { readonly id: NodeId; readonly gain: number } | null = null;
  for (const id of parent === null ? [] : nodeOf(tree, parent).children) {
    const evaluation = id === node ? null : evaluationAt(tree, id);
    if (evaluation === null) continue;
    const gain = (leadOf(evaluation.score) - lead) * (side === 'yellow' ? 1 : -1);
    if (gain > (best?.gain ?? 0)) best = { id, gain };
  }
  return best?.id ?? null;
}
