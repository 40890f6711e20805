import { useId, useMemo } from 'react';
import type { Move, Position } from '../../../engine/index.ts';
import { forYellow } from '../../../game/analysis/index.ts';
import { playPly, recordOf, type Ply } from '../../../game/ply.ts';
import { spelledOf } from '../../../text/spelled.ts';
import { standingOf } from '../../../game/standing.ts';
import { positionAt } from '../../../game/tree/index.ts';
import { MOST_LINES, type Line } from '../../../search/types.ts';
import { scoreSign, scoreText } from '../../../text/review/scores.ts';
import { text } from '../../../text/review/analysis.ts';
import { useReview } from '../reviewStore.tsx';
import { useAnalysis, useFound } from './analysisStore.ts';
import '../../controls/choice.css';
import './analysis.css';

/** The most turns of a line that are shown. */
const LONGEST = 10;

/** The best lines from the position shown, as they are found. */
export function Lines() {
  const isOn = useAnalysis((state) => state.isOn);
  const switchOn = useAnalysis((state) => state.switchOn);
  const found = useFound();
  return (
    <section className="analysis-lines" aria-label={text('analysis.title')}>
      <div className="analysis-head">
        <label className="check">
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={({ target }) => switchOn(target.checked)}
          />
          {text('analysis.on')}
        </label>
        <LineCount />
        {isOn && found !== null && (
          <span className="analysis-depth">{text('analysis.depth', { depth: found.depth })}</span>
        )}
      </div>
      {isOn ? <Found /> : <p className="help">{text('analysis.off')}</p>}
    </section>
  );
}

function LineCount() {
  const id = useId();
  const lines = useAnalysis((state) => state.lines);
  const setLines = useAnalysis((state) => state.setLines);
  return (
    <span className="analysis-count">
      <label htmlFor={id}>{text('analysis.lines')}</label>
      <select id={id} value={lines} onChange={({ target }) => setLines(Number(target.value))}>
        {Array.from({ length: MOST_LINES }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The lines; with as many places as lines are wanted, so that nothing moves when they appear. */
function Found() {
  const lines = useAnalysis((state) => state.lines);
  const hasFailed = useAnalysis((state) => state.hasFailed);
  const isReporting = useAnalysis(({ progress }) => progress !== null);
  const position = useReview(({ tree, node }) => positionAt(tree, node));
  const found = useFound();
  if (hasFailed) return null;
  if (standingOf(position).outcome.status === 'over') return <p className="help">{text('analysis.over')}</p>;
  if (found === null && isReporting) return <p className="help">{text('analysis.waits')}</p>;
  return (
    <ol className="lines">
      {Array.from({ length: lines }, (_, index) => {
        const line = found?.lines[index];
        return (
          <li key={index} className="found-line">
            {line === undefined ? (
              <span className="help">{index === 0 && found === null ? text('analysis.thinking') : ''}</span>
            ) : (
              <FoundLine position={position} line={line} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The turns of a line, each played from the one before. */
function pliesOf(position: Position, moves: readonly Move[]): readonly Ply[] {
  const plies: Ply[] = [];
  for (const move of moves) {
    const played = playPly(plies.at(-1)?.after ?? position, move);
    if (!played.ok) break;
    plies.push(played.value);
  }
  return plies;
}

function FoundLine({ position, line }: { position: Position; line: Line }) {
  const node = useReview((state) => state.node);
  const playLine = useReview((state) => state.playLine);
  const written = line.moves.slice(0, LONGEST);
  const plies = useMemo(() => pliesOf(position, line.moves.slice(0, LONGEST)), [position, line]);
  const score = forYellow(line.score, position.turn);
  return (
    <>
      <span className="score" data-ahead={markOf(score)}>
        <span aria-hidden="true">{scoreSign(score)}</span>
        <span className="visually-hidden">{scoreText(score, position.ruleset)}.</span>
      </span>
      <span className="line-moves">
        {plies.map((ply, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the same place of the line, whatever move stands there
            key={index}
            type="button"
            className="line-move"
            title={spelledOf(ply)}
            aria-label={text('analysis.play', { move: spelledOf(ply) })}
            onClick={() => playLine(node, written.slice(0, index + 1))}
          >
            {recordOf(ply)}
          </button>
        ))}
      </span>
    </>
  );
}

/** Which side a score favours. */
const markOf = (score: Line['score']): 'yellow' | 'blue' | 'even' => {
  if (score.kind !== 'centipoints') return score.kind === 'win' ? 'yellow' : 'blue';
  return score.value === 0 ? 'even' : score.value > 0 ? 'yellow' : 'blue';
};
