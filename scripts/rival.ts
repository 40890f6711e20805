/**
 * Matches the search against the rival, the engine and search as they were in commit 08a5c42 (`bench/rival`), or
 * against itself without some of its switches. Both are built in the same way, run in this process, and are controlled
 * through the protocol. Every opening of the book that does not end the game is played with either side.
 *
 *     npm run rival -- VARIATION GAMES LIMIT [OPTION …]
 *
 * LIMIT is `ms=100`, milliseconds of wall-clock time per move; `cpu=100`, the same in processor time, which other load
 * on the machine hardly affects; or `nodes=5000`. Options:
 *
 * - `off=a,b` switches parts of the search off, `network=FILE` makes it judge by another network, and `own=300` gives
 *   it a different limit from its opponent's;
 * - `against=self` or `against=FILE` names another opponent;
 * - `from=3` begins with a later opening; `plies=8` makes the openings this long, with sound random moves after those
 *   of the book;
 * - `stop=2` ends the match as soon as the result is this many standard errors away from level, after at least forty
 *   games; `lead=4500` counts a game as won when both sides have seen this lead in centipoints for eight turns;
 * - `scores=FILE` appends to a file how each game began, and turn by turn the players' estimates and moves.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cpuUsage } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import {
  findVariation,
  formatCoordinates,
  formatPosition,
  parseMove,
  type Variation,
} from '../src/engine/index.ts';
import { networkFile } from '../src/cli/trainedNetwork.ts';
import { ALL_ON } from '../src/search/switches.ts';
import type { Talk } from '../bench/rival/door.ts';
import { type GameResult, type Player, WON } from './matches/game.ts';
import { goesOn, goOn } from './matches/longer.ts';
import { emptyTally, openingsOf, playPair, ratingOf, shareOf } from './matches/match.ts';

const LIMITS: Readonly<Record<string, string>> = { ms: 'movetime', cpu: 'movetime', nodes: 'nodes' };
const OPTIONS = new Set(['off', 'against', 'network', 'own', 'from', 'stop', 'plies', 'lead', 'scores']);
/** The number of plies in the openings of the match book. */
const BOOKED = 4;
const FROZEN = path.resolve('bench/rival/rival.mjs');

interface Match {
  readonly variation: Variation;
  readonly games: number;
  readonly limit: string;
  readonly amount: number;
  readonly options: ReadonlyMap<string, string>;
}

/** The switches to turn off. */
const offOf = (options: Match['options']): readonly string[] => options.get('off')?.split(',') ?? [];

function matchOf([id = '', games = '', limit = '', ...rest]: readonly string[]): Match | string {
  const variation = findVariation(id);
  if (variation === undefined) return `“${id}” is no variation`;
  if (!/^\d+$/.test(games)) return `“${games}” is no number of games`;
  const [name = '', amount = ''] = limit.split('=');
  if (LIMITS[name] === undefined || !/^\d+$/.test(amount)) return `“${limit}” is no limit`;
  const options = new Map(
    rest.map((option) => {
      const [key = '', value = ''] = option.split('=');
      return [key, value] as const;
    }),
  );
  if (!/^\d+$/.test(options.get('own') ?? '0')) return `“${options.get('own')}” is no limit`;
  const unknown = [...options.keys()].find((key) => !OPTIONS.has(key));
  if (unknown !== undefined) return `“${unknown}” is no option`;
  const missing = offOf(options).find((part) => !Object.hasOwn(ALL_ON, part));
  if (missing !== undefined) return `“${missing}” is no part of the search`;
  return { variation, games: Number(games), limit: name, amount: Number(amount), options };
}

/** Builds the current engine and search in the same way as the rival, and returns the file. */
async function buildPresent(): Promise<string> {
  const outDir = path.resolve(`node_modules/.cache/rival-${process.pid}`);
  const output = { entryFileNames: 'present.mjs' };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: path.resolve('bench/rival/door.ts'),
      outDir,
      minify: true,
      target: 'es2023',
      rollupOptions: { output },
    },
  });
  return path.join(outDir, 'present.mjs');
}

async function talkFrom(
  name: string,
  file: string,
  off: readonly string[],
  network: Uint8Array | null = null,
): Promise<Talk> {
  // a second import of the same file must be a separate module, with its own state and compiled code
  const { createTalk }: { createTalk: (off: readonly string[], network: Uint8Array | null) => Talk } =
    await import(`${pathToFileURL(file).href}?${name}`);
  return createTalk(off, network);
}

