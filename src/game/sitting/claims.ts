import {
  formatPosition,
  isLastingTurn,
  memoised,
  OCCURRENCES,
  QUIET_TURNS,
  type Position,
} from '../../engine/index.ts';
import { currentPosition, pliesPlayed, type Game } from '../game.ts';
import { standingOf } from '../standing.ts';

/** A reason for which either player may claim a draw now. */
export type Claim =
  /** `turns` are the numbers of the turns after which the position occurred, the present one last. */
  | { readonly ground: 'repetition'; readonly turns: readonly number[] }
  | { readonly ground: 'quiet'; readonly turns: number };

/**
 * The reasons for which a draw can be claimed in a game as it stands, worked out once; none in a game that has ended
 * under the rules.
 */
export const claimsOf = memoised((game: Game): readonly Claim[] =>
  standingOf(currentPosition(game)).outcome.status === 'over' ? [] : findClaims(game),
);

/** Whether a draw can be claimed for this reason now. */
export const canClaim = (game: Game, wanted: Claim['ground']): boolean =>
  claimsOf(game).some(({ ground }) => ground === wanted);

function findClaims(game: Game): Claim[] {
  const plies = pliesPlayed(game);
  const quiet = plies.length - 1 - plies.findLastIndex(({ events }) => isLastingTurn(events));
  const recent = [currentPosition(game), ...plies.slice(plies.length - quiet).map(({ before }) => before)];
  const key = positionKey(currentPosition(game));
  const turns = recent
    .filter((position) => positionKey(position) === key)
    .map(({ turnsPlayed }) => turnsPlayed)
    .toSorted((a, b) => a - b);
  return [
    ...(turns.length >= OCCURRENCES ? [{ ground: 'repetition', turns } as const] : []),
    ...(quiet >= QUIET_TURNS ? [{ ground: 'quiet', turns: quiet } as const] : []),
  ];
}

/**
 * Equal for the same position with the same side to move and the same rights: its position line without the number of
 * turns.
 */
const positionKey = memoised((position: Position): string => formatPosition(position).replace(/ \d+$/, ''));
