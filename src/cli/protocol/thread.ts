import { parentPort } from 'node:worker_threads';
import type { Ruleset } from '../../engine/index.ts';
import { createSearcher, type Searcher, type SearchLimits } from '../../search/index.ts';
import { knowing } from '../../search/tablebase/index.ts';
import { tablebaseOf } from '../tablebaseFile.ts';
import { trainedNetwork } from '../trainedNetwork.ts';
import { bestLine, infoLines } from './answer.ts';
import { positionsOf, type Request } from './request.ts';

/** A search for the thread to run. `stop[0]` becomes 1 when the search must end. */
export interface Task {
  readonly request: Request;
  readonly limits: SearchLimits;
  readonly stop: Int32Array;
  /** A new game has begun: the memory of the last one does not count. */
  readonly forget: boolean;
}

/** What the thread answers: lines of the protocol; the last one of a search is marked. */
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

parentPort?.on('message', (task: Task) => {
  const { request, limits, stop } = task;
  const positions = positionsOf(request);
  const position = positions.at(-1)!;
  const key = `${request.variation} ${request.memory} ${request.tablebase}`;
  if (kept?.key !== key) kept = { key, searcher: searcherFor(request, position.ruleset) };
  if (task.forget) kept.searcher.forget();
  const result = kept.searcher.search(
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
  send({ lines: [bestLine(position.ruleset, result)], isLast: true });
});
