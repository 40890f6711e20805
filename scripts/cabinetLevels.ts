/**
 * Plays the levels of the computer in the cabinet: the lowest against a beginner, each against random moves, and each
 * against the level below it, from all seats in turn; in games of chance, also the highest with ten times its guesses.
 * Nothing depends on the clock, so that a busy machine plays the same games.
 * `npx tsx scripts/cabinetLevels.ts GAMES WHICH FILE [MATCH …]`; WHICH is a list of variants or games, separated by
 * commas, or `all`. Without a MATCH, such as `4/3`, all matches are played. Each game becomes a line of FILE, and a
 * game that is already there is not played again. The matches that will be finished soonest come first.
 * `scripts/cabinetTable.ts` adds the games up.
 */
import { appendFileSync } from 'node:fs';
import { CABINET_GAMES } from '../src/cli/cabinetGames.ts';
import { gameNumber, type Board } from './cabinet/players.ts';
import { gamesIn, MATCHES, MATCHES_WITH_CHANCE, pairOf, type Match } from './cabinet/results.ts';

const [count = '', which = 'all', file = '', ...asked] = process.argv.slice(2);
const games = Number(count);
if (!Number.isInteger(games) || games < 1 || file === '')
  throw new Error('GAMES, a number, WHICH and FILE are needed');

interface Pairing {
  readonly board: Board;
  readonly match: Match;
  /** The number of the next game. */
  next: number;
  /** The seconds of computing time that its games have taken. */
  spent: number;
}

/** The seconds of computing time that this program has taken, however busy the machine is. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The requested variants, with everything needed to play them. */
async function boards(): Promise<readonly Board[]> {
  const names = which.split(',');
  const found: Board[] = [];
  for (const { id, load, loadMind } of CABINET_GAMES) {
    const [mind, game] = await Promise.all([loadMind(), load()]);
    for (const rules of mind.variants)
      if (names.some((name) => ['all', id, rules.id].includes(name))) found.push({ rules, game, mind });
  }
  if (found.length === 0) throw new Error(`“${which}” is no game of the shelf`);
  return found;
}

/** The estimated time that a pairing still needs; one that has not begun comes before all others. */
const left = ({ next, spent }: Pairing): number => (next === 0 ? 0 : (spent / next) * (games - next));

/** Plays one game from each seat, and records each of them. */
function playRound(pairing: Pairing): void {
  const { board, match } = pairing;
  for (let played = 0; played < board.rules.seats.length && pairing.next < games; played++) {
    const before = computed();
    const { points, turns } = gameNumber(board, pairOf(match), pairing.next);
    const seconds = computed() - before;
    const line = [board.rules.id, match, pairing.next, Number(points.toFixed(4)), turns, seconds.toFixed(2)];
    appendFileSync(file, `${line.join('\t')}\n`);
    pairing.next++;
    pairing.spent += seconds;
  }
}

const known: readonly Match[] = [...MATCHES, ...MATCHES_WITH_CHANCE];
const before = gamesIn(file);

/** The requested matches; by default, all that suit the game. */
const matchesOf = ({ rules }: Board): readonly string[] =>
  asked.length > 0 ? asked : rules.weight === undefined ? MATCHES : known;

let open = (await boards()).flatMap((board) =>
  matchesOf(board).map((written): Pairing => {
    const match = known.find((one) => one === written);
    if (match === undefined) throw new Error(`“${written}” is no match: ${known.join(', ')}`);
    const played = before.filter((one) => one.variant === board.rules.id && one.match === match);
    return { board, match, next: played.length, spent: played.reduce((sum, one) => sum + one.seconds, 0) };
  }),
);
for (;;) {
  open = open.filter(({ next }) => next < games);
  const [first, ...others] = open;
  if (first === undefined) break;
  playRound(others.reduce((soonest, one) => (left(one) < left(soonest) ? one : soonest), first));
}
