import type { Move } from '../../engine/index.ts';
import { commonTurns, movesOf } from '../../game/apart/line.ts';
import { lastPly, newGame, turnsMade, type Game } from '../../game/game.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { haveSameStart } from '../../game/tree/tree.ts';
import type { Defer } from '../saying.ts';
import type { Keeper } from '../kept/storage.ts';
import { createTable, type Barring, type TableStore } from './table.ts';
import { pageTime } from '../time.ts';

/** What a table needs if one of the players does not sit at it. */
interface FarTableNeeds {
  /** Why the player here cannot move now, in words; null if it is their turn. */
  readonly barredBy: Barring;
  /** The player here has made a move. */
  readonly onMove: (move: Move) => void;
  /** How the table does what nobody waits for. */
  readonly defer?: Defer;
}

/** A table at which one player sits while the other is elsewhere. The caller that opens it keeps what lies on it. */
export interface FarTable {
  readonly table: TableStore;
  /**
   * Puts another state of the game on the table: additional moves are made before the player’s eyes, an ending is
   * called out, and anything else simply appears. A player who looks at earlier turns goes on doing so while moves
   * come.
   */
  readonly lay: (sitting: Sitting) => void;
}

/** Opens a table for a game with a player elsewhere. */
export function createFarTable(sitting: Sitting, { barredBy, onMove, defer }: FarTableNeeds): FarTable {
  const table = createTable(passingKeeper(), pageTime, null, defer, barredBy);
  table.getState().resume(sitting);
  let isLaying = false;
  table.subscribe(({ sitting: now }, { sitting: before }) => {
    const isMove = now !== before && turnsMade(now.game) === turnsMade(before.game) + 1;
    const made = isMove && !isLaying ? lastPly(now.game) : undefined;
    if (made !== undefined) onMove(made.move);
  });
  return {
    table,
    lay: (newer) => {
      isLaying = true;
      layOn(table, newer);
      isLaying = false;
    },
  };
}

function layOn(table: TableStore, newer: Sitting): void {
  const { resume, act, end } = table.getState();
  const present = (): Sitting => table.getState().sitting;
  const { game, terms } = present();
  const isSameGame = haveSameStart(game.tree, newer.game.tree);
  if (!isSameGame) resume({ ...newer, game: newGame(newer.game.tree.start), end: null });
  else if (JSON.stringify(terms) !== JSON.stringify(newer.terms))
    resume({ ...present(), terms: newer.terms });
  const further = movesMore(present().game, newer.game);
  // a game that has ended goes on only if it is put there anew, even with another ending
  const isReopened = present().end !== null && JSON.stringify(present().end) !== JSON.stringify(newer.end);
  if (further === null || isReopened) resume({ ...newer, end: null });
  else for (const move of further) act(present(), { way: 'move', move });
  if (newer.end !== null && present().end === null) end(newer.end);
}

/** The moves by which a game becomes another one; null where it does not. */
function movesMore(from: Game, to: Game): readonly Move[] | null {
  const [before, after] = [movesOf(from), movesOf(to)];
  return commonTurns(before, after) === before.length ? after.slice(before.length) : null;
}

/** A keeper that lasts as long as the page is open. */
function passingKeeper(): Keeper {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, words) => {
      texts.set(key, words);
      return true;
    },
  };
}
