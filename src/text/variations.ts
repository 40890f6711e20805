import { firstWords } from './en/first.ts';
import { text, type MessageKey } from './messages.ts';

const hasKey = (key: string): key is MessageKey => Object.hasOwn(firstWords, key);

/** The name of a variation; its id where it has none. */
export function variationTitle(id: string): string {
  const key = `variation.${id}`;
  return hasKey(key) ? text(key) : id;
}
