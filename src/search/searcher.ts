import type { Ruleset } from '../engine/index.ts';
import { unpackMove } from '../engine/search.ts';
import { attitudeTo } from './attitude.ts';
import { budgetOf, type Budget } from './clock.ts';
import { countsNodes, createContext, Stopped, type Context, type Settings } from './context.ts';
import { isThin } from './evaluation/runners.ts';
import { halfInHand, type ForcedHalf } from './halves.ts';
import { hasKing } from './kaidas.ts';
import { mateByKaida } from './mates.ts';
import { noticed, strengthOf, type Strength } from './levels.ts';
import { setPath, type Path } from './path.ts';
import { forget, prepare, rootMoves } from './prepare.ts';
import { randomIntegers } from './random.ts';
import { completes, type RootMove } from './root.ts';
import { estimateOf, INFINITE, isDecided, MOST_PLIES, MOST_WORTH, needsProof, scoreOf } from './scores.ts';
import type { Company } from './together/company.ts';
import { MOST_LINES } from './types.ts';
import type { Line, Score, SearchInfo, SearchInput, SearchOptions, SearchResult, Searcher } from './types.ts';

/** Creates a searcher for one variation, with a memory of its own. */
export function createSearcher(ruleset: Ruleset, settings: Settings = {}): Searcher {
  const context = createContext(ruleset, settings);
  return {
    search: (input, options) => {
      try {
        return searchFrom(context, input, options);
      } finally {
        if (options.together !== undefined) context.company?.end(options.together);
      }
    },
    forget: () => forget(context),
  };
}

/** Milliseconds between two reports while a depth is searched. */
const REPORT = 250;

/** How many lines a search has to find. */
export const linesWanted = ({ lines = 1 }: SearchOptions): number =>
  Math.max(1, Math.min(MOST_LINES, Math.trunc(lines)));

/** A running search. */
interface Run {
  readonly context: Context;
  readonly options: SearchOptions;
  readonly strength: Strength;
  readonly budget: Budget;
  readonly began: number;
  /** How many lines to find. */
  readonly wanted: number;
  /** The edge on which the root's scores are based; during a proof of half a point the context has a different one. */
  readonly edge: number;
  readonly roots: RootMove[];
  /** The helpers whose results count; null if there are none. */
  company: Company | null;
  /** Whether a depth is being searched, and not a proof of half a point. */
  isSearchingDepth: boolean;
  /** The lines of the last finished depth. */
  lines: readonly Line[];
  /** The best move of that depth; null before the first is finished. */
  finished: RootMove | null;
  /** A forced half point, while the best moves are estimated to be worth more. */
  half: ForcedHalf | null;
  depth: number;
  reported: number;
}

function searchFrom(context: Context, input: SearchInput, options: SearchOptions): SearchResult {
  const began = performance.now();
  const strength = strengthOf(options.level, context.views !== null, options.seed);
  prepare(context, input, strength, options);
  const run: Run = {
    context,
    options,
    strength,
    budget: budgetOf(options.limits),
    began,
    wanted: linesWanted(options),
    edge: context.edge,
    roots: noticed(
      rootMoves(context, options.among),
      strength,
      randomIntegers(context.path.low[context.path.at]! ^ Math.imul(options.seed ?? 0, 0x9e3779b1)),
    ),
    company: options.together === undefined ? null : context.company,
    isSearchingDepth: false,
    lines: [],
    finished: null,
    half: null,
    depth: 0,
    reported: began,
  };
  context.poll = () => poll(run);
  context.sharing = run.company;
  if (options.together !== undefined) run.company?.begin(options.together, context.path.views !== null);
  if (looksForMate(run) && findMate(run)) return resultOf(run, input);
  const most = Math.min(options.limits.depth ?? Infinity, strength.depth, MOST_PLIES / 2);
  while (run.roots.length > 0 && run.depth < most) {
    if (!goDeeper(run, input)) break;
    run.finished = { ...run.roots[0]! };
    if (context.switches.halves) run.half = halfInHand(context, run.roots, run.depth, run.half);
    run.lines = linesOf(run, run.wanted);
    options.onInfo?.(infoOf(run));
    if (isEnough(run)) break;
  }
  context.poll = () => {};
  const [first] = run.roots;
  if (first !== undefined && !hasAnswer(run)) first.score = context.stands[0]!;
  return resultOf(run, input);
}

/** Searches a depth, or takes over the result of a helper that was quicker; false if the search was stopped. */
function goDeeper(run: Run, input: SearchInput): boolean {
  const { context, roots, wanted, company } = run;
  if (company !== null) company.depth = run.depth + 1;
  run.isSearchingDepth = true;
  const isComplete = completes(context, roots, run.depth + 1, wanted);
  run.isSearchingDepth = false;
  if (isComplete) {
    run.depth++;
    return true;
  }
  if (!isBehind(run)) return false;
  // the interrupted search left the path somewhere in the tree
  setPath(context.path, input.position, input.earlier);
  const told = company?.told() ?? null;
  const at = roots.findIndex(({ move }) => move === told?.line[0]);
  if (told === null || at < 0) {
    run.company = null;
    return goDeeper(run, input);
  }
  const [root] = roots.splice(at, 1);
  roots.unshift({ ...root!, score: told.score, line: told.line });
  run.depth = told.depth;
  return true;
}

/** Whether a helper has already finished the depth that is being searched. */
const isBehind = ({ company, wanted, depth }: Run): boolean =>
  company !== null && wanted === 1 && company.finished > depth;

/**
 * Whether to look for Hyrkaida first: there is a King to hunt, and the search is for one best move at full strength,
 * without a depth limit. With few pieces, the ordinary search gets deep enough by itself.
 */
