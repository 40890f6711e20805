import { createStore, type StoreApi } from 'zustand/vanilla';
import { gameBy, type AnyGame } from '../../cabinet/seam/game.ts';
import { grown, handOf, type Choice, type Hand } from '../../cabinet/seam/hand.ts';
import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { allowedMoves } from '../../cabinet/seam/walk.ts';
import type { Say } from '../../text/cabinetTable.ts';
import { announcedPly, endText, pickedText, refusedText, turnText } from '../../text/cabinetTable.ts';
import type { KeptValue } from '../keptValue.ts';
import {
  claimOf,
  lineWith,
  newLine,
  outcomeAt,
  outcomeOf,
  pastAt,
  plyOf,
  positionAt,
  startOf,
  type Line,
} from './line.ts';
import type { CabinetRecord, Ended, Seated } from './record.ts';
import type { Thinker } from './thinker.ts';

/** What has just happened, for motion and sound. */
export type Happened = 'played' | 'shown' | 'begun' | 'ended';

export interface CabinetState {
  readonly line: Line;
  readonly seating: readonly Seated[];
  /** After how many moves the board is shown. */
  readonly at: number;
  readonly ended: Ended | null;
  readonly hand: Hand<unknown>;
  /** Why the last try was refused. */
  readonly told: string | null;
  readonly announcement: string;
  /** Counts what is said, so that the same words are read again. */
  readonly said: number;
  readonly happened: Happened;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
  /** Whether the game is kept in the browser. */
  readonly isKept: boolean;
  readonly wasDamaged: boolean;
  /** How the men are drawn, where there is a choice; null for the usual drawings. */
  readonly look: string | null;
  readonly dress: (look: string) => void;
  readonly choose: (step: string) => void;
  /** Makes the move as far as it has been chosen, where it could go on. */
  readonly finish: () => void;
  readonly putDown: () => void;
  /** Plays a written move; answers why it cannot be played, or null. */
  readonly write: (text: string) => string | null;
  readonly goTo: (at: number) => void;
  /** Back to where a person was to move. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly begin: (variant: string, seating: readonly Seated[]) => void;
  readonly concede: () => void;
  readonly claim: () => void;
  readonly agree: () => void;
  /** Asks the computer again. */
  readonly ask: () => void;
  /** The page has been left. */
  readonly leave: () => void;
}

export type CabinetStore = StoreApi<CabinetState>;

/** What a table needs beside its game. */
export interface TableParts {
  readonly game: AnyGame;
  readonly say: Say;
  readonly kept: KeptValue<CabinetRecord> | null;
  readonly thinker: Thinker | null;
  /** A number for a new game's chances and tastes. */
  readonly newSeed: () => number;
  readonly now: () => number;
}

/** The legal moves of what is shown, with the steps by which they are chosen. */
export function choicesAt(line: Line, at: number): readonly Choice<unknown>[] {
  if (outcomeAt(line, at).over) return [];
  const position = positionAt(line, at);
  return allowedMoves(line.rules, position, pastAt(line, at)).map((move: unknown) => ({
    move,
    steps: line.game.steps(position, move),
  }));
}

const variantOf = (game: AnyGame, id: string): AnyRules | undefined =>
  game.variants.find((rules) => rules.id === id) ?? game.variants[0];

/** Whether it is over, at the end of the line or where the players have ended it. */
export const isOverAt = ({ line, ended }: CabinetState): boolean => outcomeOf(line, ended).over;

/** The seat to move after the moves that are shown; null when the game is over there. */
export function seatAt(state: Pick<CabinetState, 'line' | 'at' | 'ended'>): number | null {
  const { line, at, ended } = state;
  const position = positionAt(line, at);
  const isEnd = at === line.plies.length && ended !== null;
  if (isEnd || outcomeAt(line, at).over) return null;
  const turn = line.rules.turn(position);
  return turn === 'chance' ? null : turn;
}

/** Who is to move there, if it is the computer. */
export function levelAt(state: Pick<CabinetState, 'line' | 'at' | 'ended' | 'seating'>): Seated {
  const seat = seatAt(state);
  return seat === null ? null : (state.seating[seat] ?? null);
}

