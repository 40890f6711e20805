import { isComputer, isComputersTurn, isWatched } from '../../game/sitting/computer.ts';
import { endingOf } from '../../game/endings.ts';
import { answers } from '../../game/sitting/offers.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import type { ComputerStore } from '../computer.ts';
import type { TableStore } from '../table/table.ts';
import { createWork, type Job, type Surroundings } from './jobs.ts';

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
