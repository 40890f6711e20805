import type { Position } from '../../engine/index.ts';
import { lineTo, plyAt, positionAt, type GameTree, type NodeId } from '../../game/tree/index.ts';
import { standingOf } from '../../game/standing.ts';
import type { Thinker, Thought } from '../computer/thinker.ts';
import type { ReviewStore } from '../review/review.ts';
import type { AnalysisStore } from './state.ts';

/**
 * Milliseconds for which a move has to be shown before the computer thinks about it: nothing is searched for a reader
 * who steps through quickly.
 */
const PAUSE = 150;
/** Milliseconds after which a position has been thought about enough. */
const LONGEST = 60_000;

/** The positions before that of a move, oldest first. */
export const earlierAt = (tree: GameTree, node: NodeId): readonly Position[] =>
  lineTo(tree, node).flatMap(({ id }) => plyAt(tree, id)?.before ?? []);

interface Job {
  readonly position: Position;
  readonly lines: number;
  readonly lessons: number;
}

const isSame = (one: Job | null, other: Job | null): boolean =>
  one?.position === other?.position && one?.lines === other?.lines && one?.lessons === other?.lessons;

/** Thinks about the position that is shown while the reader wants that; returns a function that makes it look again. */
export function createLive(
  review: ReviewStore,
  analysis: AnalysisStore,
  thinker: Thinker,
  isWatched: () => boolean,
): () => void {
  let job: Job | null = null;
  let thought: Thought | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wanted = (): Job | null => {
    const { isOn, lines, lessons, progress, retrying, hasFailed } = analysis.getState();
    if (!isOn || hasFailed || progress !== null || retrying !== null || !isWatched()) return null;
    const { tree, node } = review.getState();
    const position = positionAt(tree, node);
    return standingOf(position).outcome.status === 'playing' ? { position, lines, lessons } : null;
  };

  const begin = async (begun: Job): Promise<void> => {
    const { tree, node } = review.getState();
    const { position, lines } = begun;
    const tell = (info: Parameters<NonNullable<Parameters<Thinker['think']>[1]>>[0]): void => {
      if (job === begun) analysis.setState({ found: { position, info } });
    };
    const question = {
      position,
      earlier: earlierAt(tree, node),
      options: { limits: { moveTime: LONGEST }, lines },
    };
    thought = thinker.think(question, tell);
    const answer = await thought.found;
    if (job !== begun) return;
    thought = null;
    if (answer.ok) tell(answer.value);
    else if (answer.error !== 'stopped') analysis.setState({ hasFailed: true });
  };

  return () => {
    const now = wanted();
    if (isSame(now, job)) return;
    clearTimeout(timer);
    job = now;
    thought?.stop();
    thought = null;
    if (now !== null) timer = setTimeout(() => void begin(now), PAUSE);
  };
}
