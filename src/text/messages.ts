import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { english } from './en.ts';

const LOCALE = 'en';
i18n.loadAndActivate({ locale: LOCALE, messages: {} });

/** A key of the catalogue. */
export type MessageKey = keyof typeof english;

const compiled = new Set<MessageKey>();

/** Compiles a message when it is first wanted: left to itself, the library does so at every use. */
function prepare(key: MessageKey): void {
  if (compiled.has(key)) return;
  i18n.load(LOCALE, { [key]: compileMessage(english[key]) });
  compiled.add(key);
}

/** Texts without values, each worked out once: the squares of a board ask for hundreds. */
const plain = new Map<MessageKey, string>();

/** The text for a key in the language of the app, with its values filled in. */
export function text(key: MessageKey, values?: Readonly<Record<string, string | number>>): string {
  const known = values === undefined ? plain.get(key) : undefined;
  if (known !== undefined) return known;
  prepare(key);
  const written = i18n._(key, { ...values });
  if (values === undefined) plain.set(key, written);
  return written;
}
