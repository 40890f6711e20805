import { gameBy, type AnyGame } from '../../cabinet/seam/game.ts';
import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { lineWith, newLine, type Line } from './line.ts';
import type { Seated } from './record.ts';
import type { TableParts } from './tableState.ts';

/** The rules of a variant; those of the first where there is none of this name. */
export function variantOf(game: AnyGame, id: string): AnyRules {
  const rules = game.variants.find((variant) => variant.id === id) ?? game.variants[0];
  if (rules === undefined) throw new Error(`${game.id} has no rules`);
  return rules;
}

/** A game before its first move. */
export const emptyLine = (game: AnyGame, rules: AnyRules): Line => ({
  game: gameBy(game, rules),
  rules,
  start: rules.start(),
  plies: [],
});

/** What was kept, or a new game for two people. */
export function openedOf({ game, kept, newSeed }: TableParts) {
  const record = kept?.first ?? null;
  const rules = variantOf(game, record?.variant ?? '');
  const fresh = rules.seats.map((): Seated => null);
  const begun = newLine(game, rules, record?.start ?? null);
  const { line, isWhole } =
    begun === null ? { line: emptyLine(game, rules), isWhole: false } : lineWith(begun, record?.moves ?? []);
  const seating = record?.seating.length === rules.seats.length ? record.seating : fresh;
  const at = Math.min(record?.at ?? 0, line.plies.length);
  const ended = isWhole ? (record?.ended ?? null) : null;
  return {
    state: { line, seating, at, ended, look: record?.look ?? null },
    seed: record?.seed ?? newSeed(),
    wasDamaged: kept?.wasDamaged === true || !isWhole,
  };
}
