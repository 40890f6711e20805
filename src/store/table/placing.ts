import { haveSameStart } from '../../game/tree/tree.ts';
import { counterpart, previous } from '../../game/tree/walk.ts';
import { isBegun, turnsMade, type Game } from '../../game/game.ts';
import { relationOf } from '../../game/sitting/relation.ts';
import { afterChange } from '../../game/seat.ts';
import { lookAtClock, type Sitting } from '../../game/sitting/sitting.ts';
import { text } from '../../text/messages.ts';
import { announceEnd, announceTurn } from './announce.ts';
import type { Change } from '../change.ts';
import type { Keeping } from './keeping.ts';
import { newId, newSign } from '../newId.ts';
import type { Defer, Spoken, Words } from '../saying.ts';
import { AT_REST, type Reach, type TableState } from './state.ts';
import type { Time } from '../time.ts';

/** The ways in which a sitting comes to the table. */
export function createPlacing(
  set: Reach['set'],
  get: Reach['get'],
  { steady: now, wall }: Time,
  keeping: Keeping,
  defer: Defer,
): Reach {
  const bare = { set, get };
  const adopt = adopting(bare, keeping);
  const follow: Reach['follow'] = async (later) => {
    const result = await later;
    if ('elsewhere' in result) adopt(result.elsewhere, true);
    else set({ saved: result.kept });
  };
  const seated = ({ seat, ...sitting }: Sitting): Sitting => {
    const before = seat ?? { id: newId(), began: wall(), changes: 0, trail: '' };
    return { ...sitting, seat: afterChange(before, newSign()) };
  };

  /** `isOwn` for what the player does, which must not be lost without a word. */
  const place = (
    changed: Sitting,
    way: Change['way'] | null,
    announcement: Words,
    isOwn: boolean,
  ): boolean => {
    const sitting = seated(changed);
    const result = keeping.keep(sitting);
    if ('elsewhere' in result) {
      adopt(result.elsewhere, isOwn);
      return false;
    }
    const change = way === null ? get().change : { way, number: get().change.number + 1 };
    lay(bare, sitting, { announcement, change, ...('kept' in result ? { saved: result.kept } : {}) });
    if ('later' in result) void follow(result.later);
    return true;
  };

  return {
    set,
    get,
    now,
    follow,
    adopt,
    put: (sitting, way, announcement) => place(sitting, way, announcement, true),
    flag: () => {
      const { sitting } = get();
      const looked = lookAtClock(sitting, now());
      if (looked !== sitting) place(looked, 'ended', announceEnd(looked), false);
    },
    ...puttingTurns({ ...bare, adopt, follow }, keeping, seated, defer),
  };
}

type Bare = Pick<Reach, 'set' | 'get'>;

const lay = ({ set }: Bare, sitting: Sitting, changes: Spoken<TableState>): void =>
  set({ ...AT_REST, sitting, game: sitting.game, shown: sitting.game, ...changes });

function adopting(bare: Bare, keeping: Keeping): Reach['adopt'] {
  return (sitting, isLost = false) => {
    const { game, notice, change, sitting: ours } = bare.get();
    const way = isOneTurnOn(game, sitting.game) ? 'played' : 'set';
    const lost = lossBy(ours, sitting, isLost, keeping);
    lay(bare, sitting, {
      announcement: () => announceTurn(sitting),
      change: { way, number: change.number + 1 },
      saved: true,
      notice: lost ?? notice,
    });
  };
}

/** A turn is shown first, and kept once its picture has been drawn. */
function puttingTurns(
  reach: Bare & Pick<Reach, 'adopt' | 'follow'>,
  keeping: Keeping,
  seated: (sitting: Sitting) => Sitting,
  defer: Defer,
): Pick<Reach, 'putTurn' | 'keepNow'> {
  const { set, get, adopt, follow } = reach;
  /**
   * Which turn waits to be kept; whatever comes to the table after it makes that unnecessary, since it is itself kept,
   * or already was.
   */
  let waiting: Sitting['seat'];
  const keepNow = (): void => {
    const { sitting, saved } = get();
    const isThere = waiting !== undefined && sitting.seat === waiting;
    waiting = undefined;
    if (!isThere) return;
    const result = keeping.keep(sitting);
    if ('elsewhere' in result) adopt(result.elsewhere, true);
    else if ('later' in result) void follow(result.later);
    else if (result.kept !== saved) set({ saved: result.kept });
  };
  return {
    keepNow,
    putTurn: (changed, way, announcement) => {
      const sitting = seated(changed);
      lay(reach, sitting, { announcement, change: { way, number: get().change.number + 1 } });
      waiting = sitting.seat;
      defer(keepNow);
    },
  };
}

/** What the player loses when a state of a game from another tab comes to the table, in words; null for nothing. */
function lossBy(ours: Sitting, theirs: Sitting, isLost: boolean, { keepPrevious }: Keeping): string | null {
  const relation = relationOf(ours, theirs);
  if (relation === 'other' && isBegun(ours.game))
    return text(keepPrevious(ours) ? 'notice.replaced' : 'notice.replaced-no-room');
  if (relation === 'other') return null;
  return isLost || relation === 'newer' || relation === 'parted' ? text('notice.elsewhere') : null;
}

/** Whether a game is another one with one turn more. */
const isOneTurnOn = (before: Game, after: Game): boolean =>
  haveSameStart(before.tree, after.tree) &&
  turnsMade(after) === turnsMade(before) + 1 &&
  counterpart(before.tree, before.at, after.tree) === previous(after.tree, after.at);
