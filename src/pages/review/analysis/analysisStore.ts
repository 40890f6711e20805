import { useEffect, useMemo } from 'react';
import type { Proposed } from '../../../board/ways/drawing.ts';
import {
  endedScore,
  evaluationAt,
  forYellow,
  readEval,
  type Evaluation,
} from '../../../game/analysis/index.ts';
import { positionAt } from '../../../game/tree/index.ts';
import { openTablebase, type Tablebase } from '../../../search/tablebase/index.ts';
import type { SearchInfo } from '../../../search/types.ts';
import { createAnalysis } from '../../../store/analysis/analysis.ts';
import type { AnalysisStore } from '../../../store/analysis/state.ts';
import { openCrew } from '../../../store/computer/crew.ts';
import { createThinker } from '../../../store/computer/thinker.ts';
import { createTablebase, type TablebaseStore } from '../../../store/tablebase/tablebase.ts';
import { text } from '../../../text/review/analysis.ts';
import { beside } from '../../beside.ts';
import { useReview, useReviewStore } from '../reviewStore.tsx';

const isAway = (): boolean => document.visibilityState === 'hidden';

/** The computer beside each review, kept with it. Its worker is started when it is needed. */
const computer = beside(useReviewStore, (review): AnalysisStore => {
  const thinker = createThinker(openCrew, () => review.getState().tell(text('analysis.replaced')));
  const { analysis, look } = createAnalysis(review, { thinker, isAway });
  document.addEventListener('visibilitychange', look);
  return analysis;
});
export const { of: analysisOf, useIt: useAnalysisStore, usePart: useAnalysis } = computer;

/** The tablebase beside each review; the computer is asked again when it has been loaded. */
const tablebase = beside(useReviewStore, (review): TablebaseStore => {
  const store = createTablebase();
  const look = (): void => store.getState().look(review.getState().tree.start.ruleset.variation.id);
  store.subscribe((state, before) => {
    if (state.unpacked !== null && before.unpacked === null) computer.of(review).getState().learn();
  });
  review.subscribe(look);
  look();
  return store;
});
export const { useIt: useTablebaseStore } = tablebase;

/** The tablebase of the game under review; null if there is none here. */
export function useTablebase(): Tablebase | null {
  const unpacked = tablebase.usePart((state) => state.unpacked);
  const ruleset = useReview(({ tree }) => tree.start.ruleset);
  return useMemo(
    () => (unpacked === null ? null : (openTablebase(ruleset, unpacked) ?? null)),
    [unpacked, ruleset],
  );
}

/** The computer works as long as the page is open. */
export function useAttendance(): void {
  const analysis = useAnalysisStore();
  useEffect(() => {
    const { attend } = analysis.getState();
    attend(true);
    return () => attend(false);
  }, [analysis]);
}

/** What has been found about the position shown; null if nothing yet. */
export function useFound(): SearchInfo | null {
  const position = useReview(({ tree, node }) => positionAt(tree, node));
  return useAnalysis(({ found, isOn }) => (isOn && found?.position === position ? found.info : null));
}

/** What the position shown is worth: as just found, or else as the record or the rules say. */
export function useEvaluation(): Evaluation | null {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const found = useFound();
  return useMemo(() => {
    const position = positionAt(tree, node);
    const [best] = found?.lines ?? [];
    if (best !== undefined) return { score: forYellow(best.score, position.turn), depth: found?.depth ?? 0 };
    const ended = endedScore(position);
    return ended === null ? evaluationAt(tree, node) : { score: ended, depth: 0 };
  }, [tree, node, found]);
}

/** Whether there is anything to show beside the board: the computer is on, or the record has its evaluations. */
export function useHasBar(): boolean {
  const tree = useReview((state) => state.tree);
  const isJudged = useMemo(
    () => tree.nodes.some((node) => node !== undefined && readEval(node.notes.commands) !== null),
    [tree],
  );
  return useAnalysis(({ isOn }) => isOn) || isJudged;
}

const NOTHING: readonly Proposed[] = [];

/** The first moves of the lines as arrows. */
export function useProposed(): readonly Proposed[] {
  const found = useFound();
  const isRetrying = useAnalysis(({ retrying }) => retrying !== null);
  return useMemo(() => {
    if (found === null || isRetrying) return NOTHING;
    return found.lines.flatMap(({ moves: [first] }, rank) =>
      first === undefined ? [] : [{ from: first.from, to: first.to, rank }],
    );
  }, [found, isRetrying]);
}
