/** The tablebases of the search, for games that are solved while each side has a King and a Pallan. */
export { knowing, verdictInTime } from './knowing.ts';
export { verdictOfFew } from './few.ts';
export { verdictAfter } from './lines.ts';
export { openTablebase, verdictFor, type Tablebase } from './tablebase.ts';
export { scoreOfVerdict, type Verdict } from './verdict.ts';
