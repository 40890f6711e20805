import { useMemo } from 'react';
import { JUDGEMENT_NAGS, nearestTo, placeOf, type Point } from '../../../game/analysis/index.ts';
import { lineFrom, type GameTree } from '../../../game/tree/index.ts';
import { nagText, spelledPlace } from '../../../text/review/reviewed.ts';
import { scoreText } from '../../../text/review/scores.ts';
import { text } from '../../../text/review/analysis.ts';
import { useReview } from '../reviewStore.tsx';
import '../../controls/shared.css';
import './graph.css';

const WIDTH = 300;
const HEIGHT = 90;
/** So that points at the edges are not cut off. */
const PAD = 5;

/**
 * Yellow's lead over the moves. A slider lies over it: arrows step, a click goes to the nearest position that has been
 * judged, and each is announced with its move, its sign and its score.
 */
export function Graph({ curve }: { curve: readonly Point[] }) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const goTo = useReview((state) => state.goTo);
  const plies = useMemo(() => lineFrom(tree).length, [tree]);
  const shown = curve.find((point) => point.node === node);
  const go = (ply: number): void => {
    const point = nearestTo(curve, ply / plies, plies);
    if (point !== undefined) goTo(point.node);
  };
  return (
    <div className="graph">
      <Curve curve={curve} plies={plies} shown={shown} />
      <input
        type="range"
        className="unseen-control"
        aria-label={text('graph.label')}
        aria-valuetext={shown === undefined ? text('graph.none') : pointText(tree, shown)}
        min={0}
        max={plies}
        value={shown?.ply ?? 0}
        onChange={({ target }) => go(Number(target.value))}
      />
    </div>
  );
}

function pointText(tree: GameTree, { node, evaluation, made }: Point): string {
  const judgement = made?.judgement ?? null;
  const words = { place: spelledPlace(tree, node), score: scoreText(evaluation.score, tree.start.ruleset) };
  return judgement === null
    ? text('graph.point', words)
    : text('graph.marked', { ...words, sign: nagText(JUDGEMENT_NAGS[judgement]) });
}

/** The place in the graph of a fraction of its width or height. */
const within = (part: number, size: number): number => Math.round((PAD + part * (size - 2 * PAD)) * 10) / 10;

interface CurveProps {
  readonly curve: readonly Point[];
  readonly plies: number;
  readonly shown: Point | undefined;
}

function Curve({ curve, plies, shown }: CurveProps) {
  const at = (point: Point): { readonly x: number; readonly y: number } => {
    const { across, down } = placeOf(point, plies);
    return { x: within(across, WIDTH), y: within(down, HEIGHT) };
  };
  const places = curve.map(at);
  const line = places.map(({ x, y }) => `${x} ${y}`).join('L');
  const [first, last] = [places[0], places.at(-1)];
  const end = (last?.x ?? 0) + PAD;
  const area = `M0 ${HEIGHT}V${first?.y ?? 0}L${line}H${end}V${HEIGHT}z`;
  const marked = curve.filter(({ made }) => made !== null && made.judgement !== null);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="graph-judged" d={`M0 0H${end}V${HEIGHT}H0z`} />
      <path className="graph-area" d={area} />
      <path className="graph-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {shown !== undefined && <path className="graph-shown" d={`M${at(shown).x} 0V${HEIGHT}`} />}
      <path className="graph-line" d={`M${line}`} />
      {marked.map((point) => (
        <path
          key={point.node}
          className={`graph-mark ${point.made?.judgement ?? ''}`}
          d={`M${at(point).x} ${at(point).y}h0`}
        />
      ))}
      {shown !== undefined && (
        <path className="graph-mark graph-here" d={`M${at(shown).x} ${at(shown).y}h0`} />
      )}
    </svg>
  );
}
