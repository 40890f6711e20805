import type { TreeBuilder } from '../jkn/builder.ts';
import { nodeOf, type NodeId, type Tree, type TreeNode } from '../tree/index.ts';
import { type BitReader, type BitWriter, lengthAbout } from './bits.ts';
import { type ByteReader, type ByteWriter, LinkFault } from './bytes.ts';

/**
 * What the clocks showed, written as the time that each move took: which moves have a time, the highest first reading,
 * and how much less than at the same side's previous move each clock showed, in units and bits that suit the game.
 */
export function writeTimes(
  words: ByteWriter,
  bits: BitWriter,
  tree: Tree<unknown, object>,
  nodes: readonly TreeNode<object>[],
): void {
  writeRuns(
    words,
    nodes.map(({ notes }) => notes.clock !== null),
  );
  const timed = nodes.flatMap(({ parent, notes: { clock } }) => (clock === null ? [] : [{ parent, clock }]));
  if (timed.length === 0) return;
  const parentOf = (id: NodeId): NodeId | null => nodeOf(tree, id).parent;
  const clockOf = (id: NodeId): number | null => nodeOf(tree, id).notes.clock;
  const turns = timed.map(({ parent, clock }) => ({ clock, before: clockBefore(parent, parentOf, clockOf) }));
  const first = Math.max(...turns.map(({ clock, before }) => (before === null ? clock : 0)));
  const taken = turns.map(({ clock, before }) => (before ?? first) - clock);
  const unit = taken.reduce(commonDivisor, 0) || 1;
  const least = Math.min(...taken) / unit;
  const more = taken.map((time) => time / unit - least);
  const width = bestWidth(more);
  words.number(first);
  words.number(unit);
  words.number(least < 0 ? -2 * least - 1 : 2 * least);
  words.number(width);
  for (const units of more) bits.about(units, width);
}

/** Reads the clocks and notes them on the nodes with these ids. */
export function readTimes<Start, Step extends object>(
  words: ByteReader,
  bits: BitReader,
  ids: readonly NodeId[],
  builder: TreeBuilder<Start, Step>,
): void {
  const timed = readRuns(words, ids);
  if (timed.length === 0) return;
  const [first, unit, folded, width] = [
    words.number(),
    words.number(),
    words.number(),
    words.number(MOST_WIDTH),
  ];
  const least = folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
  const clocks = new Map<NodeId, number>();
  const parentOf = (id: NodeId): NodeId | null => builder.parent(id);
  const clockOf = (id: NodeId): number | null => clocks.get(id) ?? null;
  for (const id of timed) {
    const before = clockBefore(parentOf(id), parentOf, clockOf) ?? first;
    const clock = before - (least + bits.about(width)) * unit;
    if (!(clock >= 0 && clock <= Number.MAX_SAFE_INTEGER)) throw new LinkFault('no such time');
    clocks.set(id, clock);
    builder.note(id, { clock });
  }
}

/** What the same side's clock showed after its previous move; null if there is none. */
function clockBefore(
  parent: NodeId | null,
  parentOf: (id: NodeId) => NodeId | null,
  clockOf: (id: NodeId) => number | null,
): number | null {
  const before = parent === null ? null : parentOf(parent);
  return before === null ? null : clockOf(before);
}

function commonDivisor(a: number, b: number): number {
  let [large, small] = [Math.abs(a), Math.abs(b)];
  while (small > 0) [large, small] = [small, large % small];
  return large;
}

/** More bits than the milliseconds of a day need. */
const MOST_WIDTH = 31;
const WIDTHS = Array.from({ length: MOST_WIDTH + 1 }, (_, width) => width);

/** The width with which these numbers take the fewest bits. */
function bestWidth(numbers: readonly number[]): number {
  const lengths = WIDTHS.map((width) => numbers.reduce((sum, number) => sum + lengthAbout(number, width), 0));
  return lengths.indexOf(Math.min(...lengths));
}

/** The lengths of the runs of nodes, alternately those to which it does not apply and those to which it does. */
function writeRuns(bytes: ByteWriter, flags: readonly boolean[]): void {
  let [run, last] = [0, false];
  for (const flag of flags) {
    if (flag !== last) {
      bytes.number(run);
      [run, last] = [0, flag];
    }
    run++;
  }
  bytes.number(run);
}

/** The nodes to which it applies. */
function readRuns(bytes: ByteReader, ids: readonly NodeId[]): NodeId[] {
  const found: NodeId[] = [];
  for (let [at, isSo] = [0, false]; at < ids.length; isSo = !isSo) {
    const run = bytes.number(ids.length - at);
    if (run === 0 && at > 0) throw new LinkFault('an empty run');
    if (isSo) found.push(...ids.slice(at, at + run));
    at += run;
  }
  return found;
}
