import { HALF_EDGE } from '../../search/scores.ts';
import type { Evaluation } from './evaluation.ts';

const COMMAND = /^eval (?:(#)(-?\d{1,4})|([+-]?\d{1,5}(?:\.\d{1,4})?))(?:,(\d{1,3}))?$/;

/**
 * An evaluation as the command of chess records, `eval 1.25,8`: Swods from Yellow's view, then the depth; `eval #-3`
 * for a full win of Blue in three turns. That form has no half wins: they are written as an estimate of the same
 * worth.
 */
export function formatEval({ score, depth }: Evaluation): string {
  const after = depth > 0 ? `,${depth}` : '';
  if (score.kind === 'centipoints') return `eval ${(score.value / 100).toFixed(2)}${after}`;
  const sign = score.kind === 'win' ? '' : '-';
  if (score.points === 1) return `eval #${sign}${score.turns}${after}`;
  return `eval ${sign}${(HALF_EDGE / 100).toFixed(2)}${after}`;
}

/** Reads the first of the commands that holds an evaluation; null if there is none. */
export function readEval(commands: readonly string[]): Evaluation | null {
  for (const command of commands) {
    const match = COMMAND.exec(command);
    if (match === null) continue;
    const [, mate, turns = '', swods = '', depth = '0'] = match;
    if (mate === undefined)
      return {
        score: { kind: 'centipoints', value: Math.round(Number(swods) * 100) },
        depth: Number(depth),
      };
    const kind = turns.startsWith('-') ? 'loss' : 'win';
    return { score: { kind, points: 1, turns: Math.abs(Number(turns)) }, depth: Number(depth) };
  }
  return null;
}

/** The commands with this evaluation in place of any other; the commands of other programs stay as they are. */
export const withEval = (commands: readonly string[], evaluation: Evaluation): readonly string[] => [
  ...commands.filter((command) => readEval([command]) === null),
  formatEval(evaluation),
];
