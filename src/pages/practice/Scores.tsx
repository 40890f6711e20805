import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ROUND, scoreName } from '../../practice/drill.ts';
import type { RoundStore } from '../../store/practice/round.ts';
import { text } from '../../text/learn/practice.ts';
import { useKept } from './keptStore.ts';
import './drill.css';

/** How the round is going: right and wrong answers, the time that is left, and the best score of its kind. */
export function Scores({ store }: { store: RoundStore }) {
  const { setup, phase, right, wrong, ends } = useStore(store);
  const best = useKept(({ kept }) => kept.best[scoreName(setup)] ?? 0);
  return (
    <>
      <dl className="drill-scores">
        <div>
          <dt>{text('drill.score')}</dt>
          <dd>{right}</dd>
        </div>
        <div>
          <dt>{text('drill.mistakes')}</dt>
          <dd>{wrong}</dd>
        </div>
        {setup.timed && (
          <div>
            <dt>{text('drill.time')}</dt>
            <dd>{phase === 'running' && ends !== null ? <Left ends={ends} /> : ROUND / 1000}</dd>
          </div>
        )}
      </dl>
      {setup.timed && phase !== 'running' && best > 0 && (
        <p className="drill-best">{text('drill.best', { right: best })}</p>
      )}
    </>
  );
}

/** The whole seconds until a round ends. */
function Left({ ends }: { ends: number }) {
  const [left, setLeft] = useState(ROUND / 1000);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1000))), 100);
    return () => clearInterval(timer);
  }, [ends]);
  return left;
}
