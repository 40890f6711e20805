import {
  formatPosition,
  parsePosition,
  resolveGame,
  startPosition,
  type VariationIdError,
} from '../engine/index.ts';
import type { TableStore } from '../store/table/table.ts';
import { text } from '../text/messages.ts';
import { notationText } from '../text/faults/refusals.ts';

/** The words for it are loaded when they are needed. */
async function tellWrongId(error: VariationIdError, notify: (words: string) => void): Promise<void> {
  const { idErrorText } = await import('../text/faults/idErrors.ts');
  notify(text('notice.address', { problem: idErrorText(error) }));
}

/**
 * Starts the game that the part of the address after `#` asks for: `#variation=<id>&position=<line>`, either of which
 * may be left out. Returns whether it asked for one; what is wrong with it is said at the table.
 */
export function openAddress(hash: string, table: TableStore): boolean {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const id = asked.get('variation')?.replaceAll(' ', '+'); // as a plus sign is read in an address
  const line = asked.get('position');
  if (id === undefined && line === null) return false;
  const { start, notify } = table.getState();
  const variation = resolveGame(id ?? 'poron');
  if (!variation.ok) {
    void tellWrongId(variation.error, notify);
    return true;
  }
  // on its terrain the start array may not be playable
  const position = parsePosition(variation.value, line ?? formatPosition(startPosition(variation.value)));
  if (position.ok) start(variation.value, position.value);
  else notify(text('notice.address', { problem: notationText(position.error) }));
  return true;
}
