import { createStore } from 'zustand/vanilla';
import { curveOf, hasMarked, withReport, type Judged } from '../../game/analysis/index.ts';
import { haveSameStart, type GameTree } from '../../game/tree/index.ts';
import { text } from '../../text/review/analysis.ts';
import type { Thinker } from '../computer/thinker.ts';
import type { ReviewState, ReviewStore } from '../review/review.ts';
import { createRetries } from './retries.ts';
import { createLive } from './live.ts';
import { judgeGame, placedIn, pointsOf, type ReportEnd } from './reporting.ts';
import type { AnalysisState, AnalysisStore } from './state.ts';

/** How many lines are shown unless another number is chosen. */
const USUAL_LINES = 3;

/** What the analysis needs from its environment. */
export interface Surroundings {
  readonly thinker: Thinker;
  /** Whether the page is hidden. */
  readonly isAway: () => boolean;
}

/**
 * The computer beside a review. It does nothing until the reader switches it on; call `look` when the page is hidden or
 * shown again.
 */
export function createAnalysis(
  review: ReviewStore,
  { thinker, isAway }: Surroundings,
): { readonly analysis: AnalysisStore; readonly look: () => void } {
  let isHere = false;
  const analysis = createStore<AnalysisState>()((set, get) => ({
    isOn: false,
    lines: USUAL_LINES,
    found: null,
    progress: null,
    retrying: null,
    hasFailed: false,
    lessons: 0,
    switchOn: (isOn) => set({ isOn, hasFailed: false, ...(isOn ? {} : { found: null }) }),
    learn: () => set({ lessons: get().lessons + 1 }),
    setLines: (lines) => set({ lines }),
    report: (moveTime) => void reporting.report(moveTime),
    stopReport: () => reporting.stop(),
    retryMistakes: () => {},
    showSolution: () => {},
    nextRetry: () => {},
    endRetries: () => {},
    attend: (here) => {
      isHere = here;
      if (here) look();
      else leave();
    },
  }));
  const reporting = createReporting(review, analysis, thinker);
  const look = createLive(review, analysis, thinker, () => isHere && !isAway());
  const leave = (): void => {
    reporting.stop();
    analysis.getState().endRetries();
    look();
  };
  analysis.setState(createRetries(review, analysis, thinker));
  analysis.subscribe((state, before) => {
    if (state.found === before.found) look();
    // that the computer failed says more than that it has restarted
    if (state.hasFailed && review.getState().deed?.words === text('analysis.replaced'))
      review.getState().hush();
  });
  review.subscribe((state, before) => {
    if (state.tree.start !== before.tree.start) {
      if (!isSameGame(state, before)) reporting.stop();
      analysis.getState().endRetries();
      look();
    }
    if (state.node !== before.node || state.tree !== before.tree) look();
  });
  return { analysis, look };
}

type Shown = Pick<ReviewState, 'tree' | 'entry'>;

/** Whether this is still the same game, even if another page has changed it in the library. */
const isSameGame = (now: Shown, before: Shown): boolean =>
  now.tree.start === before.tree.start ||
  (now.entry !== undefined && now.entry === before.entry && haveSameStart(now.tree, before.tree));

/** Reports on the whole game: one report at a time; a new one stops the one before. */
function createReporting(review: ReviewStore, analysis: AnalysisStore, thinker: Thinker) {
  let running: AbortController | null = null;
  const stop = (): void => running?.abort();
  const report = async (moveTime: number): Promise<void> => {
    stop();
    analysis.getState().endRetries();
    const ending = new AbortController();
    running = ending;
    const asked = review.getState();
    const { tree } = asked;
    const judged: Judged[] = [];
    analysis.setState({ progress: { done: 0, total: 0, curve: [] }, hasFailed: false });
    const end = await judgeGame(tree, thinker, moveTime, ending.signal, (one, total) => {
      judged.push(one);
      const curve = pointsOf(placedIn(review.getState().tree, tree, judged));
      analysis.setState({ progress: { done: judged.length, total, curve } });
    });
    if (running !== ending) return;
    running = null;
    const later = review.getState();
    // another game may have been opened meanwhile
    if (isSameGame(later, asked) && judged.length > 0) {
      const marked = withReport(later.tree, placedIn(later.tree, tree, judged), sayJudgement);
      later.rewrite(marked, reportedText(end, marked));
    }
    analysis.setState({ progress: null, hasFailed: end === 'failed' });
  };
  return { report, stop };
}

const reportedText = (end: ReportEnd, marked: GameTree): string =>
  text(`analysis.reported.${end === 'whole' && !hasMarked(curveOf(marked)) ? 'nothing' : end}`);

const sayJudgement: Parameters<typeof withReport>[2] = (judgement, better) =>
  text('analysis.comment', { judgement, better });
