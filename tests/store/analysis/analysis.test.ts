import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { curveOf } from '../../../src/game/analysis/index.ts';
import { nodeOf, ROOT } from '../../../src/game/tree/index.ts';
import { createAnalysis } from '../../../src/store/analysis/analysis.ts';
import { createReview } from '../../../src/store/review/review.ts';
import { scoreSign, scoreText } from '../../../src/text/review/scores.ts';
import {
  fakeThinker,
  GAME,
  infoOf,
  lineOf,
  moveAt,
  swods,
  treeOf,
  type Asked,
} from '../../support/judging.ts';

function seated() {
  const review = createReview({ tree: treeOf(GAME), source: 'text' });
  const { thinker, asked } = fakeThinker();
  let away = false;
  const { analysis, look } = createAnalysis(review, { thinker, isAway: () => away });
  analysis.getState().attend(true);
  const latest = (): Asked => {
    const one = asked.at(-1);
    if (one === undefined) throw new Error('nothing was asked');
    return one;
  };
  const hide = (isHidden: boolean): void => {
    away = isHidden;
    look();
  };
  return { review, analysis, asked, latest, hide };
}
type Seated = ReturnType<typeof seated>;

/** Answers the questions of a report: what each position of the line is worth to Yellow, and the best move there. */
const ANSWERS = [
  [0, 'Mc2-Mc3'],
  [0, 'Md5-Md4'],
  [0, 'Md2-Md3'],
  [9, 'Ma5-Ma4'],
  [-9, 'Mb2-Mb3'],
] as const;

/** The same, but nobody loses anything. */
const EVEN = ANSWERS.map(([, best]) => [0, best] as const);

async function answerReport(
  { asked, latest }: Seated,
  answers: readonly (readonly [number, string])[] = ANSWERS,
): Promise<void> {
  for (const [score, best] of answers) {
    const before = asked.length;
    latest().answer(swods(score), best);
    // one question comes after another
    await vi.advanceTimersByTimeAsync(0);
    if (asked.length === before) return;
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the lines of the position that is shown', () => {
  it('are looked for once the reader has stopped there, with what was played before, and shown as they come', () => {
    const { review, analysis, asked, latest } = seated();
    analysis.getState().switchOn(true);
    review.getState().step(1);
    review.getState().step(1);
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
    expect(latest().question.earlier).toHaveLength(2);
    expect(latest().question.options.lines).toBe(3);
    latest().tell(infoOf(latest().question, swods(1), 'Ma2-Ma3'));
    expect(analysis.getState().found?.info.depth).toBe(7);
  });

  it.each<[string, (seat: Seated) => void]>([
    ['switched off', ({ analysis }) => analysis.getState().switchOn(false)],
    ['the page is left', ({ analysis }) => analysis.getState().attend(false)],
    ['the page is hidden', ({ hide }) => hide(true)],
    ['another move is shown', ({ review }) => review.getState().step(1)],
  ])('end when %s', (_, leave) => {
    const seat = seated();
    seat.analysis.getState().switchOn(true);
    vi.advanceTimersByTime(1000);
    expect(seat.latest().isStopped).toBe(false);
    const first = seat.latest();
    leave(seat);
    expect(first.isStopped).toBe(true);
  });

  it('go on when the page is seen again', () => {
    const { analysis, asked, hide } = seated();
    analysis.getState().switchOn(true);
    vi.advanceTimersByTime(1000);
    hide(true);
    hide(false);
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(2);
  });

  it('are reported as failed when the computer dies', async () => {
    const { analysis, latest } = seated();
    analysis.getState().switchOn(true);
    vi.advanceTimersByTime(1000);
    latest().die();
    await vi.advanceTimersByTimeAsync(0);
    expect(analysis.getState().hasFailed).toBe(true);
  });

  it('are played into the game as a variation, as far as the reader chooses', () => {
    const { review } = seated();
    const { tree } = review.getState();
    review.getState().playLine(ROOT, [moveAt(tree, ROOT, 'Ma2-Ma3')]);
    expect(nodeOf(review.getState().tree, ROOT).children).toHaveLength(2);
    expect(review.getState().isChanged).toBe(true);
  });
});

