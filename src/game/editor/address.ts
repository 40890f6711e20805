import {
  accept,
  formatPosition,
  parseArrangement,
  refuse,
  resolveGame,
  startPosition,
  type Arrangement,
  type NotationError,
  type Result,
  type VariationIdError,
} from '../../engine/index.ts';

/** Why an address does not name an arrangement: there is no such game, or its line is wrong. */
export type AddressError =
  | { readonly code: 'variation'; readonly error: VariationIdError }
  | { readonly code: 'line'; readonly at: NotationError };

/** An arrangement as the end of an address: `stikitche/2pk2/…/2PK2_y_-_-_0`, the position line with `_` for spaces. */
export const formatAddress = (arrangement: Arrangement): string =>
  `${arrangement.ruleset.variation.id}/${formatPosition(arrangement).replaceAll(' ', '_')}`;

/** Reads the end of an address; without a position line it means the start of the game. Never throws. */
export function parseAddress(written: string): Result<Arrangement, AddressError> {
  const slash = written.indexOf('/');
  const id = slash < 0 ? written : written.slice(0, slash);
  const line = slash < 0 ? '' : written.slice(slash + 1).replaceAll('_', ' ');
  const variation = resolveGame(id);
  if (!variation.ok) return refuse({ code: 'variation', error: variation.error });
  if (line.trim() === '') return accept(startPosition(variation.value));
  const read = parseArrangement(variation.value, line);
  return read.ok ? read : refuse({ code: 'line', at: read.error });
}
