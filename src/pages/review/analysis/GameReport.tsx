import { useId, useMemo, useState } from 'react';
import { ChartSpline, Square } from 'lucide-react';
import { curveOf, JUDGEMENTS, reportOn, type Point } from '../../../game/analysis/index.ts';
import { lineFrom } from '../../../game/tree/index.ts';
import { text } from '../../../text/review/analysis.ts';
import { sideText } from '../../../text/sides.ts';
import { useReview } from '../reviewStore.tsx';
import { useAnalysis } from './analysisStore.ts';
import { Graph } from './Graph.tsx';
import './gameReport.css';
import { RetryButtons } from './Retries.tsx';
import { REPORT_TIMES } from './times.ts';
import '../../table/actions.css';

/** The computer's report on the whole game: started here, shown here. */
export function GameReport() {
  const id = useId();
  const tree = useReview((state) => state.tree);
  const progress = useAnalysis((state) => state.progress);
  const known = useMemo(() => curveOf(tree), [tree]);
  const curve = progress?.curve ?? known;
  return (
    <section className="game-report" aria-labelledby={id}>
      <h2 id={id}>{text('analysis.game')}</h2>
      {progress === null ? (
        <Begin isAgain={known.length > 0} />
      ) : (
        <Running done={progress.done} total={progress.total} />
      )}
      {curve.length > 0 && <Graph curve={curve} />}
      {progress === null && known.length > 0 && <Summary curve={known} />}
    </section>
  );
}

function Begin({ isAgain }: { isAgain: boolean }) {
  const id = useId();
  const [time, setTime] = useState<number>(REPORT_TIMES[0]);
  const report = useAnalysis((state) => state.report);
  const isEmpty = useReview(({ tree }) => lineFrom(tree).length === 0);
  return (
    <div className="report-begin">
      <button type="button" className="action" disabled={isEmpty} onClick={() => report(time)}>
        <ChartSpline aria-hidden="true" />
        {text(isAgain ? 'analysis.again' : 'analysis.start')}
      </button>
      <span className="report-time">
        <label htmlFor={id}>{text('analysis.time')}</label>
        <select id={id} value={time} onChange={({ target }) => setTime(Number(target.value))}>
          {REPORT_TIMES.map((known) => (
            <option key={known} value={known}>
              {text('analysis.seconds', { seconds: known / 1000 })}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

function Running({ done, total }: { done: number; total: number }) {
  const id = useId();
  const stop = useAnalysis((state) => state.stopReport);
  return (
    <div className="report-running">
      <progress aria-labelledby={id} max={Math.max(1, total)} value={done} />
      <span id={id}>{text('analysis.progress', { done, total })}</span>
      <button type="button" className="action" onClick={stop}>
        <Square aria-hidden="true" />
        {text('analysis.stop')}
      </button>
    </div>
  );
}

/** The accuracy of both sides, and how many of their moves were how bad. */
function Summary({ curve }: { curve: readonly Point[] }) {
  const sides = [
    { side: 'yellow', report: reportOn(curve, 'yellow') },
    { side: 'blue', report: reportOn(curve, 'blue') },
  ] as const;
  return (
    <>
      <table className="report-table">
        <caption className="visually-hidden">{text('report.label')}</caption>
        <thead>
          <tr>
            <th scope="row">
              <span className="visually-hidden">{text('report.side')}</span>
            </th>
            {sides.map(({ side }) => (
              <th key={side} scope="col">
                <span className="army" data-side={side}>
                  {sideText(side)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text('report.accuracy')}</th>
            {sides.map(({ side, report: { accuracy } }) => (
              <td key={side}>
                {accuracy === null ? '–' : text('report.percent', { accuracy: accuracy / 100 })}
              </td>
            ))}
          </tr>
          {JUDGEMENTS.map((judgement) => (
            <tr key={judgement}>
              <th scope="row">{text(`report.${judgement}`)}</th>
              {sides.map(({ side, report }) => (
                <td key={side}>{report[judgement]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RetryButtons />
      <details className="help">
        <summary>{text('analysis.how')}</summary>
        <p>{text('analysis.help')}</p>
      </details>
    </>
  );
}
