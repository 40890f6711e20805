import { legalMoves, parseMove } from '../../src/engine/index.ts';
import {
  accepting,
  beginning,
  formatLetter,
  inviting,
  letterOf,
  moving,
  parseLetter,
  receive,
  sending,
  type Agreement,
  type Apart,
  type Letter,
} from '../../src/game/apart/index.ts';
import { currentPosition } from '../../src/game/game.ts';
import { toBase64 } from '../../src/game/link/base64.ts';

export const NOW = 1_800_000_000_000;

/** 16 bytes that tell each other apart, as ids, keys and numbers are. */
export const number = (seed: number): string =>
  toBase64(Uint8Array.from({ length: 16 }, (_, at) => (seed * 31 + at * 7) & 255));

export const AGREEMENT: Omit<Agreement, 'commitment'> = {
  variation: 'stikitche',
  position: null,
  begins: 'yellow',
  hostSide: 'yellow',
  days: 3,
  takeBack: 'ask',
  hostName: 'Dray',
};

/** Somebody has sent an invitation; only what differs from the usual terms is given. */
export const invited = (terms: Partial<typeof AGREEMENT> = {}, seed = 1): Apart =>
  inviting({ id: number(seed), number: number(seed + 100), agreement: { ...AGREEMENT, ...terms }, now: NOW });

export const DELIA = { key: number(7), name: 'Delia' };

/** What is read back from a link made from what one side has. */
export function throughLink(apart: Apart): Letter {
  const code = formatLetter(letterOf(apart, NOW));
  const read = code.ok ? parseLetter(code.value) : null;
  if (read?.ok !== true) throw new Error(`the link cannot be read: ${read?.error.code ?? 'too long'}`);
  return read.value;
}

/** What one side has after opening the other's link; throws where the game does not go on. */
export function opened(side: Apart, other: Apart): Apart {
  const letter = throughLink(other);
  const outcome = receive(side, letter, NOW);
  if (outcome.is === 'next') return outcome.apart;
  if (outcome.is === 'acceptance') return beginning(side, letter, NOW);
  throw new Error(`the game does not go on: ${outcome.is}`);
}

/** Both players of a game that has been accepted and begun. */
export interface Pair {
  readonly host: Apart;
  readonly guest: Apart;
}

export function begun(terms: Partial<typeof AGREEMENT> = {}, seed = 1): Pair {
  const host = sending(invited(terms, seed), NOW);
  const guest = accepting(throughLink(host), DELIA, NOW);
  return { host: opened(host, guest), guest: sending(guest, NOW) };
}

/** Makes a move, written in any form, or the first legal one, and sends it. */
export function moved(side: Apart, written?: string): Apart {
  if (side.game === null) throw new Error('no game yet');
  const position = currentPosition(side.game);
  const read = written === undefined ? undefined : parseMove(position, written);
  const move = read === undefined ? legalMoves(position)[0] : read.ok ? read.value : undefined;
  const made = move === undefined ? undefined : moving(side, move, NOW);
  if (made?.ok !== true) throw new Error(`${written ?? 'the first move'} cannot be made`);
  return sending(made.value, NOW);
}
