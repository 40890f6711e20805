import type { Reached, Result } from '../../store/school/results.ts';
import { levelText, text } from '../../text/learn/school.ts';
import './school.css';

/** The best result: at the highest level that was beaten, or else at the highest that was played. */
function bestOf({ best }: Reached): Result | undefined {
  const won = best.findLast(({ own, other }) => own > other);
  return won ?? best.at(-1);
}

const resultKey = ({ own, other }: Result) =>
  own > other ? 'small.result.won' : own === other ? 'small.result.drawn' : 'small.result.lost';

/** The learner's best result in a small game, in words. */
export function BestResult({ reached }: { reached: Reached }) {
  const best = bestOf(reached);
  return (
    <p className="school-best">
      {best === undefined
        ? text('small.best.none')
        : text('small.best', { result: text(resultKey(best)), level: levelText(best.level) })}
    </p>
  );
}
