import { QUIET_TURNS, type Position } from '../../engine/index.ts';
import { unpackMove } from '../../engine/search.ts';
import { attitudeTo } from '../attitude.ts';
import { quietTurns } from '../path.ts';
import { randomIntegers } from '../random.ts';
import {
  MOST_LINES,
  type SearchInfo,
  type SearchInput,
  type SearchOptions,
  type SearchResult,
  type Searcher,
} from '../types.ts';
import { choicesIn, lineAfter, type Choice } from './lines.ts';
import { verdictFor, type Tablebase } from './tablebase.ts';
import { rankOf, type Verdict } from './verdict.ts';

/**
 * A searcher that looks into a tablebase before it searches, at full strength and at level 8. Each search asks for the
 * tablebase again, since it may be loaded later. In a drawn position level 8 searches among the moves that keep the
 * draw for the one that is hardest to answer.
 */
export function knowing(searcher: Searcher, find: () => Tablebase | null): Searcher {
  return {
    ...searcher,
    search: (input, options) => {
      const tablebase = (options.level ?? 8) === 8 ? find() : null;
      const verdict = tablebase === null ? undefined : verdictInTime(tablebase, input);
      if (tablebase === null || verdict === undefined) return searcher.search(input, options);
      const choices = among(choicesIn(tablebase, input.position), input.position, options);
      if (choices.length === 0) return searcher.search(input, options);
      if (options.level === 8 && verdict.points === 0) {
        const kept = keepers(choices, input.position);
        const isForced = kept.length === 1 && options.among === undefined;
        const limits = isForced ? { ...options.limits, depth: 1 } : options.limits;
        return searcher.search(input, { ...options, limits, among: kept });
      }
      return told(tablebase, input, options, choices);
    },
  };
}

/**
 * What the tablebase says of a position; undefined if the position is not in it, or if a draw could be claimed before
 * the result is reached.
 */
export function verdictInTime(tablebase: Tablebase, input: SearchInput): Verdict | undefined {
  const verdict = verdictFor(tablebase, input.position);
  return verdict !== undefined && quietTurns(input) + verdict.plies <= QUIET_TURNS ? verdict : undefined;
}

/** The choices that this search may consider. */
function among(choices: readonly Choice[], { ruleset }: Position, options: SearchOptions): readonly Choice[] {
  const { among: allowed } = options;
  if (allowed === undefined) return choices;
  return choices.filter(({ move }) => {
    const { from, to } = unpackMove(ruleset, move);
    return allowed.some((one) => one.from === from && one.to === to);
  });
}

const bestOf = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ verdict }) => rankOf(verdict) === rankOf(choices[0]!.verdict));

const keepers = (choices: readonly Choice[], { ruleset }: Position) =>
  bestOf(choices).map(({ move }) => unpackMove(ruleset, move));

/** The answer of the tablebase. A seed chooses among equally good moves. */
function told(
  tablebase: Tablebase,
  input: SearchInput,
  { lines: wanted = 1, seed, onInfo }: SearchOptions,
  choices: readonly Choice[],
): SearchResult {
  const began = performance.now();
  const { position } = input;
  const equal = bestOf(choices);
  const chosen = equal[seed === undefined ? 0 : (randomIntegers(seed)() >>> 0) % equal.length]!;
  const shown = [chosen, ...choices.filter((choice) => choice !== chosen)].slice(
    0,
    Math.min(wanted, MOST_LINES),
  );
  const lines = shown.map((choice) => lineAfter(tablebase, position, choice));
  const depth = lines[0]!.moves.length;
  const info: SearchInfo = {
    depth,
    selectiveDepth: depth,
    nodes: choices.length,
    ms: performance.now() - began,
    lines,
  };
  onInfo?.(info);
  const attitude = attitudeTo(lines[0]!.score, position.turnsPlayed, quietTurns(input));
  return { ...info, best: lines[0]!.moves[0] ?? null, ...attitude };
}
