import { accept, type Result } from '../../../engine/index.ts';
import { fault } from '../../seam/ranks.ts';
import type { Fault } from '../../seam/rules.ts';
import { discards, HAND, handOf, LIMIT, totalOf, type Position, type Table } from './position.ts';

const CRIB = 4;

/** How many seats come before a seat, counted from the left of the dealer. */
const before = ({ players }: Table, { dealer }: Position, seat: number): number =>
  (seat - dealer - 1 + players) % players;

/** Section 4: with three players one card is dealt to the crib. */
const toCrib = ({ players }: Table): number => (players === 3 ? 1 : 0);

/** Sections 4 and 5: how many cards a seat has kept, laid or not. */
function keptBy(table: Table, position: Position, seat: number): number {
  const { phase, hands } = position;
  const place = before(table, position, seat);
  if (phase === 'deal') {
    const dealt = hands.flat().length;
    return Math.floor(dealt / table.players) + (place < dealt % table.players ? 1 : 0);
  }
  const waits = phase === 'discard' && place >= before(table, position, position.seat);
  return waits ? HAND : HAND - discards(table);
}

/** Section 5: how many cards lie in the crib. */
function cribOf(table: Table, position: Position): number {
  const { phase, seat } = position;
  if (phase === 'deal') return 0;
  return phase === 'discard' ? toCrib(table) + before(table, position, seat) * discards(table) : CRIB;
}

/**
 * Section 6: whether the cards laid and the goes fit the phase, and whether the player to act in the play still takes
 * part.
 */
function isPlayRight(position: Position): boolean {
  const { phase, seat, gone, laid } = position;
  if (phase === 'play')
    return totalOf(position) < LIMIT && handOf(position, seat).length > 0 && !gone.includes(seat);
  const hasPlayed = phase === 'show' || phase === 'crib';
  return gone.length === 0 && (hasPlayed ? totalOf(position) <= LIMIT : laid.length === 0);
}

/** The position, if every seat, the crib and the play have the cards of sections 4 to 6; otherwise what is wrong. */
export function whole(table: Table, position: Position): Result<Position, Fault> {
  const { hands, crib, laid, phase } = position;
  const wrong = hands.findIndex((hand, index) => {
    const own = laid.filter(({ seat }) => seat === index + 1).length;
    return hand.length + own !== keptBy(table, position, index + 1);
  });
  if (wrong >= 0) return fault('excluded', 5, String(wrong + 1));
  const isDealt = hands.flat().length >= HAND * table.players + toCrib(table);
  if (phase === 'deal' && isDealt) return fault('excluded', 3, phase);
  if (crib.length !== cribOf(table, position)) return fault('excluded', 6, String(crib.length));
  return isPlayRight(position) ? accept(position) : fault('excluded', 0, phase);
}
