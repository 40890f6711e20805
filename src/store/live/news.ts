import { otherRole } from '../../game/apart/index.ts';
import { commonTurns, movesOf } from '../../game/apart/line.ts';
import { endingOf } from '../../game/endings.ts';
import { turnsMade, type Game } from '../../game/game.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { haveSameStart } from '../../game/tree/tree.ts';
import { announceEnd, announceJump, announceStart, announceTurn } from '../table/announce.ts';
import type { Change } from '../change.ts';
import type { LiveState } from './liveState.ts';
import { sittingOfLive } from './sitting.ts';

/** What the table shows of a room; null before the game begins. */
export function sittingIn({ room, role, since, spent }: LiveState): Sitting | null {
  return room === null || room.now === null ? null : sittingOfLive(room, room.now, role, since, spent);
}

/** What has happened between two states of a room, as a change of the board and in words; null if nothing moves. */
export function happened(
  before: Sitting,
  after: Sitting,
): { way: Change['way']; words: () => string } | null {
  const [was, is] = [turnsMade(before.game), turnsMade(after.game)];
  const isNew = !haveSameStart(before.game.tree, after.game.tree) || before.terms.here !== after.terms.here;
  if (isNew || (endingOf(before) !== null && endingOf(after) === null))
    return { way: 'begun', words: () => announceStart(after) };
  if (before.end === null && after.end !== null) return { way: 'ended', words: () => announceEnd(after) };
  if (hasOtherLine(before.game, after.game)) return { way: 'set', words: () => announceTurn(after) };
  if (is === was + 1) return { way: 'played', words: () => announceTurn(after) };
  if (is < was) return { way: is === was - 1 ? 'undone' : 'set', words: () => announceJump(after, 'undone') };
  return is === was ? null : { way: 'set', words: () => announceTurn(after) };
}

/** Whether turns were taken back and others made since then, as when both arrive at once after a lost connection. */
function hasOtherLine(before: Game, after: Game): boolean {
  if (before === after) return false;
  const [was, is] = [movesOf(before), movesOf(after)];
  return commonTurns(was, is) < Math.min(was.length, is.length);
}

/** The name of the other player; empty if nobody has given one. */
export function otherName({ room, role }: Pick<LiveState, 'room' | 'role'>): string {
  if (room === null) return '';
  return otherRole(role ?? 'guest') === 'host' ? room.terms.agreement.hostName : (room.guest?.name ?? '');
}
