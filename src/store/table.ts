import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  parseMove,
  pieceAt,
  play,
  type Kind,
  type LegalMove,
  type Position,
  type Square,
  type Variation,
} from '../engine/index.ts';
import { currentPosition, goTo, newGame, playMove, redo, undo, type Game } from '../game/game.ts';
import { standingOf } from '../game/standing.ts';
import { formatSavedGame } from '../game/saved.ts';
import { movesBetween } from '../game/targets.ts';
import { notationText, refusalText } from '../text/refusals.ts';
import { text } from '../text/messages.ts';
import { announceJump, announcePick, announceStart, announceTurn } from './announce.ts';
import { answerTo, type Question } from './answers.ts';
import { readGame, type Damage } from './opening.ts';
import { KEYS, type Keeper } from './storage.ts';

/** A refusal as the player is told it: words, and the squares that show it. */
export interface Told {
  readonly words: string;
  readonly squares: readonly Square[];
  /** Where the words stand: a move that was written is answered beside its field, any other in the status. */
  readonly beside: 'status' | 'field';
}

/** A change of the position that the board may show as movement. */
export interface Change {
  readonly way: 'played' | 'dropped' | 'undone' | 'redone' | 'set' | 'begun';
  /** Counts the changes, so that the same change twice is two. */
  readonly number: number;
}

export interface TableState {
  readonly game: Game;
  readonly selection: Square | null;
  /** A move to the last rank that waits for the choice of its promotion. */
  readonly promotion: {
    readonly from: Square;
    readonly to: Square;
    readonly choices: readonly Kind[];
  } | null;
  /** A friendly piece that the player has chosen to capture once; the second choice does it. */
  readonly armed: Square | null;
  readonly told: Told | null;
  readonly announcement: string;
  /** Counts the announcements, so that the same words twice are read aloud twice. */
  readonly said: number;
  /** The square on which the player's attention rests: focused or chosen last. */
  readonly lookedAt: Square | null;
  readonly change: Change;
  /** Whether the game as it stands has been kept. */
  readonly saved: boolean;
  readonly damage: Damage | null;
  /** Something else that the player must know, in words. */
  readonly notice: string | null;
  /** A click or Enter on a square: picks a piece, or moves the one that is picked. */
  readonly choose: (square: Square) => void;
  /** Picks up a piece, whatever was picked before. */
  readonly lift: (square: Square) => void;
  /** Drops the piece that was picked up: on a square, or null beside the board. */
  readonly drop: (square: Square | null) => void;
  /** Makes a move written in any form; answers what is wrong with it, or null. */
  readonly write: (written: string) => string | null;
  readonly promote: (kind: Kind) => void;
  /** Leaves a promotion that waits, else the selection. */
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Shows the game after this many turns; those after it can be redone. */
  readonly goTo: (cursor: number) => void;
  readonly start: (variation: Variation, from?: Position) => void;
  readonly lookAt: (square: Square) => void;
  /** Answers a question about a square by an announcement. */
  readonly ask: (question: Question, square: Square) => void;
  readonly notify: (words: string) => void;
  /** The player has read the notices. */
  readonly dismiss: () => void;
}
export type TableStore = StoreApi<TableState>;

const AT_REST = { selection: null, promotion: null, armed: null, told: null } as const;

