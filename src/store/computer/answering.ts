import * as v from 'valibot';
import {
  formatCoordinates,
  rulesetOf,
  type Position,
  type Ruleset,
  type Variation,
} from '../../engine/index.ts';
import { createSearcher, type SearchInfo, type SearchResult, type Searcher } from '../../search/index.ts';
import { AskedForm, type Answer, type Asked, type ToldInfo } from './protocol.ts';
import { idOf, readAsked, type Read } from './readAsked.ts';

/** The least milliseconds between two reports of the same depth: more reports would only cost the page work. */
const REPORTS_EVERY = 100;
/** Milliseconds between two checks of the lease: each has a cost, and a search has to end within 50 ms. */
const LOOKS_EVERY = 25;

/** What answering needs from its environment. */
export interface Workshop {
  readonly make: (ruleset: Ruleset) => Searcher;
  /** Whether a lease is still valid. */
  readonly holds: (lease: string) => boolean;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * Answers whatever questions the worker gets: one that cannot be read is answered by an error, and so is a search that
 * throws. The searcher keeps its memory as long as the questions are about the same game.
 */
export function createAnswering(
  say: (answer: Answer) => void,
  { make = createSearcher, holds = () => true, now = () => performance.now() }: Partial<Workshop> = {},
): (asked: unknown) => void {
  let known: { readonly variation: Variation; readonly searcher: Searcher } | null = null;

  const searcherFor = (variation: Variation): Searcher => {
    if (known?.variation !== variation) known = { variation, searcher: make(rulesetOf(variation)) };
    return known.searcher;
  };

  const search = ({ id, lease }: Asked, { position, earlier, options }: Read): void => {
    const onInfo = reporting((info) => say({ type: 'info', id, ...toldInfo(position, info) }));
    const lookingAt = lease === undefined ? {} : { shouldStop: looking(() => holds(lease), now) };
    const found = searcherFor(position.ruleset.variation).search(
      { position, earlier },
      { ...options, onInfo, ...lookingAt },
    );
    say({ type: 'result', id, ...toldResult(position, found) });
  };

  return (asked) => {
    const checked = v.safeParse(AskedForm, asked, { abortEarly: true });
    if (!checked.success) {
      const [issue] = checked.issues;
      const detail = `${v.getDotPath(issue) ?? ''}: ${issue.message}`.slice(0, 2000);
      say({ type: 'error', id: idOf(asked), wrong: 'shape', detail });
      return;
    }
    const { id, lease } = checked.output;
    if (lease !== undefined && !holds(lease)) {
      say({ type: 'error', id, wrong: 'lease', detail: lease });
      return;
    }
    const read = readAsked(checked.output);
    if (!read.ok) {
      say({ type: 'error', id, ...read.error });
      return;
    }
    try {
      search(checked.output, read.value);
    } catch (error) {
      known = null;
      say({ type: 'error', id, wrong: 'search', detail: String(error).slice(0, 2000) });
    }
  };
}

/** Whether a condition has ceased to hold, checked only every so often. */
function looking(holds: () => boolean, now: () => number): () => boolean {
  let looked = now();
  return () => {
    if (now() - looked < LOOKS_EVERY) return false;
    const isWithdrawn = !holds();
    looked = now();
    return isWithdrawn;
  };
}

/** Passes on what a search reports at every new depth, and in between only now and then. */
function reporting(report: (info: SearchInfo) => void): (info: SearchInfo) => void {
  let last = { depth: 0, ms: -Infinity };
  return (info) => {
    if (info.depth === last.depth && info.ms - last.ms < REPORTS_EVERY) return;
    last = info;
    report(info);
  };
}

const toldInfo = (
  { ruleset }: Position,
  { depth, selectiveDepth, nodes, ms, lines }: SearchInfo,
): ToldInfo => ({
  depth,
  selectiveDepth,
  nodes,
  ms,
  lines: lines.map(({ score, moves }) => ({
    score,
    moves: moves.map((move) => formatCoordinates(ruleset, move)),
  })),
});

function toldResult(position: Position, found: SearchResult) {
  const { best, concedes, acceptsDraw, offersDraw } = found;
  return {
    ...toldInfo(position, found),
    best: best === null ? null : formatCoordinates(position.ruleset, best),
    concedes,
    acceptsDraw,
    offersDraw,
  };
}
