import { parentPort } from 'node:worker_threads';
import type { Ruleset } from '../../engine/index.ts';
import { createSearcher, type Searcher, type SearchLimits } from '../../search/index.ts';
import { knowing } from '../../search/tablebase/index.ts';
import { tablebaseOf } from '../tablebaseFile.ts';
import { trainedNetwork } from '../trainedNetwork.ts';
import { bestLine, infoLines } from './answer.ts';
import { isEndless, positionsOf, presentOf, type Request } from './request.ts';

/** What the thread is asked to do, one thing after another: to prepare for searches, to search, and to end. */
export type Task =
  { readonly kind: 'prepare'; readonly request: Request } | SearchTask | { readonly kind: 'end' };

/** A search for the thread to run. `stop[0]` becomes 1 when the search must end. */
interface SearchTask {
  readonly kind: 'search';
  readonly request: Request;
  readonly limits: SearchLimits;
  readonly stop: Int32Array;
  /** A new game has begun: the memory of the last one does not count. */
  readonly forget: boolean;
}

/** What the thread answers: lines of the protocol; the last ones of a search are marked. */
export interface Answer {
  readonly lines: readonly string[];
  readonly isLast: boolean;
}

const send = (answer: Answer): void => parentPort?.postMessage(answer);

let kept: { readonly key: string; readonly searcher: Searcher } | null = null;

function searcherFor({ memory, tablebase }: Request, ruleset: Ruleset): Searcher {
  const tableBits = Math.floor(Math.log2((memory * 2 ** 20) / 16));
  const searcher = createSearcher(ruleset, { tableBits, network: trainedNetwork(ruleset) });
  const solved = tablebase ? tablebaseOf(ruleset) : null;
  return knowing(searcher, () => solved);
}

const keyOf = ({ variation, memory, tablebase }: Request): string => `${variation} ${memory} ${tablebase}`;

/** The searcher for the requested game, which remembers earlier searches of the same game. */
function keptFor(request: Request, ruleset: Ruleset): Searcher {
  const key = keyOf(request);
  if (kept?.key !== key) kept = { key, searcher: searcherFor(request, ruleset) };
  return kept.searcher;
}

/** Nodes of a warm-up search whose result is not used: after it, the code that a search runs has been compiled. */
const WARMING = 10_000;

/** The first real search then loses no time to what happens only once: loading its files, and compiling its code. */
function prepare(request: Request): void {
  const position = presentOf(request);
  if (kept?.key !== keyOf(request) && position !== null) {
    keptFor(request, position.ruleset);
    const passing = createSearcher(position.ruleset, {
      tableBits: 10,
      network: trainedNetwork(position.ruleset),
    });
    passing.search({ position, earlier: [] }, { limits: { nodes: WARMING } });
  }
  send({ lines: ['readyok'], isLast: false });
}

function search({ request, limits, stop, forget }: SearchTask): void {
  const positions = positionsOf(request);
  const position = positions.at(-1)!;
  const searcher = keptFor(request, position.ruleset);
  if (forget) searcher.forget();
  const result = searcher.search(
    { position, earlier: positions.slice(0, -1) },
    {
      limits,
      lines: request.lines,
      level: request.level,
      seed: request.seed,
      shouldStop: () => Atomics.load(stop, 0) === 1,
      onInfo: (info) => send({ lines: infoLines(position.ruleset, info), isLast: false }),
    },
  );
  // what the answer is based on may have been found after the last report
  send({ lines: infoLines(position.ruleset, result), isLast: false });
  // without limits the answer waits until it is asked for, even if there is nothing left to find
  if (isEndless(limits)) Atomics.wait(stop, 0, 0);
  send({ lines: [bestLine(position.ruleset, result)], isLast: true });
}

parentPort?.on('message', (task: Task) => {
  switch (task.kind) {
    case 'prepare':
      return prepare(task.request);
    case 'search':
      return search(task);
    case 'end':
      return parentPort?.close();
  }
});
