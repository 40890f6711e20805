import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCompiledWords } from '../../scripts/build/compiledWords.ts';
import { inPseudo, language } from '../../scripts/build/language.ts';

describe('the pseudo-language', () => {
  it.each([
    ['Rank', 'Ránk~~'],
    ['no', 'nó'],
    ['Every [[vault]] ends', 'Évérý [[vault|váúlt]] énds~~~~~'],
    ['the [[§vaulting|long way]]', 'thé [[§vaulting|lóng wáý]]~~~~~~'],
  ])('turns %j into %j: marks name the same things, in other letters', (words, pseudo) => {
    expect(inPseudo(words)).toBe(pseudo);
  });

  it('leaves ICU syntax alone', () => {
    expect(
      withCompiledWords("const w = { key: '{count, plural, one {game} other {# games}}' };", inPseudo),
    ).toBe('const w = { key: [["count","plural",{"one":["gámé~~"],"other":["#"," gámés~~"]}]] };');
  });
});

describe('a second language', () => {
  let house: string;
  beforeAll(() => {
    house = realpathSync(mkdtempSync(path.join(tmpdir(), 'house-')));
    cpSync('src/text/en', path.join(house, 'src/text/en'), { recursive: true });
    cpSync('src/text/en', path.join(house, 'src/text/de'), { recursive: true });
    const locale = path.join(house, 'src/text/de/locale.ts');
    writeFileSync(locale, readFileSync(locale, 'utf8').replace("'en'", "'de'"));
    const shell = path.join(house, 'src/text/de/shell.ts');
    writeFileSync(shell, readFileSync(shell, 'utf8').replace("'Start page'", "'Startseite'"));
    for (const game of ['tacTix', 'muTorere'])
      cpSync(`src/cabinet/games/${game}/words`, path.join(house, 'src/cabinet/games', game, 'words'), {
        recursive: true,
      });
    const tacTix = path.join(house, 'src/text/de/cabinet/tacTix');
    mkdirSync(tacTix, { recursive: true });
    writeFileSync(path.join(tacTix, 'shelf.ts'), "export const words = { name: 'Murmelraub' };\n");
    writeFileSync(
      path.join(house, 'main.ts'),
      "import { LOCALE } from './src/text/en/locale.ts';\nimport { firstWords } from './src/text/en/first.ts';\nconst games = import.meta.glob('./src/cabinet/games/*/words/*.ts');\nconsole.log(LOCALE, firstWords['nav.home'], games);\n",
    );
    writeFileSync(
      path.join(house, 'index.html'),
      '<html lang="en"><script type="module" src="./main.ts"></script></html>',
    );
  });
  afterAll(() => rmSync(house, { recursive: true }));

  it.each([
    ['en', 'Start page'],
    ['de', 'Startseite'],
  ])('%s needs a folder and nothing else: the site says “%s”', async (name, word) => {
    const built = await build({
      root: house,
      configFile: false,
      logLevel: 'silent',
      plugins: [language(name)],
      build: { write: false },
    });
    if (Array.isArray(built) || !('output' in built)) throw new Error('built otherwise than expected');
    const code = built.output
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n');
    expect(code).toContain(word);
    expect(code).toContain(`<html lang="${name}"`);
    expect(code.includes('Startseite')).toBe(name === 'de');
    // a game speaks the language too, if it has words in it
    expect([code.includes('Murmelraub'), code.includes('Tac tix')]).toEqual([name === 'de', name === 'en']);
    expect(code).toContain('Mu torere');
  });
});
