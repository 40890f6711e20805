import type { Side } from '../../engine/index.ts';
import { isComputer, isComputersTurn, isWatched, levelOf } from '../../game/computer.ts';
import { deedOf, despairAfter, type Despair } from '../../game/deeds.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, lastPly, pliesPlayed, turnsMade, type Game } from '../../game/game.ts';
import { answers } from '../../game/offers.ts';
import type { Sitting } from '../../game/sitting.ts';
import type { SearchLimits, SearchResult } from '../../search/index.ts';
import { text } from '../../text/messages.ts';
import type { ComputerStore } from '../computer.ts';
import type { TableStore } from '../table.ts';
import { hintText } from '../../text/hint.ts';
import { gameSeed } from './gameSeed.ts';
import type { Question, Thinker } from './thinker.ts';

/** What the computer at the table needs from its environment. */
export interface Surroundings {
  readonly thinker: Thinker;
  /** Waits this many milliseconds, or until it is aborted. */
  readonly rest: (time: number, signal: AbortSignal) => Promise<void>;
  /** Does something that only one page of the browser may do at a time; never rejects. */
  readonly alone: (signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  /** Whether the page is hidden. */
  readonly isAway: () => boolean;
}

/**
 * Milliseconds. A move comes no sooner, so that it can be told from the previous one; more slowly where people only
 * watch.
 */
const PACE = 550;
const WATCHED_PACE = 1000;
/** A clock that is running low is not spent on this wait: a move waits at most for this part of what is left. */
const PACE_SHARE = 1 / 20;
/** For a move when nothing else was chosen, for a hint, and for the answer to an offer. */
const USUAL_TIME = 3000;
const HINT_TIME = 3000;
const ANSWER_TIME = 1500;

/** What the computer has to do now. */
interface Job {
  readonly kind: 'move' | 'answer' | 'hint';
  readonly sitting: Sitting;
}

/**
 * Plays for the computer at the table, and finds the hints that people ask for. Any change at the table ends thinking
 * that no longer applies. Returns a function that makes it look again at its environment.
 */
export function seatPlayer(table: TableStore, computer: ComputerStore, around: Surroundings): () => void {
  let running: { readonly job: Job; readonly ending: AbortController } | null = null;
  const work = createWork(table, computer, around);

  const look = (): void => {
    const job = jobOf(table, computer, around);
    if (running !== null && job !== null && isSame(running.job, job)) return;
    running?.ending.abort();
    running = null;
    if (job === null) return;
    const begun = { job, ending: new AbortController() };
    running = begun;
    void finish(begun);
  };

  const finish = async (begun: NonNullable<typeof running>): Promise<void> => {
    await work(begun.job, begun.ending.signal);
    if (running !== begun) return;
    running = null;
    look();
  };

  table.subscribe((state, before) => {
    if (state.change !== before.change && isWatched(state.sitting.terms)) {
      const { way } = state.change;
      if (way === 'begun') computer.getState().hold(false);
      if (way === 'undone' || way === 'redone') halt(table, computer);
    }
    if (state.sitting === before.sitting) return;
    if (endsHint(state.sitting, before.sitting)) computer.getState().dropHint();
    look();
  });
  computer.subscribe(look);
  look();
  return look;
}

/** Stops a watched game when a turn is taken back: by its clock, or if it has none, until the players let it go on. */
function halt(table: TableStore, computer: ComputerStore): void {
  const { clock } = table.getState().sitting;
  if (clock === null) computer.getState().hold(true);
  else if (!clock.paused) table.getState().pause();
}

/**
 * Whether the players have turned to something else in the same game: it has ended, or a question was asked or
 * answered.
 */
const endsHint = (sitting: Sitting, before: Sitting): boolean =>
  sitting.offer !== before.offer || (endingOf(sitting) !== null && endingOf(before) === null);

const isSame = (one: Job, other: Job): boolean =>
  one.kind === other.kind &&
  one.sitting.game === other.sitting.game &&
  one.sitting.offer === other.sitting.offer &&
  one.sitting.terms === other.sitting.terms;

function jobOf(table: TableStore, computer: ComputerStore, { isAway }: Surroundings): Job | null {
  const { sitting } = table.getState();
  const { hint, isHeld, hasFailed } = computer.getState();
  const { offer, terms, clock, game } = sitting;
  if (hasFailed || endingOf(sitting) !== null) return null;
  if (offer !== null) return isComputer(terms, answers(offer)) ? { kind: 'answer', sitting } : null;
  if (isComputersTurn(sitting)) {
    const waits = clock?.paused ?? (isWatched(terms) && (isHeld || isAway()));
    return waits ? null : { kind: 'move', sitting };
  }
  return hint !== null && hint.game === game && hint.move === null ? { kind: 'hint', sitting } : null;
}

/** What all jobs need: the stores, the environment, and a way to think. */
interface Desk {
  readonly table: TableStore;
  readonly computer: ComputerStore;
  readonly around: Surroundings;
  /** Thinks until there is an answer; null if the job was aborted, or the computer has failed. */
  readonly think: (question: Question, signal: AbortSignal) => Promise<SearchResult | null>;
}

type Work = (sitting: Sitting, signal: AbortSignal) => Promise<void>;

/** How each job is done. A job that is aborted does nothing more. */
function createWork(table: TableStore, computer: ComputerStore, around: Surroundings) {
  const think: Desk['think'] = async (question, signal) => {
    if (signal.aborted) return null;
    const { found, stop } = around.thinker.think(question);
    signal.addEventListener('abort', stop, { once: true });
    const answer = await found;
    signal.removeEventListener('abort', stop);
    if (signal.aborted) return null;
    if (answer.ok) return answer.value;
    computer.getState().fail();
    return null;
  };
  const desk = { table, computer, around, think };
  const [move, answer, hint] = [moving(desk), answering(desk), hinting(desk)];
  return async ({ kind, sitting }: Job, signal: AbortSignal): Promise<void> => {
    switch (kind) {
      case 'move':
        return around.alone(signal, () => move(sitting, signal));
      case 'answer':
        return around.alone(signal, () => answer(sitting, signal));
      case 'hint':
        return hint(sitting, signal);
    }
  };
}

/** Makes the computer's moves, and remembers how hopeless each side's game has seemed to it. */
function moving({ table, computer, around, think }: Desk): Work {
  const despair: Partial<Record<Side, Despair>> = {};
  let last: { readonly game: Game; readonly found: SearchResult } | null = null;
  return async (sitting, signal) => {
    const { game } = sitting;
    const { turn } = currentPosition(game);
    const pace = around.rest(paceOf(sitting, table), signal);
    const known = last?.game === game ? last.found : null;
    const found = known ?? (await think(questionOf(sitting, table), signal));
    if (found === null) return;
    last = { game, found };
    await pace;
    if (signal.aborted) return;
    const turns = turnsMade(game);
    const now = despairAfter(despair[turn] ?? null, turns, found.concedes);
    despair[turn] = now;
    const deed = deedOf(sitting, found, now);
    if (deed === null || !table.getState().act(sitting, deed)) computer.getState().fail();
  };
}

/**
 * Answers offers. The computer judges the position as it was before its own last move, which led to the present one.
 */
const answering =
  ({ table, computer, around, think }: Desk): Work =>
  async (sitting, signal) => {
    const { offer, game, seat } = sitting;
    const ply = lastPly(game);
    const pace = around.rest(PACE, signal);
    const canJudge = offer?.kind === 'draw' && ply !== undefined && ply.before.turn === answers(offer);
    const found = canJudge
      ? await think(
          {
            position: ply.before,
            earlier: earlierOf(game).slice(0, -1),
            options: {
              limits: { moveTime: ANSWER_TIME },
              among: [ply.move],
              seed: gameSeed(seat, answers(offer)),
              ...levelOption(sitting, answers(offer)),
            },
          },
          signal,
        )
      : null;
    await pace;
    if (signal.aborted || computer.getState().hasFailed) return;
    table.getState().act(sitting, { way: 'answer', agreed: found?.acceptsDraw ?? false });
  };

/** Finds the hints that people ask for. */
const hinting =
  ({ table, computer, think }: Desk): Work =>
  async ({ game }, signal) => {
    const position = currentPosition(game);
    table.getState().say(text('hint.looking'));
    const options = { limits: { moveTime: HINT_TIME } };
    const found = await think({ position, earlier: earlierOf(game), options }, signal);
    const best = found?.lines[0]?.moves[0] ?? found?.best ?? null;
    if (found === null) return;
    if (best === null) {
      computer.getState().fail();
      return;
    }
    computer.getState().giveHint({ game, move: best });
    table.getState().say(hintText(position, best));
  };

const earlierOf = (game: Game) => pliesPlayed(game).map(({ before }) => before);

function levelOption({ terms }: Sitting, side: Side): Pick<Question['options'], 'level'> {
  const level = levelOf(terms, side);
  return level === null ? {} : { level };
}

/** How long a move waits so that the previous turn can be seen. */
function paceOf({ game, terms }: Sitting, table: TableStore): number {
  const pace = isWatched(terms) ? WATCHED_PACE : PACE;
  const left = table.getState().times()?.[currentPosition(game).turn] ?? Infinity;
  return Math.min(pace, Math.max(0, left * PACE_SHARE));
}

function questionOf(sitting: Sitting, table: TableStore): Question {
  const { game, seat } = sitting;
  const position = currentPosition(game);
  const { turn } = position;
  const options = {
    limits: limitsOf(sitting, turn, table),
    seed: gameSeed(seat, turn),
    ...levelOption(sitting, turn),
  };
  return { position, earlier: earlierOf(game), options };
}

/** The time that the computer may take for this move: as agreed, but never more than its share of the clock. */
function limitsOf(sitting: Sitting, turn: Side, table: TableStore): SearchLimits {
  const { terms } = sitting;
  const times = table.getState().times();
  const moveTime = terms.computer?.moveTime ?? null;
  if (times === null || terms.clock === null) return { moveTime: moveTime ?? USUAL_TIME };
  const clock = {
    left: Math.max(0, times[turn] - paceOf(sitting, table)),
    increment: terms.clock.increment[turn],
  };
  return moveTime === null ? { clock } : { moveTime, clock };
}
