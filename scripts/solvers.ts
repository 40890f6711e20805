/**
 * Has each level of the computer try every puzzle of the practice pages. Prints how many puzzles it solves at its
 * first move, by grade, and what that says about the initial ratings of the puzzles: how strong a solver each level is
 * by these ratings, and by how much each grade would have to be rated harder or easier to fit the results best.
 *
 *     npm run solvers -- [TRIES]
 *
 * TRIES, 5 by default, is how often each level tries a puzzle, each time with different errors. Level 8, whose only
 * limit is time, gets `FULL` nodes and makes no errors.
 */
import { readFileSync } from 'node:fs';
import { formatCoordinates } from '../src/engine/index.ts';
import { positionOf } from '../src/practice/check.ts';
import { GRADES, parsePuzzles, type Grade, type Puzzle } from '../src/practice/puzzle.ts';
import { firstRating } from '../src/practice/rating.ts';
import { createSearcher, OFFERED_LEVELS, type Level, type Searcher } from '../src/search/index.ts';
import { trainedNetwork } from '../src/cli/trainedNetwork.ts';
import { expectedShare, mostLikely, type Attempt } from './puzzles/solvers.ts';

const FULL = 20_000;
const FILE = new URL('../src/practice/puzzles.tsv', import.meta.url);
/** If a puzzle only asks for Kaida, the computer, which wants to win, need not give it. */
const PUZZLES = parsePuzzles(readFileSync(FILE, 'utf8')).filter(({ goal }) => goal !== 'kaida');

const [triesText = '5'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(triesText)) {
  console.error('usage: npm run solvers -- [TRIES]');
  process.exit(2);
}

interface Tried extends Attempt {
  readonly level: Level;
  readonly grade: Grade;
}

const searchers = new Map<string, Searcher>();

/** How often a level finds the right move in several tries. */
function triedBy(level: Level, puzzle: Puzzle): Tried {
  const position = positionOf(puzzle);
  const { ruleset } = position;
  const searcher =
    searchers.get(puzzle.variation) ?? createSearcher(ruleset, { network: trainedNetwork(ruleset) });
  searchers.set(puzzle.variation, searcher);
  const isFull = level === OFFERED_LEVELS.at(-1);
  const tries = isFull ? 1 : Number(triesText);
  let solved = 0;
  for (let seed = 1; seed <= tries; seed++) {
    searcher.forget();
    const { best } = searcher.search(
      { position, earlier: [] },
      { limits: isFull ? { nodes: FULL } : {}, level, seed },
    );
    if (best !== null && formatCoordinates(ruleset, best) === puzzle.solution[0]) solved++;
  }
  return { level, grade: puzzle.grade, rating: firstRating(puzzle).rating, solved: solved / tries };
}

const tried = OFFERED_LEVELS.flatMap((level) => PUZZLES.map((puzzle) => triedBy(level, puzzle)));
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const shareOf = (attempts: readonly Tried[]): number =>
  attempts.reduce((sum, { solved }) => sum + solved, 0) / attempts.length;

console.log(`| level | ${GRADES.map((grade) => `grade ${grade}`).join(' | ')} | all | as a solver |`);
const strengths = new Map<Level, number>();
for (const level of OFFERED_LEVELS) {
  const own = tried.filter((attempt) => attempt.level === level);
  const strength = mostLikely((rating) => own.map((one) => [expectedShare(rating, one.rating), one.solved]));
  strengths.set(level, strength);
  const shares = GRADES.map((grade) => percent(shareOf(own.filter((attempt) => attempt.grade === grade))));
  console.log(`| ${level} | ${shares.join(' | ')} | ${percent(shareOf(own))} | ${strength} |`);
}
for (const grade of GRADES) {
  const own = tried.filter((attempt) => attempt.grade === grade);
  const harder = mostLikely((more) =>
    own.map((one) => [expectedShare(strengths.get(one.level)!, one.rating + more), one.solved]),
  );
  console.log(
    `grade ${grade}: ${own.length / OFFERED_LEVELS.length} puzzles, ${harder} harder than they are held to be`,
  );
}
