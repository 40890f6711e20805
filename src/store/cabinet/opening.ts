import { gameBy, type AnyGame } from '../../cabinet/seam/game.ts';
import type { AnyRules } from '../../cabinet/seam/rules.ts';
import type { Lot } from '../../cabinet/seam/chance.ts';
import { newId } from '../newId.ts';
import { clockOpened } from './keptTable.ts';
import { lineWith, newLine, outcomeOf, type Line } from './line.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import type { Seat } from '../../game/seat.ts';
import type { CabinetRecord, Seated } from './record.ts';
import type { TableParts } from './tableState.ts';

/** The rules of a variant; those of the first one if there is none of this name. */
export function variantOf(game: AnyGame, id: string): AnyRules {
  const rules = game.variants.find((variant) => variant.id === id) ?? game.variants[0];
  if (rules === undefined) throw new Error(`${game.id} has no rules`);
  return rules;
}

/** A game before its first move. If players would roll for who begins, that is random unless they choose. */
export function emptyLine(
  { game, newSeed }: Pick<TableParts, 'game' | 'newSeed'>,
  rules: AnyRules,
  first: number | null = null,
): Line {
  const shown = gameBy(game, rules);
  const start: unknown = shown.begunBy?.(first ?? newSeed() % rules.seats.length) ?? rules.start();
  return { game: shown, rules, start, plies: [] };
}

/** What determines a new game's dice or cards; null if it has none. */
export function newLot({ newSecret }: TableParts, { game, rules }: Line): Lot | null {
  if (game.chance === undefined) return null;
  const seed = newSecret();
  return { seed, hash: game.chance.source.hashOf(seed), numbers: rules.seats.map(() => '') };
}

/** What was kept, or a new game for two people. What cannot be read to its end is put aside. */
export function openedOf(parts: TableParts) {
  const laid = laidOut(parts, parts.kept?.first ?? null);
  if (!laid.isWhole) parts.kept?.putAside();
  return laid;
}

/**
 * A game that was kept, as it lies on the table; a new one for two people if there is none. `clockOf` finds its clock
 * from what was kept.
 */
export function laidOut(parts: TableParts, record: CabinetRecord | null, clockOf = clockOpened) {
  const { game, kept, newSeed } = parts;
  const rules = variantOf(game, record?.variant ?? '');
  const fresh = rules.seats.map((): Seated => null);
  const begun = record === null ? emptyLine(parts, rules) : newLine(game, rules, record.start);
  const read =
    begun === null ? { line: emptyLine(parts, rules), isWhole: false } : lineWith(begun, record?.moves ?? []);
  const { line } = read;
  const isSound = record === null || (record.variant === rules.id && isEnding(record.ended, rules));
  const isWhole = read.isWhole && isSound;
  const seating = record?.seating.length === rules.seats.length ? record.seating : fresh;
  const at = Math.min(record?.at ?? 0, line.plies.length);
  const ended = isWhole ? (record?.ended ?? null) : null;
  const keptLot = record?.lot?.numbers.length === rules.seats.length ? record.lot : null;
  // a game that is over gets no new seed: the one that it followed from was never revealed
  const lot = keptLot ?? (outcomeOf(line, ended).over ? null : newLot(parts, line));
  const isSeated = (bySeat: readonly unknown[] | undefined): boolean => bySeat?.length === rules.seats.length;
  // the times of a game that cannot be read to its end belong to a different state
  const clock = isWhole && record !== null && isSeated(record.clock?.left) ? clockOf(parts, record) : null;
  const { match: told = null } = record ?? {};
  const match =
    told !== null && isSeated(told.points) && told.played < (told.games ?? Infinity) ? told : null;
  // what is left of a game that cannot be read to its end is another game, so the library keeps the original as it was
  const isNamed = record !== null && record.id !== '' && isWhole;
  return {
    state: {
      ...(isNamed ? seatOf(record) : newSeat(parts)),
      line,
      seating,
      names: record?.names ?? [],
      clock,
      match,
      at,
      ended,
      lot,
      look: record?.look ?? null,
    },
    seed: record?.seed ?? newSeed(),
    isWhole,
    wasDamaged: kept?.wasDamaged === true || !isWhole,
  };
}

/** Whether an end of a game names a seat if it needs one. */
const isEnding = (ended: Ended | null, { seats }: AnyRules): boolean =>
  ended === null ||
  (ended.way !== 'conceded' && ended.way !== 'time') ||
  seats[ended.seat ?? -1] !== undefined;

const seatOf = ({ id, began, changes, trail }: Seat): Seat => ({ id, began, changes, trail });

/** The seat of a new game. */
export const newSeat = ({ newId: idFor = newId, now }: Pick<TableParts, 'newId' | 'now'>): Seat => ({
  id: idFor(),
  began: now(),
  changes: 0,
  trail: '',
});
