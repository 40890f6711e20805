import { handOf, type Choice } from '../../cabinet/seam/hand.ts';
import { endText, moveText, turnText } from '../../text/cabinet/table.ts';
import { isDrawnAlone, isGoingOn, rollingLevel } from './due.ts';
import { firmOf, outcomeOf, plyOf, positionAt, startOf, type Line } from './line.ts';
import { steadyOf, toKeep } from './keptTable.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import { afterChange } from '../../game/seat.ts';
import { newSign } from '../newId.ts';
import type { CabinetRecord } from './record.ts';
import { atEnd, clockAfter, halted } from './tableClock.ts';
import { adopted } from './twoTabs.ts';
import { choicesAt, isFull, isOverAt, levelAt, type CabinetState, type TableParts } from './tableState.ts';

/** What the actions at a table share: the state, and the ways in which it goes on. */
export interface Desk extends Pick<TableParts, 'game' | 'say'> {
  readonly get: () => CabinetState;
  /** Changes what does not affect the game; words are announced. */
  readonly set: (change: Partial<CabinetState>, words?: string) => void;
  /** The legal moves in the position shown. */
  readonly choices: () => readonly Choice<unknown>[];
  /** The present moment on the scale of the clock, in milliseconds. */
  readonly moment: () => number;
  /** Shows another place of the game or another game, with an empty hand; keeps it, and asks the computer. */
  readonly show: (change: Partial<CabinetState>, words: string) => void;
  /** Keeps the game as it stands. */
  readonly keep: () => void;
  /** Takes over what another tab has kept, if it has. */
  readonly reread: () => void;
  /** Plays a written move in the position shown; false if it is not legal. */
  readonly play: (text: string) => boolean;
  /** The players, or the clock at a moment, end the game, unless it has ended. */
  readonly end: (ended: Ended, moment?: number) => void;
  /** Asks the computer if it is to move, and lets chance move if nobody has to roll or deal. */
  readonly ask: () => void;
  /** Nobody is looking: the computer stops, and so does chance. */
  readonly rest: () => void;
  /** Gives a new game its seeds for chance and for the computer's tastes. */
  readonly sow: () => void;
}

/** A desk over the state of a table, with the seed of its game. */
export function createDesk(
  parts: TableParts,
  firstSeed: number,
  setState: (change: Partial<CabinetState>) => void,
  get: () => CabinetState,
): Desk {
  const { game, say, kept, thinker } = parts;
  let seed = firstSeed;
  /** A new number for each state of the game, so that nothing is done too late. */
  let watch = 0;
  const moment = steadyOf(parts);
  const set: Desk['set'] = (change, words) =>
    setState(words === undefined ? change : { ...change, announcement: words, said: get().said + 1 });
  const choices = () => choicesAt(get().line, get().at);
  /** Keeps the game; false if another tab has gone on, whose game then lies here. */
  const keep = (): boolean => {
    if (kept === null) return true;
    const changed = afterChange(get(), newSign());
    const result = kept.keep(toKeep(parts, changed, seed));
    if ('elsewhere' in result) {
      adopt(result.elsewhere, true);
      return false;
    }
    const { changes, trail } = changed;
    set({ changes, trail, isKept: result.kept });
    return true;
  };
  const lay = (change: Partial<CabinetState>, words: string): void => {
    rest();
    set({ ...change, told: null, isThinking: false, hasFailed: false }, words);
    // nobody knows who has the screen when new cards are dealt
    if (!hidesAtEnd(get())) set({ eyes: null });
    set({ hand: handOf(choices(), []) });
  };
  const show: Desk['show'] = (change, words) => {
    lay(change, words);
    if (keep()) ask();
  };
  const adopt = (record: CabinetRecord, isLost: boolean): void => {
    const { change, words, ...its } = adopted(parts, get(), record, isLost);
    ({ seed } = its);
    lay(change, words);
    ask();
  };
  const reread = (): void => {
    const elsewhere = kept?.changed() ?? null;
    if (elsewhere !== null) adopt(elsewhere, false);
  };
  const play: Desk['play'] = (text) => {
    get().checkClock();
    const { line, at, ended, clock } = get();
    const ply = at < firmOf(line) || isFull({ at }) ? null : plyOf(line, at, text);
    // a move made as the flag falls does not count, but the game may be taken back to an earlier point
    if (ply === null || (ended?.way === 'time' && at === line.plies.length)) return false;
    const longer: Line = { ...line, plies: [...line.plies.slice(0, at), ply] };
    const after = clock && clockAfter(clock, { line, ended }, { line: longer, ended: null }, moment());
    // a person who has stopped the clock may be away: it goes on when a person does
    const isHalted = clock?.paused === true && (levelAt(get()) !== null || isDrawnAlone(get()));
    const next = {
      line: longer,
      at: at + 1,
      ended: null,
      happened: 'played' as const,
      clock: after && isHalted && !ply.outcome.over ? halted(after) : after,
    };
    show(next, `${moveText(say, longer, ply)} ${turnText(say, longer, at + 1)}`);
    return true;
  };
  const end: Desk['end'] = (ended, at = moment()) => {
    const { line, clock } = get();
    if (isOverAt(get())) return;
    const change = { ended, at: line.plies.length, happened: 'ended' as const };
    show(
      { ...change, clock: clock && atEnd(clock, line, at) },
      endText(say, line, outcomeOf(line, ended), ended),
    );
  };
  const ask = (): void => {
    const now = watch;
    if (isAsked(get())) void answered(parts, seed, { get, set, play }, () => watch === now);
    else if (isDrawnAlone(get())) void drawLater();
  };
  const drawLater = async (): Promise<void> => {
    const now = watch;
    if (rollingLevel(get()) !== null && !isGoingOn(get())) await parts.pause?.();
    if (watch === now) get().draw();
  };
  const rest = (): void => {
    watch++;
    thinker?.stop();
  };
  const sow = (): void => {
    seed = parts.newSeed();
  };
  return { game, say, get, set, choices, moment, show, keep, reread, play, end, ask, rest, sow };
}

/** Whether the game now holds anything that somebody may not see. */
const hidesAtEnd = ({ line }: CabinetState): boolean =>
  line.rules.secrets?.hides(positionAt(line, line.plies.length)) ?? false;

/** Whether the computer is to move at the end of the game. */
const isAsked = (state: CabinetState): boolean =>
  levelAt(state) !== null && state.at === state.line.plies.length && !isFull(state);

/**
 * Lets the computer think and plays its move, as long as that is still due: the answer to a question about another
 * state of the game is not played.
 */
async function answered(
  { game, thinker, pause }: TableParts,
  seed: number,
  { get, set, play }: Pick<Desk, 'get' | 'set' | 'play'>,
  isDue: () => boolean,
): Promise<void> {
  const { line } = get();
  const level = levelAt(get());
  if (thinker === null || level === null) return;
  const moves = line.plies.map(({ text }) => text);
  set({ isThinking: true, hasFailed: false });
  const [move] = await Promise.all([
    thinker.think({
      game: game.id,
      variant: line.rules.id,
      start: startOf(line),
      moves,
      level,
      seed,
    }),
    game.chance === undefined ? null : pause?.(),
  ]);
  if (!isDue() || (move !== null && play(move))) return;
  // a move made as the flag fell has ended the game
  if (isDue()) set({ isThinking: false, hasFailed: true });
}
