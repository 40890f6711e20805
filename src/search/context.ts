import type { Ruleset, Side } from '../engine/index.ts';
import type { PackedMove } from '../engine/search.ts';
import { createEvaluation } from './evaluation/evaluation.ts';
import type { Weights } from './evaluation/weights.ts';
import { createKaidas, type Kaidas } from './kaidas.ts';
import type { Network } from './network/network.ts';
import { createViews, type Views } from './network/views.ts';
import { createOrdering, type Ordering } from './ordering.ts';
import { createPath, type Path } from './path.ts';
import { createNodes, createReductions, type Nodes, type Reductions } from './pruning.ts';
import { HALF_EDGE, MOST_PLIES, MOST_WORTH, ROOM } from './scores.ts';
import { ALL_ON, type Switches } from './switches.ts';
import { TranspositionTable } from './table.ts';
import { Company, type Common } from './together/company.ts';

/** Thrown to end a search from within. */
export class Stopped extends Error {}

/** Everything that a search works with. */
export interface Context {
  readonly path: Path;
  /** What the network sees; null if the game has none. */
  readonly views: Views | null;
  table: TranspositionTable;
  /** The table for proofs of half wins, whose scores are on a different scale. */
  readonly halves: TranspositionTable;
  readonly ordering: Ordering;
  readonly switches: Switches;
  /** The squares by which a move can give Kaida (`kaidas.ts`). */
  readonly kaidas: Kaidas;
  readonly reductions: Reductions;
  readonly nodesByPly: Nodes;
  /** The static score at each ply. */
  readonly stands: Int32Array;
  /**
   * Whether the search may try null moves, to see how strong a side is; never in games where moves run out before
   * pieces do.
   */
  readonly mayPass: boolean;
  /** The threads that search together with this one; null if there can be none. */
  readonly company: Company | null;
  /** The same while several threads are searching; only then may a move be left to another thread. */
  sharing: Company | null;
  /** Whether this thread is a helper. */
  isHelper: boolean;
  nodes: number;
  /** The length of the longest line looked at, in plies. */
  reached: number;
  /** The depth that is being searched from the root, in plies. */
  rootDepth: number;
  /** Called every `POLL` nodes, or more often if nodes are slow; throws `Stopped` to end the search. */
  poll: () => void;
  /** `poll` is called when these bits of the node count are 0; then the time of its last call. */
  pollMask: number;
  polled: number;
  /** Estimates up to this many centipoints are worth less than a half win (`scores.ts`). */
  edge: number;
  /** The largest error of the evaluation, in centipoints, and the seed that decides each error. */
  noise: number;
  seed: number;
  /** The side that the computer plays, for which a draw is slightly worse; null in an analysis. */
  player: Side | null;
  /** How many centipoints worse than level a draw is for the side at the root. */
  contempt: number;
  /** The best line from each ply on, `MOST_PLIES` moves a row, and the length of each line. */
  readonly lines: Int32Array;
  readonly lengths: Uint8Array;
}

/**
 * Nodes between two looks at the clock when nodes are quick, about 2 ms; a power of 2. A search limited by nodes can
 * end only after a multiple of this, so that it is the same on every machine.
 */
const POLL = 512;
/** The same at the start, before it is known how long nodes take. */
const FIRST_POLL = 16;
/**
 * Milliseconds between two looks at the clock: if fewer have passed, the next look may come later; if more, it must
 * come sooner.
 */
const SOON = 2;
const LATE = 8;

export interface Settings {
  /** The transposition table has two to the power of this many entries of 16 bytes. */
  readonly tableBits?: number;
  /** The memory that this context shares with other threads; without it, the context has a table of its own. */
  readonly common?: Common | undefined;
  readonly switches?: Switches;
  readonly weights?: Weights;
  /** The network that judges positions instead of the weights. */
  readonly network?: Network | undefined;
}

export function createContext(
  rules: Ruleset,
  { tableBits = 19, common, switches = ALL_ON, weights, network }: Settings,
): Context {
  const path = createPath(createEvaluation(rules, weights), rules);
  return {
    path,
    views: network === undefined || !switches.network ? null : createViews(network, ROOM),
    table:
      common === undefined
        ? new TranspositionTable(tableBits)
        : new TranspositionTable(common.tableBits, common.table),
    halves: new TranspositionTable(Math.min(tableBits, 15)),
    ordering: createOrdering(path.board),
    switches,
    kaidas: createKaidas(path.board),
    reductions: createReductions(rules),
    nodesByPly: createNodes(),
    stands: new Int32Array(MOST_PLIES + 1),
    mayPass: switches.passing && rules.forms.has('regular'),
    company: common === undefined ? null : new Company(common),
    sharing: null,
    isHelper: false,
    nodes: 0,
    reached: 0,
    rootDepth: 0,
    poll: () => {},
    pollMask: FIRST_POLL - 1,
    polled: 0,
    edge: edgeOf(rules),
    noise: 0,
    seed: 0,
    player: null,
    contempt: 0,
    lines: new Int32Array(MOST_PLIES * MOST_PLIES),
    lengths: new Uint8Array(MOST_PLIES + 1),
  };
}

/** Starts polling the clock. How long nodes take is not known yet. */
export function beginPolling(context: Context): void {
  context.pollMask = FIRST_POLL - 1;
  context.polled = performance.now();
}

/** Calls `poll`, and works out how many nodes may pass before the next call. */
export function pollNow(context: Context): void {
  const now = performance.now();
  const passed = now - context.polled;
  context.polled = now;
  if (passed < SOON) context.pollMask = Math.min(2 * context.pollMask + 1, POLL - 1);
  else if (passed > LATE) context.pollMask >>= 1;
  context.poll();
}

/** Whether this call of `poll` falls on a multiple of `POLL` nodes, where node limits are checked. */
export const countsNodes = ({ nodes }: Context): boolean => (nodes & (POLL - 1)) === 0;

/**
 * In games without regular moves, lines to vault over run out before pieces do. Full wins hardly ever occur there, so
 * no estimate is worth more than half a point.
 */
const edgeOf = ({ forms }: Ruleset): number => (forms.has('regular') ? HALF_EDGE : MOST_WORTH);

/** Records the best move at a ply, followed by the best line of the next ply. */
export function keepLine({ lines, lengths }: Context, ply: number, move: PackedMove): void {
  const own = ply * MOST_PLIES;
  const next = own + MOST_PLIES;
  const length = Math.min(lengths[ply + 1]!, MOST_PLIES - 1);
  lines[own] = move;
  for (let i = 0; i < length; i++) lines[own + 1 + i] = lines[next + i]!;
  lengths[ply] = length + 1;
}

export const lineAt = ({ lines, lengths }: Context, ply: number): PackedMove[] =>
  Array.from(lines.subarray(ply * MOST_PLIES, ply * MOST_PLIES + lengths[ply]!));
