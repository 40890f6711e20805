import type { Score } from '../search/types.ts';
import { text } from './analysis.ts';
import { sideText } from './sides.ts';

const HALF = '½';

const swodsOf = (value: number): string => (Math.abs(value) / 100).toFixed(2);

/** A score from Yellow's view in few signs: `+1.25`, `#3` for a full win in three turns, `−½#3` for half a win of Blue. */
export function scoreSign(score: Score): string {
  if (score.kind === 'centipoints') {
    const swods = swodsOf(score.value);
    if (Number(swods) === 0) return swods;
    return score.value > 0 ? `+${swods}` : `−${swods}`;
  }
  const sign = score.kind === 'win' ? '+' : '−';
  return `${sign}${score.points === 1 ? '' : HALF}#${score.turns}`;
}

/** A score from Yellow's view in words. */
export function scoreText(score: Score): string {
  if (score.kind === 'centipoints') {
    const swods = swodsOf(score.value);
    if (Number(swods) === 0) return text('score.even');
    const side = sideText(score.value > 0 ? 'yellow' : 'blue');
    return text('score.ahead', { side, swods });
  }
  const side = sideText(score.kind === 'win' ? 'yellow' : 'blue');
  const { turns } = score;
  if (turns === 0) return text(score.points === 1 ? 'score.won' : 'score.half-won', { side });
  return text(score.points === 1 ? 'score.forced' : 'score.half', { side, turns });
}
