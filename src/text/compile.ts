import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * What the library makes of an ICU message, ready to be filled in. The built site has this done beforehand, and brings
 * no parser (`scripts/build/compiledWords.ts`).
 */
export const compile = (message: string): CompiledMessage => compileMessage(message);
