import { handOf, type Choice } from '../../cabinet/seam/hand.ts';
import { announcedPly } from '../../text/cabinetTable.ts';
import { outcomeOf, plyOf, startOf, type Line } from './line.ts';
import type { CabinetRecord } from './record.ts';
import { choicesAt, levelAt, type CabinetState, type TableParts } from './tableState.ts';

/** What the deeds at a table have in common: the state, and the ways in which it goes on. */
export interface Desk extends Pick<TableParts, 'game' | 'say'> {
  readonly get: () => CabinetState;
  /** Changes what does not touch the game; words are announced. */
  readonly set: (change: Partial<CabinetState>, words?: string) => void;
  /** The legal moves of what is shown. */
  readonly choices: () => readonly Choice<unknown>[];
  /** Shows another place of the game or another game, with an empty hand; keeps it, and asks the computer. */
  readonly show: (change: Partial<CabinetState>, words: string) => void;
  /** Keeps the game as it stands. */
  readonly keep: () => void;
  /** Plays a written move where the game is shown; false if it is not legal. */
  readonly play: (text: string) => boolean;
  /** Asks the computer if it is to move. */
  readonly ask: () => void;
  /** Gives a new game its chances and tastes. */
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
  const set: Desk['set'] = (change, words) =>
    setState(words === undefined ? change : { ...change, announcement: words, said: get().said + 1 });
  const choices = () => choicesAt(get().line, get().at);
  const keep = (): void => {
    if (kept === null) return;
    const isKept = kept.keep(recordOf(get(), seed, parts.now()));
    if (isKept !== get().isKept) set({ isKept });
  };
  const show: Desk['show'] = (change, words) => {
    thinker?.stop();
    set({ ...change, told: null, isThinking: false, hasFailed: false }, words);
    set({ hand: handOf(choices(), []) });
    keep();
    ask();
  };
  const play: Desk['play'] = (text) => {
    const { line, at } = get();
    const ply = plyOf(line, at, text);
    if (ply === null) return false;
    const longer: Line = { ...line, plies: [...line.plies.slice(0, at), ply] };
    const next = { line: longer, at: at + 1, ended: null, happened: 'played' as const };
    show(next, announcedPly(say, longer, ply, outcomeOf(longer, null)));
    return true;
  };
  const ask = (): void => {
    if (isAsked(get())) void answered(parts, seed, { get, set, play });
  };
  const sow = (): void => {
    seed = parts.newSeed();
  };
  return { game, say, get, set, choices, show, keep, play, ask, sow };
}

/** Whether the computer is to move at the end of the game. */
const isAsked = (state: CabinetState): boolean =>
  levelAt(state) !== null && state.at === state.line.plies.length;

/** Lets the computer think and plays its move, unless the game has gone on otherwise. */
async function answered(
  { game, thinker }: TableParts,
  seed: number,
  { get, set, play }: Pick<Desk, 'get' | 'set' | 'play'>,
): Promise<void> {
  const { line, at, seating } = get();
  const level = levelAt(get());
  if (thinker === null || level === null) return;
  const { variant, start, moves } = recordOf(get(), seed, 0);
  set({ isThinking: true, hasFailed: false });
  const move = await thinker.think({ game: game.id, variant, start, moves, level, seed });
  // what was asked about another state of the game is not played
  if (get().line !== line || get().at !== at || get().seating !== seating) return;
  if (move === null || !play(move)) set({ isThinking: false, hasFailed: true });
}

/** The game as it is kept. */
const recordOf = (
  { line, seating, at, ended, look }: CabinetState,
  seed: number,
  when: number,
): CabinetRecord => ({
  variant: line.rules.id,
  start: startOf(line),
  seating,
  moves: line.plies.map(({ text }) => text),
  at,
  ended,
  look,
  seed,
  when,
});
