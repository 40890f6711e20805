import { englishFirst } from './enFirst.ts';
import { text, type MessageKey } from './messages.ts';

const hasKey = (key: string): key is MessageKey => Object.hasOwn(englishFirst, key);

/** The name of a variation; its id where it has none. */
export function variationTitle(id: string): string {
  const key = `variation.${id}`;
  return hasKey(key) ? text(key) : id;
}