const looksForMate = ({ context, strength, options, wanted }: Run): boolean =>
  context.switches.mates &&
  wanted === 1 &&
  strength.depth === Infinity &&
  options.limits.depth === undefined &&
  hasKing(context.path.board) &&
  !isThin(context.path.board);

/**
 * The most nodes that go into looking for Hyrkaida by Kaida alone. It takes an eighth of a search, up to this number,
 * and at most a quarter of its time, if nodes take longer than usual.
 */
const MOST_FOR_MATE = 8_000;
const NODES_A_MS = 100;
const MOST_TIME_FOR_MATE = 1 / 4;

/** Looks for Hyrkaida by Kaida alone; true if it was found, so that no search is needed. */
function findMate(run: Run): boolean {
  const { context, options, budget, began, roots } = run;
  const allowed = Math.min(options.limits.nodes ?? Infinity, budget.most * NODES_A_MS) / 8;
  const isStopped = (): boolean =>
    performance.now() - began >= budget.most * MOST_TIME_FOR_MATE || options.shouldStop?.() === true;
  const most = Math.min(MOST_FOR_MATE, allowed);
  const { board, quiet, at } = context.path;
  const { root, nodes } = mateByKaida(board, roots, quiet[at]!, most, isStopped);
  context.nodes += nodes;
  if (root === null) return false;
  roots.unshift(root);
  run.depth = root.line.length;
  context.reached = run.depth;
  run.lines = linesOf(run, 1);
  options.onInfo?.(infoOf(run));
  return true;
}

/**
 * The milliseconds that a search always has for its first move. Before that it stops only if it has an answer, and at a
 * multiple of `POLL` nodes, so that a move under great time pressure is still better than the first one in the list.
 */
const LEAST_TIME = 30;

/** Whether a move has been searched, so that there is an answer. */
const hasAnswer = ({ roots }: Run): boolean => roots[0]!.score > -INFINITE;

function poll(run: Run): void {
  const { context, options, strength, budget, began } = run;
  const now = performance.now();
  const isAnswered = hasAnswer(run);
  if (now - began < LEAST_TIME && !(isAnswered && countsNodes(context))) return;
  if (now - began >= budget.most || options.shouldStop?.() === true) throw new Stopped();
  if (!isAnswered || !countsNodes(context)) return;
  const nodes = Math.min(options.limits.nodes ?? Infinity, strength.nodes);
  if (context.nodes >= nodes) throw new Stopped();
  if (run.isSearchingDepth && isBehind(run)) throw new Stopped();
  if (now - run.reported >= REPORT) options.onInfo?.(infoOf(run));
}

/** Whether a deeper search could hardly change the move, or would not have enough time. */
function isEnough({ context, options, budget, began, roots, wanted, edge, depth }: Run): boolean {
  if (options.shouldStop?.() === true || performance.now() - began >= budget.enough) return true;
  if (context.nodes >= (options.limits.nodes ?? Infinity)) return true;
  // with `among`, the caller wants to know what the moves are worth, even if there is only one
  if (roots.length === 1 && options.among === undefined && Number.isFinite(budget.most)) return true;
  const score = scoreOf(roots[0]!.score, edge);
  if (wanted > 1 || score.kind === 'centipoints' || score.points !== 1) return false;
  return 2 * score.turns - (score.kind === 'win' ? 1 : 0) <= depth;
}

function infoOf(run: Run): SearchInfo {
  const { context, began, wanted, depth } = run;
  // a better first move counts before its depth is finished; several lines count only when all of them are known
  if (wanted === 1 || depth === 0) run.lines = linesOf(run, 1);
  run.reported = performance.now();
  return {
    depth,
    selectiveDepth: Math.max(context.reached, depth),
    nodes: context.nodes,
    ms: run.reported - began,
    lines: run.lines,
  };
}

/**
 * The best move. In the middle of a depth, the first move may turn out worse than expected, or lost, before the other
 * moves are known: then the result of the last finished depth stands.
 */
function bestOf({ roots, finished, edge }: Run): RootMove {
  const first = roots[0]!;
  if (finished === null || first.score >= finished.score) return first;
  const isLost = first.score < 0 && isDecided(first.score, edge);
  return first.move === finished.move || isLost ? finished : first;
}

/**
 * The best moves with their lines; a forced half point comes before estimates, and a half win in front is told only if
 * it is forced.
 */
function linesOf(run: Run, wanted: number): readonly Line[] {
  if (run.roots.length === 0) return [];
  const { context, half, edge } = run;
  const { path, switches } = context;
  const best = bestOf(run);
  const others = run.roots.filter(({ move }) => move !== best.move);
  const isInHand = half !== null && needsProof(best.score, edge) && best.move !== half.keeper;
  const first = isInHand ? half.root : best;
  const score = isInHand
    ? scoreOf(first.score, MOST_WORTH)
    : (switches.halves ? estimateOf : scoreOf)(first.score, edge);
  const rest = [best, ...others].filter(({ move }) => move !== first.move).slice(0, wanted - 1);
  return [lineOf(path, first, score), ...rest.map((root) => lineOf(path, root, scoreOf(root.score, edge)))];
}

const lineOf = ({ board }: Path, { line }: RootMove, score: Score): Line => ({
  score,
  moves: line.map((move) => unpackMove(board.rules, move)),
});

function resultOf(run: Run, { position }: SearchInput): SearchResult {
  const { path } = run.context;
  const info = infoOf(run);
  const [first] = info.lines;
  const best = first?.moves[0] ?? null;
  if (first === undefined) return { ...info, best, concedes: false, acceptsDraw: false, offersDraw: false }; // the game is over
  const attitude = attitudeTo(first.score, position.turnsPlayed, path.quiet[path.root]!, run.strength.noise);
  return { ...info, best, ...attitude };
}
