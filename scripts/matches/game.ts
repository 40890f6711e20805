import {
  isLastingTurn,
  OCCURRENCES,
  outcome,
  play,
  QUIET_TURNS,
  type Move,
  type Position,
  type Side,
} from '../../src/engine/index.ts';

/**
 * A position of a game and the moves since then that were neither a capture nor a Swod's move, so that repetitions are
 * still possible.
 */
export interface Since {
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** A player in a match, who chooses moves. */
export interface Player {
  readonly name: string;
  /** `earlier` holds the positions of the game before this one, oldest first; `since` the moves that led to it. */
  readonly choose: (position: Position, earlier: readonly Position[], since: Since) => Move | null;
  /** The player's own estimate, in centipoints, after its last move; a forced win is `WON` or more. */
  readonly worth?: () => number | undefined;
  /** Forgets the last game. */
  readonly begin: (seed: number) => void;
}

export interface GameResult {
  /** The points of Yellow and of Blue (section 9). */
  readonly yellow: number;
  readonly blue: number;
  readonly end: string;
  readonly turns: number;
}

/** The number of turns after which an unfinished game counts as drawn. */
const MOST_TURNS = 800;

/** The worth of a forced win, in centipoints; a forced loss is the same below 0. */
export const WON = 30_000;

/** For how many turns in a row both players must agree on a lead that ends the game. */
const AGREED = 8;

/**
 * Plays a game to its end by the rules, or to a draw that can be claimed. If a lead in centipoints is given, the game
 * also ends when both players have agreed for some turns that one of them is that far ahead; this counts as a win.
 * Throws if a player does not return a legal move.
 */
export function playGame(
  start: Position,
  players: Readonly<Record<Side, Player>>,
  mostTurns = MOST_TURNS,
  lead = Infinity,
): GameResult {
  const earlier: Position[] = [];
  const stood = new Map<string, number>();
  let position = start;
  let quiet = 0;
  let agreed = 0;
  let since: Since = { start, moves: [] };
  for (let turns = 0; turns < mostTurns; turns++) {
    const found = outcome(position);
    if (found.status === 'over') return { ...found.points, end: found.ending, turns };
    const key = [...Array.from(position.cells), position.turn, position.fluttember].join();
    stood.set(key, (stood.get(key) ?? 0) + 1);
    if (stood.get(key) === OCCURRENCES) return drawn('repetition', turns);
    if (quiet >= QUIET_TURNS) return drawn('quiet', turns);
    const move = players[position.turn].choose(position, earlier, since);
    const played = move === null ? null : play(position, move);
    if (move === null || played === null || !played.ok)
      throw new Error(`${players[position.turn].name} has no legal move`);
    const leader = leaderBy(lead, position.turn, players[position.turn].worth?.());
    agreed = leader === 0 ? 0 : leader === Math.sign(agreed) ? agreed + leader : leader;
    if (Math.abs(agreed) >= AGREED)
      return { yellow: agreed > 0 ? 1 : 0, blue: agreed > 0 ? 0 : 1, end: 'lead', turns: turns + 1 };
    earlier.push(position);
    position = played.value.position;
    const isLasting = isLastingTurn(played.value.events);
    quiet = isLasting ? 0 : quiet + 1;
    since = isLasting
      ? { start: position, moves: [] }
      : { start: since.start, moves: [...since.moves, move] };
  }
  return drawn('length', mostTurns);
}

/**
 * Which side is that far ahead in the estimate of the side that has moved: 1 for Yellow, -1 for Blue, 0 for neither.
 */
function leaderBy(lead: number, side: Side, worth = 0): number {
  if (Math.abs(worth) < lead) return 0;
  return side === 'yellow' ? Math.sign(worth) : -Math.sign(worth);
}

const drawn = (end: string, turns: number): GameResult => ({ yellow: 0.5, blue: 0.5, end, turns });
