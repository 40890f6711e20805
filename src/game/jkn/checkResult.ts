import { withTag, type Tags } from '../tree/index.ts';
import type { AnyFault, SharedFault } from './fault.ts';
import type { Faults } from './faults.ts';

/**
 * Compares the result at the end of a game with its Result tag and with the rules, which give `*` where the moves end
 * nothing. A missing tag gets the result. `at` is where the game begins.
 */
export function checkResult<Wrong extends AnyFault>(
  tags: Tags,
  result: { readonly value: string; readonly at: number } | null,
  byRules: string,
  faults: Faults<Wrong | SharedFault>,
  at: number,
): Tags {
  const told = tags.get('Result');
  if (result !== null && told !== undefined && told !== result.value)
    faults.add({ code: 'result-differs', expected: told }, result.at, result.value);
  const complete = result === null || told !== undefined ? tags : withTag(tags, 'Result', result.value);
  const claimed = complete.get('Result');
  if (byRules !== '*' && claimed !== undefined && claimed !== byRules)
    faults.add({ code: 'result-wrong', expected: byRules }, result?.at ?? at, claimed);
  return complete;
}
