import { gameWith } from '../game/games/games.ts';
import { hash, THEMES, type Grade, type Puzzle } from './puzzle.ts';
import { isPlain } from './rating.ts';

/** Puzzles of one theme and one game, which should be spread out; `all` is how many there were at first. */
interface Kin {
  readonly theme: Puzzle['theme'];
  readonly game: string;
  readonly plain: boolean;
  readonly all: number;
  readonly left: Puzzle[];
}

/** Plain captures are many, and are spread over this many grades. */
const PLAIN_SPREAD = 4;

/**
 * Puzzles in the order in which they are best solved: from easy to hard, with themes and games mixed, so that no theme
 * comes twice in a row as long as there is another.
 */
export function inOrder(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const order: Puzzle[] = [];
  for (const step of steps(puzzles)) {
    const kins = kinsOf(step);
    for (let left = step.length; left > 0; left--) {
      const due = kins.map((kin) => pull(kin, order.at(-1)) + (isHalf(kin.theme, kins, left) ? 2 : 0));
      const next = kins[due.indexOf(Math.max(...due))]!;
      order.push(next.left.shift()!);
    }
  }
  return order;
}

/** The puzzles of each grade; each of the first grades gets a part of the plain captures. */
function steps(puzzles: readonly Puzzle[]): readonly (readonly Puzzle[])[] {
  const byId = puzzles.toSorted((a, b) => hash(a.id) - hash(b.id));
  const plain = byId.filter(isPlain);
  const part = Math.ceil(plain.length / PLAIN_SPREAD);
  const stepOf = (puzzle: Puzzle): number =>
    isPlain(puzzle) ? 1 + Math.floor(plain.indexOf(puzzle) / part) : puzzle.grade;
  const grades: readonly Grade[] = [1, 2, 3, 4, 5];
  return grades.map((grade) => byId.filter((puzzle) => stepOf(puzzle) === grade));
}

function kinsOf(puzzles: readonly Puzzle[]): readonly Kin[] {
  const kins = new Map<string, Kin>();
  const byTheme = puzzles.toSorted((a, b) => THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme));
  for (const puzzle of byTheme) {
    const { game } = gameWith(puzzle.variation);
    const plain = isPlain(puzzle);
    const name = [puzzle.theme, game, plain].join(' ');
    const left = [...(kins.get(name)?.left ?? []), puzzle];
    kins.set(name, { theme: puzzle.theme, game, plain, all: left.length, left });
  }
  return [...kins.values()];
}

/** Whether at least half of all that remain have a theme: then it must come now, or it will come twice in a row. */
const isHalf = (theme: Puzzle['theme'], kins: readonly Kin[], all: number): boolean =>
  2 * kins.reduce((sum, kin) => sum + (kin.theme === theme ? kin.left.length : 0), 0) >= all;

/** How much a puzzle of a kind is due: what is left of that kind as a share, less if it was among the last ones. */
function pull({ theme, game, plain, all, left }: Kin, before: Puzzle | undefined): number {
  if (left.length === 0) return -Infinity;
  const share = left.length / all;
  if (before === undefined) return share - (plain ? 1 : 0);
  const sameTheme = before.theme === theme ? 4 : 0;
  const bothPlain = plain && isPlain(before) ? 1 : 0;
  const sameGame = gameWith(before.variation).game === game ? 0.5 : 0;
  return share - sameTheme - bothPlain - sameGame;
}
