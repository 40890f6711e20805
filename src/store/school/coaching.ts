import { createStore, type StoreApi } from 'zustand/vanilla';
import { opponent, type Position, type Side } from '../../engine/index.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, pliesPlayed, turnsMade, type Game } from '../../game/game.ts';
import type { Ply } from '../../game/ply.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { remarkOn, type Remark } from '../../learn/school/coach.ts';
import { pupilOf } from '../../learn/school/pupil.ts';
import type { SearchOptions } from '../../search/types.ts';
import type { Thinker } from '../computer/thinker.ts';
import type { TableStore } from '../table/table.ts';
import type { ResultsStore } from './results.ts';

/** Plies and nodes to which a turn is judged: no more than a learner can follow, and soon done. */
const LIMITS = { depth: 4, nodes: 40_000, moveTime: 3000 } as const;

/** The learner's last turn that stands, when the enemy has answered it or the game has ended. */
export interface Judging {
  readonly game: Game;
  readonly ply: Ply;
  readonly answer: Ply | null;
  readonly earlier: readonly Position[];
}

export interface CoachingState {
  /** What there is to say about the learner's last turn; null while nothing is known. */
  readonly said: { readonly judging: Judging; readonly remark: Remark } | null;
  /** The turn is being judged. */
  readonly isLooking: boolean;
}
export type CoachingStore = StoreApi<CoachingState>;

/** The turn to be judged: never while the computer thinks, so that nothing takes its time. */
function judgingOf(sitting: Sitting): Judging | null {
  const pupil = pupilOf(sitting);
  const { game } = sitting;
  if (pupil === null) return null;
  if (currentPosition(game).turn !== pupil.side && endingOf(sitting) === null) return null;
  const plies = pliesPlayed(game);
  const at = plies.findLastIndex(({ before }) => before.turn === pupil.side);
  const ply = plies[at];
  if (ply === undefined) return null;
  const earlier = plies.slice(0, at).map(({ before }) => before);
  return { game, ply, answer: plies[at + 1] ?? null, earlier };
}

/**
 * Judges the learner's turns with a thinker of its own, and records results when a game has ended, as long as the coach
 * attends; `attend` returns a function that sends the coach away.
 */
export function createCoaching(
  table: TableStore,
  thinker: Thinker,
  results: ResultsStore,
): { readonly coaching: CoachingStore; readonly attend: () => () => void } {
  const coaching = createStore<CoachingState>()(() => ({ said: null, isLooking: false }));
  let current: Judging | null = null;

  const judge = async (judging: Judging): Promise<void> => {
    const remark = await remarkFor(thinker, judging);
    if (current !== judging) return;
    coaching.setState({ said: remark === null ? null : { judging, remark }, isLooking: false });
  };

  const look = (): void => {
    const { sitting } = table.getState();
    noteEnd(sitting, results);
    const judging = judgingOf(sitting);
    if (judging?.ply === current?.ply && judging?.answer === current?.answer) return;
    current = judging;
    coaching.setState(
      judging === null
        ? { isLooking: false, ...(goesOn(sitting) ? {} : { said: null }) }
        : { isLooking: true },
    );
    if (judging !== null) void judge(judging);
  };

  return {
    coaching,
    attend: () => {
      const leave = table.subscribe((state, before) => {
        if (state.sitting !== before.sitting) look();
      });
      look();
      return () => {
        // what was said is about the previous game
        current = null;
        coaching.setState({ said: null, isLooking: false });
        leave();
        thinker.close();
      };
    },
  };
}

/** Whether a turn of the learner stands that the last remark may still be about. */
const goesOn = (sitting: Sitting): boolean => turnsMade(sitting.game) > 1;

async function remarkFor(thinker: Thinker, { ply, answer, earlier }: Judging): Promise<Remark | null> {
  const ask = async (options: Pick<SearchOptions, 'among'>) => {
    const found = await thinker.think({
      position: ply.before,
      earlier,
      options: { limits: LIMITS, ...options },
    }).found;
    return found.ok ? found.value.lines[0] : undefined;
  };
  const best = await ask({});
  const played = best === undefined ? undefined : await ask({ among: [ply.move] });
  return best === undefined || played === undefined ? null : remarkOn({ ply, best, played, answer });
}

function noteEnd(sitting: Sitting, results: ResultsStore): void {
  const pupil = pupilOf(sitting);
  const end = endingOf(sitting);
  if (pupil === null || end === null) return;
  const { game, side, level, reached } = pupil;
  const result = {
    level,
    own: asPoints(end.points, side),
    other: asPoints(end.points, opponent(side)),
    turns: turnsMade(sitting.game),
  };
  results.getState().note(game.id, result, reached);
}

const asPoints = (points: Readonly<Record<Side, number>>, side: Side): 0 | 0.5 | 1 => {
  const own = points[side];
  return own === 1 ? 1 : own === 0.5 ? 0.5 : 0;
};
