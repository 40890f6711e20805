import { parentPort, workerData } from 'node:worker_threads';
import { findVariation, parsePosition, rulesetOf } from '../../src/engine/index.ts';
import { createHelper, type Common } from '../../src/search/index.ts';

/** A thread that helps in the searches it is told of, and says when it has left each. */
const { common, variation }: { readonly common: Common; readonly variation: string } = workerData;
const game = findVariation(variation)!;
const helper = createHelper(rulesetOf(game), common);
parentPort?.on('message', ({ together, line }: { readonly together: number; readonly line: string }) => {
  const position = parsePosition(game, line);
  if (!position.ok) throw new Error(position.error.code);
  helper.help(together, { position: position.value, earlier: [] }, { limits: {} });
  parentPort?.postMessage(together, []);
});
parentPort?.postMessage('here', []);
