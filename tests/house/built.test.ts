import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { withCompiledWords } from '../../scripts/build/compiledWords.ts';
import { filesByName, withIconsOneByOne } from '../../scripts/build/iconsOneByOne.ts';

const WORDS = 'src/text/en';
const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** What a message has become in the built site. */
function built(message: string): unknown {
  const code = withCompiledWords(`export const words = { key: ${JSON.stringify(message)} };`);
  return JSON.parse(/key: (.*) \};/.exec(code)?.[1] ?? '');
}

describe('the words of the built site', () => {
  it.each([
    'Yellow',
    '{side} is next',
    '{n, plural, =0 {none} one {# game} other {# games}}',
    "it''s '{here}'",
  ])('compile %j as the library does', (message) => {
    const words = built(message);
    expect(typeof words === 'string' ? [words] : words).toEqual(
      JSON.parse(JSON.stringify(compileMessage(message))),
    );
  });

  it.each(files)('are compiled in %s: no ICU syntax is left for the browser', (file) => {
    const code = withCompiledWords(readFileSync(path.join(WORDS, file), 'utf8'));
    expect(code).not.toMatch(/: *\n? *(['"])(?:(?!\1).)*\{\w+[,}]/);
  });

  it('cannot be put together at run time, and must be valid ICU messages', () => {
    expect(() => withCompiledWords('export const words = { key: `${a} b` };')).toThrow(/put together/);
    expect(() => withCompiledWords("export const words = { key: '{a' };")).toThrow(
      /invalid|unexpected|expected/i,
    );
  });
});

describe('the icons of the built site', () => {
  const known = filesByName("export { default as Cross, default as X } from './icons/x.mjs';");

  it('are imported one by one, and their types not at all', () => {
    const code = "import {\n  X,\n  Cross as Close,\n  type LucideIcon,\n} from 'lucide-react';\nX;";
    expect(withIconsOneByOne(code, known)).toBe(
      "import X from 'lucide-react/icons/x'; import Close from 'lucide-react/icons/x';\nX;",
    );
  });

  it('are those of the package', () => {
    expect(() => withIconsOneByOne("import { Y } from 'lucide-react';", known)).toThrow('no icon Y');
  });
});
