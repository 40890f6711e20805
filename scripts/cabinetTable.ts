/**
 * The tables of docs/cabinet.md from what `cabinetLevels.ts` has written down: `npx tsx scripts/cabinetTable.ts FILE`.
 * Points of games played; where they are fewer than a hundred, with the bounds, in hundredths, between which the
 * strength lies in 95 of 100 cases. Draws count half.
 */
import { CABINET_GAMES } from '../src/cli/cabinetGames.ts';
import { gamesIn, MATCHES, MATCHES_WITH_CHANCE, type Played } from './cabinetResults.ts';

const ENOUGH = 100;
/** So many standard deviations have 95 hundredths between them. */
const WIDE = 1.96;

/** Wilson's bounds for a part of so many games, which also hold where all or none were won. */
function boundsOf(part: number, games: number): readonly [number, number] {
  const z = WIDE ** 2 / games;
  const middle = (part + z / 2) / (1 + z);
  const wide = (WIDE * Math.sqrt((part * (1 - part)) / games + z / (4 * games))) / (1 + z);
  return [Math.max(0, middle - wide), Math.min(1, middle + wide)];
}

/** A cell: empty where nothing was played. */
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

/** Prints a table of matches, with a row for each of some variants. */
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