/** The game at the table: what was kept, or a new game. Every change of the game is kept at once. */
export function createTable(keeper: Keeper): TableStore {
  const opening = readGame(keeper);
  return createStore<TableState>()((set, get) => {
    const { mayOverwrite } = opening;
    const save = (game: Game): boolean => mayOverwrite && keeper.write(KEYS.game, formatSavedGame(game));

    const say = (announcement: string) => ({ announcement, said: get().said + 1 });

    const turnTo = (game: Game, way: Change['way'], announcement: string): void =>
      set({
        ...AT_REST,
        game,
        ...say(announcement),
        change: { way, number: get().change.number + 1 },
        saved: save(game),
      });

    const move = (from: Square, to: Square, promotion?: Kind, way: Change['way'] = 'played'): void => {
      const before = currentPosition(get().game);
      const wanted = { from, to, ...(promotion === undefined ? {} : { promotion }) };
      const played = playMove(get().game, wanted);
      if (played.ok) turnTo(played.value, way, announceTurn(played.value));
      else tell(refusalText(before, wanted, played.error), played.error.squares);
    };

    const tell = (words: string, squares: readonly Square[]): void =>
      set({ told: { words, squares, beside: 'status' }, promotion: null, armed: null });

    const jump = (game: Game, way: Change['way']): void => {
      if (game !== get().game) turnTo(game, way, announceJump(game, way));
    };

    const pick = (square: Square): void => {
      const position = currentPosition(get().game);
      const piece = pieceAt(position, square);
      if (piece?.side === position.turn && standingOf(position).outcome.status === 'playing')
        set({ ...AT_REST, selection: square, ...say(announcePick(position, square)) });
      else if (piece === null) set(AT_REST);
      else explain(position, square, square);
    };

    const explain = (position: Position, from: Square, to: Square): void => {
      const answer = play(position, { from, to });
      if (!answer.ok) tell(refusalText(position, { from, to }, answer.error), answer.error.squares);
    };

    const place = (from: Square, to: Square): void => {
      const position = currentPosition(get().game);
      const moves = movesBetween(position, from, to);
      const choices = promotionsOf(moves);
      const takesFriend = moves.some(({ captures }) => captures === 'friend');
      if (takesFriend && get().armed !== to) arm(position, to);
      else if (choices.length > 0) set({ promotion: { from, to, choices }, told: null });
      else if (moves.length > 0) move(from, to);
      else if (pieceAt(position, to)?.side === position.turn) pickInstead(position, from, to);
      else explain(position, from, to);
    };

    /** A move that says plainly what is meant: nothing is asked again but a promotion that is left out. */
    const make = (from: Square, to: Square, promotion?: Kind, way: Change['way'] = 'played'): void => {
      const choices = promotionsOf(movesBetween(currentPosition(get().game), from, to));
      if (choices.length > 0 && promotion === undefined)
        set({ selection: from, promotion: { from, to, choices }, told: null, armed: null });
      else move(from, to, promotion, way);
    };

    /** A click on a friendly piece may also mean to pick it, so its capture waits for a second one. */
    const arm = (position: Position, to: Square): void => {
      const piece = pieceAt(position, to);
      if (piece === null) return;
      const words = text('told.friendly', { kind: text(`kind.${piece.kind}`) });
      set({ armed: to, told: { words, squares: [to], beside: 'status' }, ...say(words) });
    };

    /** Another piece of the same side: it is picked; if a Fluttember may have been meant, the player hears why not. */
    const pickInstead = (position: Position, from: Square, to: Square): void => {
      const answer = play(position, { from, to });
      pick(to);
      if (!answer.ok && answer.error.code.startsWith('fluttember'))
        tell(refusalText(position, { from, to }, answer.error), answer.error.squares);
    };

    return {
      ...AT_REST,
      game: opening.game,
      announcement: '',
      said: 0,
      lookedAt: null,
      change: { way: 'set', number: 0 },
      saved: mayOverwrite,
      damage: opening.damage,
      notice: null,
      choose: (square) => {
        const { selection, promotion } = get();
        if (promotion !== null) return;
        if (selection === square) set(AT_REST);
        else if (selection === null) pick(square);
        else place(selection, square);
      },
      lift: pick,
      drop: (square) => {
        const { selection } = get();
        if (square === null) set(AT_REST);
        else if (selection !== null) make(selection, square, undefined, 'dropped');
      },
      write: (written) => {
        const { game } = get();
        const read = parseMove(currentPosition(game), written);
        if (read.ok) make(read.value.from, read.value.to, read.value.promotion);
        else tell(notationText(read.error), []);
        const { told } = get();
        if (told === null) return null;
        set({ told: { ...told, beside: 'field' } });
        return told.words;
      },
      promote: (kind) => {
        const { promotion } = get();
        if (promotion !== null) move(promotion.from, promotion.to, kind);
      },
      cancel: () => set(get().promotion === null ? AT_REST : { promotion: null, armed: null, told: null }),
      undo: () => jump(undo(get().game), 'undone'),
      redo: () => jump(redo(get().game), 'redone'),
      goTo: (cursor) => jump(goTo(get().game, cursor), 'set'),
      start: (variation, from) => {
        if (get().game.moves.length > 0) keeper.write(KEYS.previous, formatSavedGame(get().game));
        const game = newGame(variation, from);
        turnTo(game, 'begun', announceStart(game));
        set({ lookedAt: null });
      },
      lookAt: (lookedAt) => set({ lookedAt }),
      ask: (question, square) => set(say(answerTo(currentPosition(get().game), question, square))),
      notify: (notice) => set({ notice }),
      dismiss: () => set({ damage: null, notice: null }),
    };
  });
}

const promotionsOf = (moves: readonly LegalMove[]): Kind[] =>
  moves.flatMap(({ promotion }) => (promotion === undefined ? [] : [promotion]));
