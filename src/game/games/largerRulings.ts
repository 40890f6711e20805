import type { KindRules, Position } from '../../engine/index.ts';
import { kindsIn, LARGER_RULINGS, type LargerRuling } from './rulings.ts';

/** How far ahead the leaps of the small games' kinds go (section 4). */
const COMMON_LEAP = 2;

/** The rulings of section 20 that matter in a game that starts from this position. */
export function largerRulingsFor(from: Position): readonly LargerRuling[] {
  const { kinds, variation } = from.ruleset;
  const present = [...kindsIn(from)].map((kind) => kinds[kind]);
  const any = (is: (kind: KindRules) => boolean): boolean => present.some(is);
  const flies = any((kind) => kind.flies > 0);
  const shoots = any(({ onward }) => onward !== 'none');
  const matters: Readonly<Record<LargerRuling, boolean>> = {
    L1: any(({ leaps }) => leaps !== null && leaps[0] > COMMON_LEAP),
    L2: flies,
    L3: flies,
    L4: shoots,
    L5: shoots,
    L6: variation.homeLimit,
    L7: any(({ company }) => company),
    L8: any(({ comesOffSide }) => comesOffSide),
    L9: any(({ bends }) => bends > 1),
  };
  return LARGER_RULINGS.filter((ruling) => matters[ruling]);
}
