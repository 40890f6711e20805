import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The existing games. */
const known = readdirSync('src/cabinet/games', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/** A copy of the house with one more folder: a game with a name of its own that is played like tac tix. */
describe('a new game needs only a folder: it is found', () => {
  let house: string;
  let server: ViteDevServer;
  beforeAll(async () => {
    house = mkdtempSync(path.join(tmpdir(), 'new-game-'));
    cpSync('src', path.join(house, 'src'), { recursive: true });
    for (const file of [
      'tests',
      'package.json',
      'node_modules',
      'vite.config.ts',
      'scripts',
      'public',
      'LICENSE',
    ])
      symlinkSync(path.resolve(file), path.join(house, file));
    const folder = path.join(house, 'src/cabinet/games/lastMarble');
    const files = readdirSync('src/cabinet/games/tacTix', { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.\w+$/u.test(name))) {
      const text = readFileSync(path.join('src/cabinet/games/tacTix', file), 'utf8');
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(
        path.join(folder, file),
        text
          .replaceAll('tac-tix', 'last-marble')
          .replaceAll('Tac tix', 'The last marble')
          .replace(/order: \d+/u, 'order: 1000'),
      );
    }
    server = await createServer({
      root: house,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
  });
  const moduleOf = async (name: string) => await server.ssrLoadModule(`/src/${name}`);
  const ran = (...args: string[]) => spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  afterAll(async () => {
    await server.close();
    rmSync(house, { recursive: true });
  });

  it('on the shelf, in last place, with its board', async () => {
    const { SHELF, shelved } = await moduleOf('cabinet/games/shelf.ts');
    expect(SHELF).toHaveLength(known.length + 1);
    expect(SHELF.at(-1)).toMatchObject({ id: 'last-marble', players: [2, 2], variants: ['last-marble'] });
    expect(await shelved('last-marble')?.load()).toMatchObject({ id: 'last-marble' });
  });

  it('by the computer', async () => {
    const { MINDS } = await moduleOf('cabinet/games/minds.ts');
    expect(await MINDS['last-marble']?.()).toMatchObject({ variants: [{ id: 'last-marble' }] });
  });

  it('by the library', async () => {
    const { gameOfVariant } = await moduleOf('store/library/cabinetRules.ts');
    expect([gameOfVariant('last-marble'), gameOfVariant('no-marble')]).toEqual(['last-marble', null]);
  });

  it('with its words', async () => {
    const { loadSay, shelfText } = await moduleOf('text/cabinet/table.ts');
    expect(shelfText('name', 'last-marble')).toBe('The last marble');
    expect(shelfText('variant', 'last-marble')).toBe('The last marble');
    expect((await loadSay('last-marble'))('seat.first')).toBe('First player');
  });

  it('on the command line, and with its cases', () => {
    const told = ran(
      'node_modules/tsx/dist/cli.mjs',
      'src/cli/cabinet.ts',
      'outcome',
      'last-marble',
      '4/4/4/O3 f',
    );
    expect([told.stdout, told.stderr]).toEqual(['playing\n', '']);
    const { stdout } = ran(
      'node_modules/vitest/vitest.mjs',
      'list',
      'cases',
      'surfaces',
      '--filesOnly=false',
    );
    expect(stdout).toContain('lastMarble');
  });
});
