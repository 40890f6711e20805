import type { Side } from '../../engine/index.ts';
import { isWatched, levelOf } from '../../game/sitting/computer.ts';
import { deedOf, despairAfter, type Despair } from '../../game/sitting/deeds.ts';
import { currentPosition, lastPly, pliesPlayed, turnsMade, type Game } from '../../game/game.ts';
import { answers } from '../../game/sitting/offers.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import type { SearchLimits, SearchResult } from '../../search/index.ts';
import { hintText } from '../../text/hint.ts';
import { text } from '../../text/messages.ts';
import type { ComputerStore } from '../computer.ts';
import type { TableStore } from '../table/table.ts';
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
export interface Job {
  readonly kind: 'move' | 'answer' | 'hint';
  readonly sitting: Sitting;
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
export function createWork(table: TableStore, computer: ComputerStore, around: Surroundings) {
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
