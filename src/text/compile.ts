import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * What the library makes of an ICU message, ready to be filled in. In the built site this has already been done, so
 * that it needs no parser (`scripts/build/compiledWords.ts`).
 */
export const compile = (message: string): CompiledMessage => compileMessage(message);
