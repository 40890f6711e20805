import { isSameMove, type Move } from '../../engine/index.ts';
import {
  evaluationAt,
  forYellow,
  retriesFor,
  LOSSES,
  lossOf,
  type Retry,
} from '../../game/analysis/index.ts';
import { hasNode, nodeOf, positionAt } from '../../game/tree/index.ts';
import type { Thinker } from '../computer/thinker.ts';
import type { ReviewStore } from '../review.ts';
import { earlierAt } from './live.ts';
import type { AnalysisState, AnalysisStore, Retrying } from './state.ts';

/** Milliseconds in which a move is judged that is neither the one that was played nor the best known. */
const JUDGING_TIME = 1000;

type Retries = Pick<AnalysisState, 'retryMistakes' | 'showSolution' | 'nextRetry' | 'endRetries'>;

/** Asks for better moves where a side went wrong. */
export function createRetries(review: ReviewStore, analysis: AnalysisStore, thinker: Thinker): Retries {
  const now = (): { readonly retrying: Retrying; readonly retry: Retry } | null => {
    const { retrying } = analysis.getState();
    const retry = retrying?.retries[retrying.at];
    return retrying === null || retry === undefined ? null : { retrying, retry };
  };

  const put = (retrying: Retrying | null): void => analysis.setState({ retrying });

  const end = (): void => {
    review.getState().setTrial(null);
    put(null);
  };

  /** Asks for the retry at hand, or for the next one that is still in the game if the reader has deleted it. */
  const ask = (retrying: Retrying): void => {
    const { tree } = review.getState();
    const at = retrying.retries.findIndex(
      ({ from, mistake, better }, index) =>
        index >= retrying.at && [from, mistake, better].every((id) => hasNode(tree, id)),
    );
    const retry = retrying.retries[at];
    if (retry === undefined) {
      end();
      return;
    }
    put({ ...retrying, at, phase: 'asking' });
    review.getState().goTo(retry.from);
    review.getState().setTrial({ node: retry.from, take: (move) => void take(move) });
  };

  const close = (
    { retrying, retry }: NonNullable<ReturnType<typeof now>>,
    phase: 'right' | 'as-good' | 'shown',
  ): void => {
    review.getState().setTrial(null);
    put({ ...retrying, phase });
    review.getState().goTo(retry.better);
  };

  const take = async (move: Move): Promise<void> => {
    const asked = now();
    if (asked === null || asked.retrying.phase === 'judging') return;
    const { retrying, retry } = asked;
    const { tree } = review.getState();
    const [played, better] = [nodeOf(tree, retry.mistake).move, nodeOf(tree, retry.better).move];
    if (better !== null && isSameMove(better, move)) {
      close(asked, 'right');
      return;
    }
    if (played !== null && isSameMove(played, move)) {
      put({ ...retrying, phase: 'wrong' });
      return;
    }
    const judging: Retrying = { ...retrying, phase: 'judging' };
    put(judging);
    const isGood = await isAsGood(move, retry);
    // another retry may have begun meanwhile, or the answer been shown
    if (analysis.getState().retrying !== judging) return;
    if (isGood) close({ retrying: judging, retry }, 'as-good');
    else put({ ...retrying, phase: 'wrong' });
  };

  const isAsGood = async (move: Move, { from, better }: Retry): Promise<boolean> => {
    const { tree } = review.getState();
    const position = positionAt(tree, from);
    const best = evaluationAt(tree, better);
    const options = { limits: { moveTime: JUDGING_TIME }, among: [move] };
    const answer = await thinker.think({ position, earlier: earlierAt(tree, from), options }).found;
    const line = answer.ok ? answer.value.lines[0] : undefined;
    if (best === null || line === undefined) return false;
    return lossOf(position.turn, best.score, forYellow(line.score, position.turn)) < LOSSES.inaccuracy;
  };

  return {
    retryMistakes: (side) =>
      ask({ side, retries: retriesFor(review.getState().tree, side), at: 0, phase: 'asking' }),
    showSolution: () => {
      const asked = now();
      if (asked !== null) close(asked, 'shown');
    },
    nextRetry: () => {
      const asked = now();
      if (asked !== null) ask({ ...asked.retrying, at: asked.retrying.at + 1 });
    },
    endRetries: end,
  };
}