describe('a report on the game', () => {
  it('goes through all positions, is written as one change, and can be undone', async () => {
    const seat = seated();
    const { review, analysis } = seat;
    const before = review.getState().tree;
    analysis.getState().report(300);
    await answerReport(seat);
    expect(analysis.getState().progress).toBeNull();
    expect(curveOf(review.getState().tree)).toHaveLength(5);
    expect(nodeOf(review.getState().tree, lineOf(before)[3] ?? ROOT).notes).toMatchObject({ nags: [4] });
    expect(review.getState().deed?.words).toContain('marks and better moves are in it');
    review.getState().undoEdit();
    expect(review.getState().tree).toBe(before);
  });

  it('says that nothing was found where no move lost anything', async () => {
    const seat = seated();
    seat.analysis.getState().report(300);
    await answerReport(seat, EVEN);
    expect(curveOf(seat.review.getState().tree)).toHaveLength(5);
    expect(seat.review.getState().deed?.words).toBe('The game has been analysed: nothing was found.');
  });

  it('can be stopped: what was found by then stays in the game', async () => {
    const seat = seated();
    seat.analysis.getState().report(300);
    await answerReport(seat, ANSWERS.slice(0, 2));
    expect(seat.analysis.getState().progress).toMatchObject({ done: 2, total: 5 });
    seat.analysis.getState().stopReport();
    await vi.advanceTimersByTimeAsync(0);
    expect(seat.analysis.getState().progress).toBeNull();
    expect(seat.latest().isStopped).toBe(true);
    expect(curveOf(seat.review.getState().tree)).toHaveLength(2);
  });

  it('goes on where another page has changed the game, and is written into it as it is then', async () => {
    const seat = seated();
    const { review, analysis } = seat;
    review.getState().open({ tree: treeOf(GAME), source: 'library', entry: 'a' });
    analysis.getState().report(300);
    await answerReport(seat, ANSWERS.slice(0, 3));
    const changed = treeOf(GAME.replace('SMd5-Md4', 'SMd5-Md4 {Theirs} (1... SMa5-Ma4)'));
    review.getState().open({ tree: changed, source: 'library', entry: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    expect(analysis.getState().progress).toMatchObject({ done: 3, total: 5 });
    await answerReport(seat, ANSWERS.slice(3));
    const { tree } = review.getState();
    const line = lineOf(tree);
    expect(curveOf(tree).map(({ node }) => node)).toEqual(line);
    expect(nodeOf(tree, line[2] ?? ROOT).notes.after).toBe('Theirs');
    expect(nodeOf(tree, line[3] ?? ROOT).notes.nags).toEqual([4]);
  });

  it('keeps what it has found for the moves that another page has left', async () => {
    const seat = seated();
    const { review, analysis } = seat;
    review.getState().open({ tree: treeOf(GAME), source: 'library', entry: 'a' });
    analysis.getState().report(300);
    await answerReport(seat, ANSWERS.slice(0, 4));
    review.getState().open({ tree: treeOf('1. SMc2-Mc3 SMd5-Md4'), source: 'library', entry: 'a' });
    await answerReport(seat, ANSWERS.slice(4));
    expect(curveOf(review.getState().tree)).toHaveLength(3);
  });

  it('writes nothing into another game that was opened meanwhile', async () => {
    const seat = seated();
    seat.analysis.getState().report(300);
    await answerReport(seat, ANSWERS.slice(0, 3));
    seat.review.getState().open({ tree: treeOf(GAME), source: 'text' });
    await vi.advanceTimersByTimeAsync(0);
    expect(curveOf(seat.review.getState().tree)).toEqual([]);
    expect(seat.review.getState().isChanged).toBe(false);
    expect(seat.analysis.getState().progress).toBeNull();
  });
});

async function asking(): Promise<Seated> {
  const seat = seated();
  seat.analysis.getState().report(300);
  await answerReport(seat);
  seat.analysis.getState().retryMistakes('yellow');
  return seat;
}
const phase = ({ analysis }: Seated): string | undefined => analysis.getState().retrying?.phase;

describe('a retry', () => {
  it('asks for the better move, and takes it from the board without playing it', async () => {
    const seat = await asking();
    const { tree, write } = seat.review.getState();
    write('Ma2-Ma3');
    expect(phase(seat)).toBe('wrong');
    write('Md2-Md3');
    expect(phase(seat)).toBe('right');
    expect(seat.review.getState().tree).toBe(tree);
    seat.analysis.getState().nextRetry();
    expect(seat.analysis.getState().retrying).toBeNull();
    expect(seat.review.getState().trial).toBeNull();
  });

  it.each<[number, string]>([
    [-0.2, 'as-good'],
    [-9, 'wrong'],
  ])('judges another move, worth %d Swods: %s', async (score, outcome) => {
    const seat = await asking();
    seat.review.getState().write('Mb2-Mb3');
    expect(phase(seat)).toBe('judging');
    expect(seat.latest().question.options.among).toHaveLength(1);
    seat.latest().answer(swods(score), 'Mb2-Mb3');
    await vi.advanceTimersByTimeAsync(0);
    expect(phase(seat)).toBe(outcome);
  });

  it('is asked again, and not called wrong, where the computer fails to judge the move', async () => {
    const seat = await asking();
    seat.review.getState().write('Mb2-Mb3');
    seat.latest().die();
    await vi.advanceTimersByTimeAsync(0);
    expect(phase(seat)).toBe('asking');
    expect(seat.analysis.getState().hasFailed).toBe(true);
    seat.review.getState().write('Mb2-Mb3');
    expect(seat.analysis.getState().hasFailed).toBe(false);
    seat.latest().answer(swods(-0.2), 'Mb2-Mb3');
    await vi.advanceTimersByTimeAsync(0);
    expect(phase(seat)).toBe('as-good');
  });

  it('ends where its better move is undone, so that a move there is played again', async () => {
    const seat = await asking();
    const { node, undoEdit, goTo, write } = seat.review.getState();
    undoEdit();
    expect(seat.analysis.getState().retrying).toBeNull();
    goTo(node);
    write('Mb2-Mb3');
    expect(nodeOf(seat.review.getState().tree, node).children).toHaveLength(2);
  });

  it('is still asked while the reader comments on it', async () => {
    const seat = await asking();
    seat.review.getState().annotate({ after: 'Where?' });
    expect(phase(seat)).toBe('asking');
  });

  it('shows the move to a player who gives up, and refuses what is against the rules', async () => {
    const seat = await asking();
    expect(seat.review.getState().write('Ma1-Ma5')).not.toBeNull();
    expect(phase(seat)).toBe('asking');
    seat.analysis.getState().showSolution();
    expect(phase(seat)).toBe('shown');
    expect(seat.review.getState().node).toBe(
      nodeOf(seat.review.getState().tree, lineOf(seat.review.getState().tree)[2] ?? ROOT).children[1],
    );
  });
});

describe('a score in words', () => {
  it.each([
    [swods(0), '0.00', 'The game is even'],
    [swods(1.25), '+1.25', 'Yellow is ahead by 1.25 Swods'],
    [swods(-0.4), '−0.40', 'Blue is ahead by 0.40 Swods'],
    [{ kind: 'win', points: 1, turns: 1 }, '+#1', 'Yellow wins by force in one turn'],
    [{ kind: 'loss', points: 0.5, turns: 3 }, '−½#3', 'Blue wins half a point by force in 3 turns'],
    [{ kind: 'loss', points: 1, turns: 0 }, '−#0', 'Blue has won'],
  ] as const)('%j', (score, sign, words) => {
    expect(scoreSign(score)).toBe(sign);
    expect(scoreText(score, treeOf(GAME).start.ruleset)).toBe(words);
  });
});
