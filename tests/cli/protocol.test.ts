import { describe, expect, test } from 'vitest';
import { talk } from '../../src/cli/protocol/protocol.ts';
import { formatPosition, startPosition } from '../../src/engine/index.ts';
import { variationOf } from '../support/grid.ts';
import { poronWithHills } from '../support/hills.ts';

/** Sends lines one by one; a number waits until that many lines of answer have come. */
const say = async (...steps: readonly (string | number)[]): Promise<string[]> => sayTo(undefined, ...steps);

/** The same to a thread of another module. */
async function sayTo(thread: URL | undefined, ...steps: readonly (string | number)[]): Promise<string[]> {
  const heard: string[] = [];
  async function* commands(): AsyncGenerator<string> {
    for (const step of steps)
      if (typeof step === 'string') yield step;
      else await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(step);
  }
  await talk(commands(), (lines) => heard.push(...lines), thread);
  return heard;
}

/** The number of nodes in the last line of information. */
const nodesOf = (heard: readonly string[]): string | undefined => /nodes (\d+)/.exec(heard.at(-2) ?? '')?.[1];

describe('the line protocol', () => {
  test('lists its options and says that it is ready', async () => {
    const heard = await say('uci', 'isready');
    expect(heard[0]).toBe('id name Poron Jikaida');
    expect(heard).toContain('option name Lines type spin default 1 min 1 max 5');
    expect(heard.slice(-2)).toEqual(['uciok', 'readyok']);
  });

  test('says at once that it is ready, even during a search', async () => {
    const heard = await say('setoption name Variation value draks-city', 'go infinite', 1, 'isready', 'stop');
    expect(heard).toContain('readyok');
    expect(heard.indexOf('readyok')).toBeLessThan(heard.length - 1);
    expect(heard.at(-1)).toMatch(/^bestmove /);
  });

  test('answers isready before the search that follows, without affecting that search', async () => {
    const game = ['setoption name Variation value pastang', 'position start'];
    const ready = await say(...game, 'isready', 'go depth 4');
    expect(ready[0]).toBe('readyok');
    expect(nodesOf(ready)).toBeDefined();
    expect(nodesOf(ready)).toBe(nodesOf(await say(...game, 'go depth 4')));
  });

  test('searches to a depth: lines of information, then the best move', async () => {
    const heard = await say(
      'setoption name Variation value pastang',
      'setoption name Lines value 2',
      'position start moves Mf2-Mf4',
      'go depth 2',
    );
    expect(heard.at(-1)).toMatch(/^bestmove M\w\d-M\w\d/);
    const info =
      /^info depth 2 seldepth \d+ multipv ([12]) score cp -?\d+ nodes \d+ nps \d+ time \d+ pv( M\w\d-M\w\d)+$/;
    expect(heard.filter((line) => info.test(line)).map((line) => info.exec(line)?.[1])).toEqual(
      expect.arrayContaining(['1', '2']),
    );
  });

  test('a search without limits ends when it is told to', async () => {
    const heard = await say('setoption name Variation value draks-city', 'go infinite', 1, 'go', 'stop');
    expect(heard).toContain('error: a search is running; stop it first');
    expect(heard.at(-1)).toMatch(/^bestmove /);
  });

  test('a search without limits waits to be stopped even where the tablebase leaves nothing to find', async () => {
    const heard = await say(
      'setoption name Variation value stikitche',
      'position line 6/6/2P3/6/6/6/6/6/2k3/6/p5/5K b - - 0',
      'go infinite',
      2,
      'isready',
      3,
      'stop',
    );
    expect(heard[0]).toMatch(/^info depth 46 .* score loss full 23 /);
    expect(heard.slice(-2)).toEqual(['readyok', expect.stringMatching(/^bestmove /)]);
  });

  test('the last line of information gives the line of the best move, even if no depth was finished', async () => {
    const heard = await say('setoption name Variation value jikshiv', 'position start', 'go nodes 40');
    const [, best] = /^bestmove (\S+)/.exec(heard.at(-1) ?? '') ?? [];
    expect(heard.at(-2)).toMatch(/^info depth 0 /);
    expect(heard.at(-2)).toContain(` pv ${best}`);
  });

  test('moves at once when its clock is at zero', async () => {
    const heard = await say(
      'setoption name Variation value pastang',
      'position start',
      'go ytime 0 btime 60000',
    );
    expect(heard.at(-1)).toMatch(/^bestmove \w\w\d-/);
  });

  test('refuses a start whose array is not a valid position on its terrain, but accepts another position', async () => {
    const line = formatPosition(startPosition(variationOf(poronWithHills()), 'blue'));
    const heard = await say(
      `setoption name Variation value ${poronWithHills()}`,
      'isready',
      1,
      'position start',
      'go depth 1',
      `position line ${line}`,
      'go depth 1',
    );
    expect(heard[0]).toBe('readyok');
    expect(heard[1]).toMatch(/^error: .*Blue is in Kaida/);
    expect(heard[2]).toMatch(/^error: .*Blue is in Kaida/);
    expect(heard.at(-1)).toMatch(/^bestmove \w\w\d-/);
  });

  test('answers “none” where there is no move', async () => {
    const heard = await say(
      'setoption name Variation value stikitche',
      'position line 2k3/6/6/6/6/6/6/6/6/6/6/2K3 y - - 0',
      'go depth 2',
    );
    expect(heard.at(-1)).toMatch(/^bestmove none/);
  });

  describe('in Stikitche, whose longest win takes 46 plies', () => {
    const longest = [
      'setoption name Variation value stikitche',
      'position line 6/6/2P3/6/6/6/6/6/2k3/6/p5/5K b - - 0',
    ];

    test('plays by the tablebase, at once and all the way to the end', async () => {
      const heard = await say(...longest, 'go depth 1');
      expect(heard.at(-2)).toMatch(/^info depth 46 .* score loss full 23 /);
      expect(heard.at(-1)).toMatch(/^bestmove \S+-\S+/);
    });

    test.each([
      ['is told to leave it out', 'setoption name Tablebase value false'],
      ['is to play at a lower level', 'setoption name Level value 7'],
      ['is to play at the lowest level', 'setoption name Level value 0'],
    ])('searches where it %s', async (_, option) => {
      const heard = await say(...longest, option, 'go depth 1');
      expect(heard.at(-2)).toMatch(/^info depth 1 .* score cp /);
    });
  });

  test('tells of a thread that breaks off, and begins another for the next task', async () => {
    const broken = new URL('data:text/javascript,throw new Error("no memory\\nis left")');
    const heard = await sayTo(broken, 'go depth 1', 1, 'uci', 'go depth 1', 'quit');
    expect(heard[0]).toBe('error: no memory is left');
    expect(heard).toContain('uciok');
    expect(heard).not.toContain('error: a search is running; stop it first');
    expect(heard.at(-1)).toBe('error: no memory is left');
  });

  test.each([
    ['jump', /^error: unknown command “jump”/],
    ['setoption name Level value 9', /^error: “9”: expected a whole number from 0 to 8/],
    ['setoption name Tablebase value maybe', /^error: “maybe”: expected true or false/],
    ['setoption name Colour value red', /^error: unknown option “Colour”/],
    ['setoption name Variation value chess', /^error: there is no game “chess”/],
    ['position line 12/12', /^error: field 1/],
    ['position start moves Zd3-Zd9', /^error: “Zd3-Zd9”/],
    ['position start moves Zd3-Ce6', /^error: “Zd3-Ce6” is not a legal move/],
    ['go depth', /^error: “”: expected a whole number/],
    ['go depth 3 infinite', /^error: “infinite” is not a limit/],
    ['go btime 1000', /^error: expected ytime, the clock of the side to move/],
    ['go nodes 0', /^error: “0”: expected a whole number/],
  ])('refuses %s and goes on', async (command, answer) => {
    const heard = await say(command, 'uci');
    expect(heard[0]).toMatch(answer);
    expect(heard.at(-1)).toBe('uciok');
  });
});
