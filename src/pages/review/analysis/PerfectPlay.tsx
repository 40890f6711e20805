import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { outcome } from '../../../engine/index.ts';
import { forYellow } from '../../../game/analysis/index.ts';
import { recordOf } from '../../../game/ply.ts';
import { nodeOf, plyAt, positionAt, type GameTree, type NodeId } from '../../../game/tree/index.ts';
import {
  scoreOfVerdict,
  verdictAfter,
  verdictInTime,
  verdictOfFew,
  type Tablebase,
} from '../../../search/tablebase/index.ts';
import { earlierAt } from '../../../store/analysis/live.ts';
import { scoreText } from '../../../text/review/scores.ts';
import { pointsText, text } from '../../../text/tablebase.ts';
import { LoadTablebase } from '../../controls/LoadTablebase.tsx';
import { useReview } from '../reviewStore.tsx';
import { useTablebase, useTablebaseStore } from './analysisStore.ts';
import './perfectPlay.css';

/** For a solved game: the result of perfect play from the position shown, and what the move before it has changed. */
export function PerfectPlay() {
  const id = useId();
  const store = useTablebaseStore();
  const status = useStore(store, (state) => state.status);
  const tablebase = useTablebase();
  if (status === 'none' || status === 'looking') return null;
  return (
    <section className="perfect-play" aria-labelledby={id}>
      <h2 id={id}>{text('tablebase.title')}</h2>
      <LoadTablebase store={store} offer={text('tablebase.offer')} />
      {tablebase !== null && <Verdicts tablebase={tablebase} />}
    </section>
  );
}

function Verdicts({ tablebase }: { tablebase: Tablebase }) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const words = useMemo(
    () => [resultText(tablebase, tree, node), changeText(tablebase, tree, node)],
    [tablebase, tree, node],
  );
  return words.map((line) => line !== null && <p key={line}>{line}</p>);
}

/** The result of perfect play from a position of the game. */
function resultText(tablebase: Tablebase, tree: GameTree, node: NodeId): string {
  const position = positionAt(tree, node);
  const verdict =
    verdictInTime(tablebase, { position, earlier: earlierAt(tree, node) }) ??
    verdictOfFew(tablebase, position);
  if (verdict === undefined) return text('tablebase.unknown');
  if (verdict.points === 0)
    return text(outcome(position).status === 'over' ? 'tablebase.over' : 'tablebase.drawn');
  return scoreText(forYellow(scoreOfVerdict(verdict), position.turn), position.ruleset);
}

/** How a move of the game has changed that result; null at the start, and if the tablebase does not say. */
function changeText(tablebase: Tablebase, tree: GameTree, node: NodeId): string | null {
  const ply = plyAt(tree, node);
  const { parent } = nodeOf(tree, node);
  if (ply === null || parent === null) return null;
  const before = verdictInTime(tablebase, { position: ply.before, earlier: earlierAt(tree, parent) });
  const after = verdictAfter(tablebase, ply.before, ply.move);
  if (before === undefined || after === undefined) return null;
  const move = recordOf(ply);
  if (before.points === after.points) return text('tablebase.kept', { move });
  return text('tablebase.changed', {
    move,
    before: pointsText(before.points),
    after: pointsText(after.points),
  });
}
