import * as v from 'valibot';
import { rulesetOf, type Ruleset, type Variation } from '../../engine/index.ts';
import { createHelper, type Common, type Helper } from '../../search/index.ts';
import type { Network } from '../../search/network/network.ts';
import { AskedForm } from './protocol.ts';
import { readAsked } from './readAsked.ts';

/**
 * Takes part in the searches for questions that another worker answers. A question that cannot be read, or a search
 * that throws, is left to that worker.
 */
export function createHelping(
  common: Common,
  networkOf: (ruleset: Ruleset) => Network | undefined,
): (asked: unknown) => void {
  let known: { readonly variation: Variation; readonly network: Network | undefined; helper: Helper } | null =
    null;
  const helperFor = (variation: Variation): Helper => {
    const ruleset = rulesetOf(variation);
    const network = networkOf(ruleset);
    if (known?.variation !== variation || known.network !== network)
      known = { variation, network, helper: createHelper(ruleset, common, { network }) };
    return known.helper;
  };
  return (asked) => {
    const checked = v.safeParse(AskedForm, asked);
    if (!checked.success || checked.output.together === undefined) return;
    const read = readAsked(checked.output);
    if (!read.ok) return;
    const { position, earlier, options } = read.value;
    try {
      helperFor(position.ruleset.variation).help(checked.output.together, { position, earlier }, options);
    } catch {
      known = null;
    }
  };
}
