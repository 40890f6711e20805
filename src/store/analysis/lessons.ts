import { isSameMove, type Move } from '../../engine/index.ts';
import {
  evaluationAt,
  forYellow,
  lessonsFor,
  LOSSES,
  lossOf,
  type Lesson,
} from '../../game/analysis/index.ts';
import { hasNode, nodeOf, positionAt } from '../../game/tree/index.ts';
import type { Thinker } from '../computer/thinker.ts';
import type { ReviewStore } from '../review.ts';
import { earlierAt } from './live.ts';
import type { AnalysisState, AnalysisStore, Learning } from './state.ts';

/** Milliseconds in which a move is judged that is neither the one that was played nor the best known. */
const JUDGING_TIME = 1000;

type Lessons = Pick<AnalysisState, 'learn' | 'showSolution' | 'nextLesson' | 'endLessons'>;

/** Asks for better moves where a side went wrong. */
export function createLessons(review: ReviewStore, analysis: AnalysisStore, thinker: Thinker): Lessons {
  const now = (): { readonly learning: Learning; readonly lesson: Lesson } | null => {
    const { learning } = analysis.getState();
    const lesson = learning?.lessons[learning.at];
    return learning === null || lesson === undefined ? null : { learning, lesson };
  };

  const put = (learning: Learning | null): void => analysis.setState({ learning });

  const end = (): void => {
    review.getState().setTrial(null);
    put(null);
  };

  /** Asks the lesson at hand; the next that is still in the game, if the reader has deleted it. */
  const ask = (learning: Learning): void => {
    const { tree } = review.getState();
    const at = learning.lessons.findIndex(
      ({ from, mistake, better }, index) =>
        index >= learning.at && [from, mistake, better].every((id) => hasNode(tree, id)),
    );
    const lesson = learning.lessons[at];
    if (lesson === undefined) {
      end();
      return;
    }
    put({ ...learning, at, phase: 'asking' });
    review.getState().goTo(lesson.from);
    review.getState().setTrial({ node: lesson.from, take: (move) => void take(move) });
  };

  const close = (
    { learning, lesson }: NonNullable<ReturnType<typeof now>>,
    phase: 'right' | 'as-good' | 'shown',
  ): void => {
    review.getState().setTrial(null);
    put({ ...learning, phase });
    review.getState().goTo(lesson.better);
  };

  const take = async (move: Move): Promise<void> => {
    const asked = now();
    if (asked === null || asked.learning.phase === 'judging') return;
    const { learning, lesson } = asked;
    const { tree } = review.getState();
    const [played, better] = [nodeOf(tree, lesson.mistake).move, nodeOf(tree, lesson.better).move];
    if (better !== null && isSameMove(better, move)) {
      close(asked, 'right');
      return;
    }
    if (played !== null && isSameMove(played, move)) {
      put({ ...learning, phase: 'wrong' });
      return;
    }
    const judging: Learning = { ...learning, phase: 'judging' };
    put(judging);
    const isGood = await isAsGood(move, lesson);
    // another lesson may have begun meanwhile, or the answer been shown
    if (analysis.getState().learning !== judging) return;
    if (isGood) close({ learning: judging, lesson }, 'as-good');
    else put({ ...learning, phase: 'wrong' });
  };

  const isAsGood = async (move: Move, { from, better }: Lesson): Promise<boolean> => {
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
    learn: (side) => ask({ side, lessons: lessonsFor(review.getState().tree, side), at: 0, phase: 'asking' }),
    showSolution: () => {
      const asked = now();
      if (asked !== null) close(asked, 'shown');
    },
    nextLesson: () => {
      const asked = now();
      if (asked !== null) ask({ ...asked.learning, at: asked.learning.at + 1 });
    },
    endLessons: end,
  };
}
