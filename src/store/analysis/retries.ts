import { isSameMove, type Move } from '../../engine/index.ts';
import {
  evaluationAt,
  forYellow,
  retriesFor,
  LOSSES,
  lossOf,
  type Retry,
} from '../../game/analysis/index.ts';
import { hasNode, nodeOf, positionAt, type GameTree } from '../../game/tree/index.ts';
import type { Thinker } from '../computer/thinker.ts';
import type { ReviewStore } from '../review/review.ts';
import { earlierAt } from './live.ts';
import type { AnalysisState, AnalysisStore, Retrying } from './state.ts';

/** Milliseconds for judging a move that is neither the one that was played nor the best known. */
const JUDGING_TIME = 1000;

type Retries = Pick<AnalysisState, 'retryMistakes' | 'showSolution' | 'nextRetry' | 'endRetries'>;

/** The current retry, among those of a side. */
interface Asked {
  readonly retrying: Retrying;
  readonly retry: Retry;
}

/** How retries are shown to the reader and removed. */
interface Desk {
  readonly now: () => Asked | null;
  readonly put: (retrying: Retrying | null) => void;
  /** Shows a retry on the board; a move that is tried there goes to `take`. */
  readonly lay: (asked: Asked, take: (move: Move) => void) => void;
  /** Shows what would have been better. */
  readonly close: (asked: Asked, phase: 'right' | 'as-good' | 'shown') => void;
  readonly end: () => void;
}

function createDesk(review: ReviewStore, analysis: AnalysisStore): Desk {
  const put: Desk['put'] = (retrying) => analysis.setState({ retrying });
  return {
    now: () => {
      const { retrying } = analysis.getState();
      const retry = retrying?.retries[retrying.at];
      return retrying === null || retry === undefined ? null : { retrying, retry };
    },
    put,
    lay: ({ retrying, retry }, take) => {
      put({ ...retrying, phase: 'asking' });
      review.getState().goTo(retry.from);
      review.getState().setTrial({ node: retry.from, take });
    },
    close: ({ retrying, retry }, phase) => {
      review.getState().setTrial(null);
      put({ ...retrying, phase });
      review.getState().goTo(retry.better);
    },
    end: () => {
      review.getState().setTrial(null);
      put(null);
    },
  };
}

/** Asks for better moves where a side went wrong. */
export function createRetries(review: ReviewStore, analysis: AnalysisStore, thinker: Thinker): Retries {
  const desk = createDesk(review, analysis);
  const { now, put, close } = desk;

  const ask = (retrying: Retrying): void => {
    const asked = stillThere(review.getState().tree, retrying);
    if (asked === null) desk.end();
    else desk.lay(asked, (move) => void take(move));
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
    analysis.setState({ retrying: judging, hasFailed: false });
    const isGood = await isAsGood(thinker, tree, move, retry);
    // another retry may have begun meanwhile, or the answer may have been shown
    if (analysis.getState().retrying !== judging) return;
    if (isGood === null) analysis.setState({ retrying: { ...retrying, phase: 'asking' }, hasFailed: true });
    else if (isGood) close({ retrying: judging, retry }, 'as-good');
    else put({ ...retrying, phase: 'wrong' });
  };

  // the move in question may have been deleted or undone meanwhile; another game ends all retries
  review.subscribe(({ tree }, { tree: before }) => {
    const asked = tree === before || tree.start !== before.start ? null : now();
    if (asked !== null && OPEN.has(asked.retrying.phase) && !isThere(tree, asked.retry)) ask(asked.retrying);
  });

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
    endRetries: desk.end,
  };
}

/** The phases in which a move may still be tried. */
const OPEN: ReadonlySet<Retrying['phase']> = new Set(['asking', 'judging', 'wrong']);

const isThere = (tree: GameTree, { from, mistake, better }: Retry): boolean =>
  [from, mistake, better].every((id) => hasNode(tree, id));

/** The current retry, or the next one that is still in the game if the reader has deleted it; null if there is none. */
function stillThere(tree: GameTree, retrying: Retrying): Asked | null {
  const at = retrying.retries.findIndex((retry, index) => index >= retrying.at && isThere(tree, retry));
  const retry = retrying.retries[at];
  return retry === undefined ? null : { retrying: { ...retrying, at }, retry };
}

/** Whether a move loses less against the best known than an inaccuracy does; null if the computer fails. */
async function isAsGood(
  thinker: Thinker,
  tree: GameTree,
  move: Move,
  { from, better }: Retry,
): Promise<boolean | null> {
  const position = positionAt(tree, from);
  const best = evaluationAt(tree, better);
  const options = { limits: { moveTime: JUDGING_TIME }, among: [move] };
  const answer = await thinker.think({ position, earlier: earlierAt(tree, from), options }).found;
  const line = answer.ok ? answer.value.lines[0] : undefined;
  if (line === undefined) return null;
  if (best === null) return false;
  return lossOf(position.turn, best.score, forYellow(line.score, position.turn)) < LOSSES.inaccuracy;
}
