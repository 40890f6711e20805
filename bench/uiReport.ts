import type { Drag, Figure, Round } from './uiMeasure.ts';

/** The most that each action may take, as a multiple of chessground's time for the same action. */
const MOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '57 targets': { pick: 1.2, move: 1.2, drop: 1.8 },
  '213 targets': { pick: 1.5, move: 1.5, drop: 2 },
};

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const median = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(26) : String(cell).padStart(10))).join('');
const written = (time: number): string => time.toFixed(1);

/** The medians of many rounds. */
export const merged = (rounds: readonly Round[]): Round =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => {
      const figures = rounds.flatMap((round) => round[name] ?? []);
      const middle = (of: (figure: Figure) => number): number => median(figures.map(of));
      return [
        name,
        {
          time: middle(({ time }) => time),
          work: middle(({ work }) => work),
          squares: middle(({ squares }) => squares),
          nodes: middle(({ nodes }) => nodes),
        },
      ];
    }),
  );

/** The times, and how much of the board was changed. */
export function reportRounds(name: string, rounds: readonly Round[]): void {
  console.log(`\n${row([name, 'median ms', 'worst ms', 'work ms', 'squares', 'nodes'])}`);
  for (const [action, { time, work, squares, nodes }] of Object.entries(merged(rounds))) {
    const worst = Math.max(...rounds.map((round) => round[action]?.time ?? 0));
    console.log(row([action, written(time), written(worst), written(work), squares, nodes]));
  }
}

/**
 * Our times as multiples of chessground's. A step or an undo is compared with a move, on the same board if one was made
 * there.
 */
export function reportRatios(name: string, ours: Round, theirs: Round, move: Figure | undefined): void {
  console.log(`\n${name}, in times of chessground`);
  for (const [action, { time }] of Object.entries(ours)) {
    const other = theirs[action];
    const most = MOST[name]?.[action];
    if (other !== undefined) {
      const ratio = time / other.time;
      const verdict =
        most === undefined ? '' : ratio <= most ? `at most ${most}: held` : `at most ${most}: MISSED`;
      console.log(row([action, ratio.toFixed(2), '', verdict]));
    } else if (move !== undefined) {
      const verdict = time <= move.time ? 'no slower: held' : 'no slower: MISSED';
      console.log(row([action, (time / move.time).toFixed(2), 'of a move', ` ${verdict}`]));
    }
  }
}

/**
 * The most that picking up a piece may take on the largest board, as a multiple of the time on Poron's with all its
 * pieces.
 */
const MOST_ON_LARGEST = 2;

/** How much longer the largest board takes than Poron's, if both were measured. */
export function reportLargest(
  boards: readonly { readonly name: string; readonly rounds: readonly Round[] }[],
): void {
  const pickOn = (name: string): Figure | undefined => {
    const board = boards.find((one) => one.name.startsWith(name));
    return board && merged(board.rounds)['pick'];
  };
  const [poron, largest] = [pickOn('Poron'), pickOn('Jikshiv')];
  if (poron === undefined || largest === undefined) return;
  const ratio = largest.time / poron.time;
  const verdict = ratio <= MOST_ON_LARGEST ? 'held' : 'MISSED';
  console.log(
    `\nJikshiv, picking up in times of Poron: ${ratio.toFixed(2)}, at most ${MOST_ON_LARGEST}: ${verdict}`,
  );
}

/** One frame at 60 frames per second, with a little tolerance for the clock. */
const FRAME = 17.5;

export function reportDrag(name: string, slow: number, { frames, squares }: Drag): void {
  const late = frames.filter((frame) => frame > FRAME).length / frames.length;
  const words = [
    `${name}, drag at ${slow}× slow-down: ${frames.length} frames`,
    `longest ${written(Math.max(...frames))} ms`,
    `${(late * 100).toFixed(0)} % over 16.7 ms`,
    `${squares} squares changed`,
  ];
  console.log(words.join(', '));
}
