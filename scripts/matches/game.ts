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

/** A position of a game and the moves from there, all that can still be repeated: no capture, no Swod's move. */
export interface Since {
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** Who chooses moves in a match. */
export interface Player {
  readonly name: string;
  /** `earlier` holds the positions of the game before this one, oldest first; `since` how it came to this one. */
  readonly choose: (position: Position, earlier: readonly Position[], since: Since) => Move | null;
  /** Forgets the last game. */
  readonly begin: (seed: number) => void;
}

export interface GameResult {
  /** Points of Yellow and of Blue (section 9). */
  readonly yellow: number;
  readonly blue: number;
  readonly end: string;
  readonly turns: number;
}

/** After how many turns a game with no end in sight is drawn. */
const MOST_TURNS = 800;

/**
 * Plays a game to its end by the rules, or to a draw that can be claimed. Throws if a player does not give a legal
 * move.
 */
export function playGame(
  start: Position,
  players: Readonly<Record<Side, Player>>,
  mostTurns = MOST_TURNS,
): GameResult {
  const earlier: Position[] = [];
  const stood = new Map<string, number>();
  let position = start;
  let quiet = 0;
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

const drawn = (end: string, turns: number): GameResult => ({ yellow: 0.5, blue: 0.5, end, turns });
