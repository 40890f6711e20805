import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { english } from './en.ts';

i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: 'en', messages: { ...english } });

/** A key of the catalogue. */
export type MessageKey = keyof typeof english;

/** The text for a key in the language of the app, with its values filled in. */
export const text = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string =>
  i18n._(key, { ...values });