function playerOf(name: string, talk: Talk, { variation, limit, amount, options }: Match): Player {
  const own = name === 'present' ? options.get('own') : undefined;
  const go = `go ${LIMITS[limit]} ${own ?? amount}`;
  talk(`setoption name Variation value ${variation.id}`);
  let worth: number | undefined;
  return {
    name,
    worth: () => worth,
    begin: () => void talk('ucinewgame'),
    choose: (position, _, { start, moves }) => {
      const written = moves.map((move) => formatCoordinates(position.ruleset, move)).join(' ');
      talk(`position line ${formatPosition(start)}${written === '' ? '' : ` moves ${written}`}`);
      const lines = talk(go);
      worth = worthIn(lines[0] ?? '');
      const word = lines.at(-1)?.split(' ')[1] ?? '';
      const move = parseMove(position, word);
      return move.ok ? move.value : null;
    },
  };
}

/** The score of a position in a line of the protocol, in centipoints. */
function worthIn(line: string): number | undefined {
  const [, kind, value = ''] = /score (cp|win|loss) (\S+)/.exec(line) ?? [];
  if (kind === 'cp') return Number(value);
  return kind === undefined ? undefined : kind === 'win' ? WON : -WON;
}

/** Makes a player record its estimate, from Yellow's view, and its move, turn by turn. */
const noting = (player: Player, mark: string, notes: string[]): Player => ({
  ...player,
  choose: (position, earlier, since) => {
    const move = player.choose(position, earlier, since);
    const worth = player.worth?.() ?? 0;
    const written = move === null ? 'none' : formatCoordinates(position.ruleset, move);
    notes.push(`${mark}${position.turn === 'yellow' ? worth : -worth}:${written}`);
    return move;
  },
});

const percent = (part: number): string => (100 * part).toFixed(1);

async function play(match: Match): Promise<void> {
  const { variation, games, options } = match;
  const named = options.get('network');
  const network = named === undefined ? (networkFile(match.variation.id) ?? null) : readFileSync(named);
  const present = await buildPresent();
  const against = options.get('against');
  const file = against === undefined ? FROZEN : against === 'self' ? present : path.resolve(against);
  const notes: string[] = [];
  const first = noting(
    playerOf('present', await talkFrom('present', present, offOf(options), network), match),
    'p',
    notes,
  );
  const other = await talkFrom('rival', file, [], against === undefined ? null : network);
  const second = noting(playerOf('rival', other, match), 'r', notes);
  if (match.limit === 'cpu') performance.now = () => cpuUsage().user / 1000;
  const openings = openingsOf(variation);
  const tally = emptyTally();
  const from = Number(options.get('from') ?? 0);
  const stop = Number(options.get('stop') ?? Infinity);
  const plies = Number(options.get('plies') ?? BOOKED);
  const lead = Number(options.get('lead') ?? Infinity);
  const scores = options.get('scores');
  for (let number = from; tally.games < games; number++) {
    const opening = goOn(openings[number % openings.length]!, plies - BOOKED, number);
    if (!goesOn(opening)) continue;
    const report = (result: GameResult, isFirstYellow: boolean): void => {
      const own = isFirstYellow ? result.yellow - result.blue : result.blue - result.yellow;
      console.log(`game ${tally.games}: ${own}, ${result.end} after ${result.turns} turns`);
      const course = `${formatPosition(opening)}\t${isFirstYellow ? 'y' : 'b'} ${own} ${result.end}\t${notes.splice(0).join(' ')}\n`;
      if (scores !== undefined) appendFileSync(scores, course);
    };
    playPair(opening, number, first, second, tally, report, lead);
    const { share, margin } = shareOf(tally);
    console.log(`${tally.games} games: ${percent(share)} % ± ${percent(margin)}`);
    if (tally.games >= 40 && Math.abs(share - 0.5) > (stop * margin) / 1.96) break;
  }
  const { share, margin } = shareOf(tally);
  console.log(
    `${process.argv.slice(2).join(' ')}: ${tally.games} games, points ${tally.first} to ${tally.second}, ` +
      `share ${percent(share)} % ± ${percent(margin)} (95 %), rating difference ${ratingOf(share)}`,
  );
}

const match = matchOf(process.argv.slice(2));
if (typeof match === 'string') {
  console.error(`${match}\nusage: npm run rival -- VARIATION GAMES ms=N|cpu=N|nodes=N [OPTION …]`);
  process.exitCode = 2;
} else await play(match);
