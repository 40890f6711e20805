/** The tablebases of the search: games that are solved as long as each side has a King and a Pallan. */
export { knowing, verdictInTime } from './knowing.ts';
export { verdictOfFew } from './few.ts';
export { verdictAfter } from './lines.ts';
export { openTablebase, verdictFor, type Tablebase } from './tablebase.ts';
export { scoreOfVerdict, type Verdict } from './verdict.ts';
