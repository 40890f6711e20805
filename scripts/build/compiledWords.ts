import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseAst, type Plugin } from 'vite';
import { folderOf, inPseudo, PSEUDO } from './language.ts';

/** The files with the words of a language, and the module that compiles them at run time if the build has not. */
const wordsOf = (folder: string): RegExp => new RegExp(`/src/text/${folder}/.*\\.ts$`);
const WORDS_OF_GAMES = /\/src\/cabinet\/games\/\w+\/words\/\w+\.ts$/;
const COMPILER = /\/src\/text\/compile\.ts$/;
/** Replaces that module: the words are already compiled, or plain text. */
const COMPILED = `export const compile = (message) => (typeof message === 'string' ? [message] : message);`;
/** Packages that only parse messages, and so must not be in the site. */
const PARSERS = /node_modules\/(moo|@messageformat|@lingui\/message-utils)\//;

/** A string in a module's code, and its position. */
interface Words {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The words in a module's code, in order: strings that are values in objects. Throws if any are concatenated. */
function wordsIn(code: string): readonly Words[] {
  const found: Words[] = [];
  const look = (node: unknown, isValue: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isValue && isWords(node)) found.push(node);
    if ('type' in node && node.type === 'TemplateLiteral')
      throw new Error('words that are put together by the program cannot be compiled beforehand');
    for (const [key, part] of Object.entries(node))
      look(part, key === 'value' && 'type' in node && node.type === 'Property');
  };
  look(parseAst(code, { lang: 'ts' }), false);
  return found;
}

const isWords = (node: object): node is Words =>
  'type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string';

/**
 * A module of words with its ICU messages compiled; words without ICU syntax stay as they are. `say` may change
 * anything that is not ICU syntax. Throws if a message cannot be parsed, or if words are not plain strings.
 */
export function withCompiledWords(code: string, say: (words: string) => string = (words) => words): string {
  let rest = code;
  for (const { value, start, end } of wordsIn(code).toReversed()) {
    const tokens = compileMessageOrThrow(value, say);
    const compiled = tokens.length === 1 && tokens[0] === value ? value : tokens;
    rest = rest.slice(0, start) + JSON.stringify(compiled) + rest.slice(end);
  }
  return rest;
}

/** Compiles the messages of a language's catalogue in the built site, which then needs no message parser. */
export const compiledWords = (language: string): Plugin => ({
  name: 'compiled-words',
  apply: 'build',
  transform: {
    filter: { id: [wordsOf(folderOf(language)), WORDS_OF_GAMES, COMPILER] },
    handler: (code, id) => ({
      code: COMPILER.test(id)
        ? COMPILED
        : withCompiledWords(code, language === PSEUDO ? inPseudo : undefined),
      map: null,
    }),
  },
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      for (const id of part.type === 'chunk' ? part.moduleIds : [])
        if (PARSERS.test(id)) this.error(`${id} is in the site, though its messages are compiled`);
  },
});