/** A game of the cabinet at its table. */
export function createCabinetTable(parts: TableParts): CabinetStore {
  const { game, say, kept, thinker } = parts;
  const [first] = game.variants;
  if (first === undefined) throw new Error(`${game.id} has no rules`);
  const opened = openedOf(parts);
  let { seed } = opened;
  return createStore<CabinetState>((set, get) => {
    const choices = (): readonly Choice<unknown>[] => choicesAt(get().line, get().at);
    const said = (words: string): Pick<CabinetState, 'announcement' | 'said'> => ({
      announcement: words,
      said: get().said + 1,
    });
    const keep = (): void => {
      if (kept === null) return;
      const { line, seating, at, ended, look } = get();
      const isKept = kept.keep({
        variant: line.rules.id,
        start: startOf(line),
        seating,
        moves: line.plies.map(({ text }) => text),
        at,
        ended,
        look,
        seed,
        when: parts.now(),
      });
      if (isKept !== get().isKept) set({ isKept });
    };
    /** Shows the line after so many moves, with an empty hand. */
    const show = (change: Partial<CabinetState>, words: string): void => {
      thinker?.stop();
      set({ ...change, told: null, isThinking: false, hasFailed: false, ...said(words) });
      set({ hand: handOf(choices(), []) });
      keep();
      ask();
    };
    const play = (text: string): boolean => {
      const { line, at } = get();
      const ply = plyOf(line, at, text);
      if (ply === null) return false;
      const longer: Line = { ...line, plies: [...line.plies.slice(0, at), ply] };
      const next = { line: longer, at: at + 1, ended: null, happened: 'played' as const };
      show(next, announcedPly(say, longer, ply, outcomeOf(longer, null)));
      return true;
    };
    const ask = (): void => {
      const { line, at, seating } = get();
      const level = levelAt(get());
      if (thinker === null || level === null || at < line.plies.length) return;
      const moves = line.plies.map(({ text }) => text);
      set({ isThinking: true, hasFailed: false });
      void (async () => {
        const move = await thinker.think({
          game: game.id,
          variant: line.rules.id,
          start: startOf(line),
          moves,
          level,
          seed,
        });
        // what was asked about another state of the game is not played
        if (get().line !== line || get().at !== at || get().seating !== seating) return;
        if (move === null || !play(move)) set({ isThinking: false, hasFailed: true });
      })();
    };
    const goTo = (to: number): void => {
      const { line } = get();
      const at = Math.max(0, Math.min(to, line.plies.length));
      if (at === get().at) return;
      const state = { line, at, ended: get().ended };
      show({ at, happened: 'shown' }, turnText(say, line, at, seatAt(state)));
    };
    const end = (ended: Ended): void => {
      const { line } = get();
      if (isOverAt(get())) return;
      show(
        { ended, at: line.plies.length, happened: 'ended' },
        endText(say, line, outcomeOf(line, ended), ended),
      );
    };
    const refuse = (words: string): void => set({ told: words });
    /** Nobody chooses for the computer, or when all is over. */
    const isMine = (): boolean => seatAt(get()) !== null && levelAt(get()) === null;
    return {
      ...opened.state,
      hand: handOf(choicesAt(opened.state.line, opened.state.at), []),
      told: null,
      announcement: '',
      said: 0,
      happened: 'shown',
      isThinking: false,
      hasFailed: false,
      isKept: true,
      wasDamaged: opened.wasDamaged,
      choose: (step) => {
        const { line, at, hand } = get();
        if (!isMine()) {
          refuse(say(isOverAt(get()) && seatAt(get()) === null ? 'why.over' : 'why.computer'));
          return;
        }
        const next = grown(choices(), hand, step);
        const position = positionAt(line, at);
        if (next === null) {
          refuse(refusedText(say, line.game, position, hand.chosen, step));
          return;
        }
        if (next.move !== null && next.next.size === 0) play(line.rules.writeMove(next.move));
        else set({ hand: next, told: null, ...said(pickedText(say, next)) });
      },
      finish: () => {
        const { line, hand } = get();
        if (hand.move !== null) play(line.rules.writeMove(hand.move));
      },
      putDown: () => {
        if (get().hand.chosen.length > 0 || get().told !== null)
          set({ hand: handOf(choices(), []), told: null });
      },
      write: (written) => {
        if (!isMine()) return say(seatAt(get()) === null ? 'why.over' : 'why.computer');
        return play(written.trim()) ? null : say('why.written', { move: written.trim().slice(0, 40) });
      },
      goTo,
      undo: () => {
        const { line, at, seating } = get();
        let to = at - 1;
        while (to > 0 && levelAt({ line, at: to, ended: null, seating }) !== null) to--;
        goTo(to);
      },
      redo: () => {
        const { line, at, seating } = get();
        let to = at + 1;
        while (to < line.plies.length && levelAt({ line, at: to, ended: null, seating }) !== null) to++;
        goTo(to);
      },
      begin: (variant, seating) => {
        const rules = variantOf(game, variant) ?? first;
        seed = parts.newSeed();
        const line = emptyLine(game, rules);
        const words = turnText(say, line, 0, seatAt({ line, at: 0, ended: null }));
        show({ line, seating, at: 0, ended: null, happened: 'begun' }, words);
      },
      dress: (look) => {
        set({ look });
        keep();
      },
      concede: () => {
        const { line, seating } = get();
        const seat = seatAt({ ...get(), at: line.plies.length });
        // the computer never concedes: the person does, whoever is to move
        const person = seat !== null && (seating[seat] ?? null) === null ? seat : seating.indexOf(null);
        if (person >= 0) end({ way: 'conceded', seat: person });
      },
      claim: () => {
        const way = claimOf(get().line);
        if (way !== null) end({ way, seat: null });
      },
      agree: () => end({ way: 'agreed', seat: null }),
      ask,
      leave: () => {
        thinker?.stop();
        set({ isThinking: false });
      },
    };
  });
}

const emptyLine = (game: AnyGame, rules: AnyRules): Line => ({
  game: gameBy(game, rules),
  rules,
  start: rules.start(),
  plies: [],
});

/** What was kept, or a new game for two people. */
function openedOf({ game, kept, newSeed }: TableParts) {
  const record = kept?.first ?? null;
  const rules = variantOf(game, record?.variant ?? '');
  if (rules === undefined) throw new Error(`${game.id} has no rules`);
  const fresh = rules.seats.map((): Seated => null);
  const begun = newLine(game, rules, record?.start ?? null);
  const { line, isWhole } =
    begun === null ? { line: emptyLine(game, rules), isWhole: false } : lineWith(begun, record?.moves ?? []);
  const seating = record?.seating.length === rules.seats.length ? record.seating : fresh;
  const at = Math.min(record?.at ?? 0, line.plies.length);
  const ended = isWhole ? (record?.ended ?? null) : null;
  return {
    state: { line, seating, at, ended, look: record?.look ?? null },
    seed: record?.seed ?? newSeed(),
    wasDamaged: kept?.wasDamaged === true || !isWhole,
  };
}
