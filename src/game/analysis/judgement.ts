import type { Side } from '../../engine/index.ts';

/** How bad a move is, the worst last. */
export const JUDGEMENTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** The sign of assessment (NAG) of each: ?!, ? and ??. */
export const JUDGEMENT_NAGS = { inaccuracy: 6, mistake: 2, blunder: 4 } as const satisfies Record<
  Judgement,
  number
>;

/**
 * The loss of expected points from which a move is each, of the 2 between a lost and a won game: the limits that lichess
 * sets in chess. From an even game
 * they are a little over two Swods, four and near seven.
 */
export const LOSSES = { inaccuracy: 0.1, mistake: 0.2, blunder: 0.3 } as const satisfies Record<
  Judgement,
  number
>;

/** What a side loses by a move, 0 to 2, from Yellow's leads before and after it. */
export const lossOf = (side: Side, before: number, after: number): number =>
  Math.max(0, side === 'yellow' ? before - after : after - before);

/** How bad a loss is; null for a move that is good enough. */
export const judgementOf = (loss: number): Judgement | null =>
  JUDGEMENTS.findLast((judgement) => loss >= LOSSES[judgement] - 1e-9) ?? null;

/**
 * The accuracy of a move, 0 to 100, after the formula of lichess, which was fitted to games of chess: 103.1668 ×
 * e^(−0.04354 × loss) − 3.1669, the loss in parts of a hundred of what can be lost at all.
 */
export const accuracyOfMove = (loss: number): number =>
  Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * loss * 50) - 3.1669));

/**
 * The accuracy of a side, 0 to 100: the mean over its moves; null without any. (Lichess weighs the moves by how unquiet
 * the game is around them; a plain mean is what a reader can check.)
 */
export const accuracyOf = (losses: readonly number[]): number | null =>
  losses.length === 0 ? null : losses.reduce((sum, loss) => sum + accuracyOfMove(loss), 0) / losses.length;
