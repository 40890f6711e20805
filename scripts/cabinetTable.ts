/**
 * Prints the tables of docs/cabinet.md from what `cabinetLevels.ts` has written:
 * `npx tsx scripts/cabinetTable.ts FILE`. A cell gives points and games played; if there are fewer than a hundred
 * games, also the bounds, in hundredths, between which the strength lies in 95 of 100 cases. Draws count half.
 */
import { CABINET_GAMES } from '../src/cli/cabinetGames.ts';
import { gamesIn, MATCHES, MATCHES_WITH_CHANCE, type Played } from './cabinet/results.ts';

const ENOUGH = 100;
/** The number of standard deviations on either side that covers 95 per cent. */
const WIDE = 1.96;

/** Wilson's bounds for a share of this many games; they also hold if all or none were won. */
function boundsOf(part: number, games: number): readonly [number, number] {
  const z = WIDE ** 2 / games;
  const middle = (part + z / 2) / (1 + z);
  const wide = (WIDE * Math.sqrt((part * (1 - part)) / games + z / (4 * games))) / (1 + z);
  return [Math.max(0, middle - wide), Math.min(1, middle + wide)];
}

/** A cell of the table; empty if nothing was played. */
function cellOf(played: readonly Played[]): string {
  const games = played.length;
  if (games === 0) return '';
  const points = played.reduce((sum, one) => sum + one.points, 0);
  const told = `${String(Number(points.toFixed(1)))} of ${String(games)}`;
  if (games >= ENOUGH) return told;
  const [least, most] = boundsOf(points / games, games).map((bound) => String(Math.round(100 * bound)));
  return `${told} (${least ?? ''}–${most ?? ''})`;
}

const all = gamesIn(process.argv[2] ?? '');

/** Prints a table of matches, with a row for each variant. */
function print(matches: readonly string[], variants: readonly string[]): void {
  const heads = ['variant', ...matches.map((match) => match.replace('/', ' – '))];
  console.log(`| ${heads.join(' | ')} |\n| ${heads.map(() => '---').join(' | ')} |`);
  for (const id of variants) {
    const cells = matches.map((match) =>
      cellOf(all.filter((one) => one.variant === id && one.match === match)),
    );
    console.log(`| ${[`\`${id}\``, ...cells].join(' | ')} |`);
  }
}

const shelf = CABINET_GAMES.flatMap(({ variants }) => variants);
const isWithChance = (id: string): boolean =>
  MATCHES_WITH_CHANCE.some((match) => all.some((one) => one.variant === id && one.match === match));
print(MATCHES, shelf);
console.log('');
print(MATCHES_WITH_CHANCE, shelf.filter(isWithChance));
