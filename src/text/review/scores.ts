import type { Ruleset } from '../../engine/index.ts';
import type { Score } from '../../search/types.ts';
import { text } from './analysis.ts';
import { soldiersIn } from '../kindNames.ts';
import { sideText } from '../sides.ts';

const HALF = '½';

const pointsOf = (value: number): string => (Math.abs(value) / 100).toFixed(2);

/** A score from Yellow's view in short: `+1.25`, `#3` for a full win in three turns, `−½#3` for half a win of Blue. */
export function scoreSign(score: Score): string {
  if (score.kind === 'centipoints') {
    const points = pointsOf(score.value);
    if (Number(points) === 0) return points;
    return score.value > 0 ? `+${points}` : `−${points}`;
  }
  const sign = score.kind === 'win' ? '+' : '−';
  return `${sign}${score.points === 1 ? '' : HALF}#${score.turns}`;
}

/** A score from Yellow's view in words, with the smallest piece of a game as its unit. */
export function scoreText(score: Score, ruleset: Ruleset): string {
  if (score.kind === 'centipoints') {
    const points = pointsOf(score.value);
    if (Number(points) === 0) return text('score.even');
    const side = sideText(score.value > 0 ? 'yellow' : 'blue');
    return text('score.ahead', { side, points, ...soldiersIn(ruleset) });
  }
  const side = sideText(score.kind === 'win' ? 'yellow' : 'blue');
  const { turns } = score;
  if (turns === 0) return text(score.points === 1 ? 'score.won' : 'score.half-won', { side });
  return text(score.points === 1 ? 'score.forced' : 'score.half', { side, turns });
}
