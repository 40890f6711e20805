import { formatPosition } from '../../src/engine/index.ts';
import { endingOf } from '../../src/game/endings.ts';
import { currentPosition, turnsMade } from '../../src/game/game.ts';
import { formatLiveLink, parseLiveLink, type LiveLink, type LiveTerms } from '../../src/game/live/index.ts';
import { nodeOf } from '../../src/game/tree/index.ts';
import type { LiveRoom } from '../../src/store/live/liveState.ts';
import { arriving, hosting, type Member } from '../../src/store/live/member.ts';
import { clockOf, termsWith } from './live.ts';
import { firstMove, liveHub, settled } from './liveHub.ts';

export const FIVE_MINUTES = clockOf(300_000, 0);

export const through = (link: LiveLink): LiveLink => {
  const read = parseLiveLink(formatLiveLink(link));
  if (read === null) throw new Error('no link');
  return read;
};

export const invitationTo = ({ room, invitation }: Member): LiveLink =>
  through({ is: 'play', room, invitation: invitation ?? new Uint8Array(16) });

/** A host and a guest in a game that has begun. */
export async function together(terms: LiveTerms = termsWith({}, FIVE_MINUTES), off = 0) {
  const hub = liveHub();
  const own = hosting(hub.draw);
  const host = await hub.open('host', own, terms);
  const guest = await hub.open('guest', arriving(invitationTo(own), hub.draw), null, off);
  guest.accept('Dray');
  await settled();
  return { hub, own, host, guest };
}

export const gameOf = ({ state }: LiveRoom) => {
  const { now = null } = state.getState().room ?? {};
  if (now === null) throw new Error('no game');
  return now;
};
export const turnsIn = (room: LiveRoom): number => turnsMade(gameOf(room).game);
export const sightOf = (room: LiveRoom): string => formatPosition(currentPosition(gameOf(room).game));
export const endOf = (room: LiveRoom) => endingOf(gameOf(room))?.ending ?? null;

/** Plays the first legal move for each in turn. */
export function playOn(turns: number, first: LiveRoom, second: LiveRoom): void {
  for (let turn = 0; turn < turns; turn++) {
    const mover = turn % 2 === 0 ? first : second;
    mover.play(firstMove(mover));
  }
}

/** The time that the mover of the last turn has left. */
export const shown = (room: LiveRoom): number | null => {
  const { tree, at } = gameOf(room).game;
  return nodeOf(tree, at).notes.clock;
};
