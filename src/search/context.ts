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

/** Ends a search from within. */
export class Stopped extends Error {}

/** What a search works with. */
export interface Context {
  readonly path: Path;
  /** What the network sees; null if the game has none. */
  readonly views: Views | null;
  table: TranspositionTable;
  /** What proofs of half wins store: their scores are on another scale. */
  readonly halves: TranspositionTable;
  readonly ordering: Ordering;
  readonly switches: Switches;
  /** Where moves give Kaida (`kaidas.ts`). */
  readonly kaidas: Kaidas;
  readonly reductions: Reductions;
  readonly nodesByPly: Nodes;
  /** The static score at each ply. */
  readonly stands: Int32Array;
  /**
   * Whether the search may let a side pass to see how strong it is; never where moves run out sooner than pieces do.
   */
  readonly mayPass: boolean;
  /** Those who search together with this thread; null if nobody can. */
  readonly company: Company | null;
  /** The same while several search: only then a move is left to another thread. */
  sharing: Company | null;
  /** Whether this thread helps another one. */
  isHelper: boolean;
  nodes: number;
  /** The longest line looked at, in plies. */
  reached: number;
  /** Plies from the root that are searched in full at present. */
  rootDepth: number;
  /** Called every `POLL` nodes, and more often where they take long; throws `Stopped` to end the search. */
  poll: () => void;
  /** `poll` is called when these bits of the number of nodes are 0, and when that was last. */
  pollMask: number;
  polled: number;
  /** Estimates up to this many centipoints are worth less than a half win (`scores.ts`). */
  edge: number;
  /** The most centipoints that the evaluation errs by, and what decides how it errs. */
  noise: number;
  seed: number;
  /** The side that plays, and so likes a draw less; null in an analysis. */
  player: Side | null;
  /** How many centipoints worse than level a draw is to the side at the root. */
  contempt: number;
  /** The best line from each ply on, `MOST_PLIES` moves a row, and their lengths. */
  readonly lines: Int32Array;
  readonly lengths: Uint8Array;
}

/**
 * Nodes between two looks at the clock where nodes are quick; a power of 2. About 2 ms. Only after such a number of them
 * does a search by nodes end, so that it is the same on every machine.
 */
const POLL = 512;
/** The same at first, as long as nobody knows how long nodes take. */
const FIRST_POLL = 16;
/** Milliseconds between two looks: after less, the next one may come later; after more, it has to come sooner. */
const SOON = 2;
const LATE = 8;

export interface Settings {
  /** The transposition table has 2 to the power of this many entries of 16 bytes. */
  readonly tableBits?: number;
  /** What it shares with other threads; without it the table is its own. */
  readonly common?: Common | undefined;
  readonly switches?: Switches;
  readonly weights?: Weights;
  /** Judges positions instead of the weights. */
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

/** From now on the clock is looked at; nobody knows yet how long nodes take. */
export function beginPolling(context: Context): void {
  context.pollMask = FIRST_POLL - 1;
  context.polled = performance.now();
}

/** Calls `poll`, and finds how many nodes may pass until it is called again. */
export function pollNow(context: Context): void {
  const now = performance.now();
  const passed = now - context.polled;
  context.polled = now;
  if (passed < SOON) context.pollMask = Math.min(2 * context.pollMask + 1, POLL - 1);
  else if (passed > LATE) context.pollMask >>= 1;
  context.poll();
}

/** Whether this is a look after `POLL` nodes, at which limits of nodes count. */
export const countsNodes = ({ nodes }: Context): boolean => (nodes & (POLL - 1)) === 0;

/**
 * Where there are no regular moves, lines to vault run out sooner than pieces do: full wins hardly ever occur, so no
 * estimate of one outweighs half a point.
 */
const edgeOf = ({ forms }: Ruleset): number => (forms.has('regular') ? HALF_EDGE : MOST_WORTH);

/** Notes that a move is the best at a ply, and that the best line of the next ply follows it. */
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
