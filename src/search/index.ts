/** The door of the computer's search: what the worker, the pages and the command line use. */
export { createSearcher } from './searcher.ts';
export { expectedShare } from './expectation.ts';
export type { Settings } from './context.ts';
export { createCommon, endSearch, type Common } from './together/company.ts';
export { createHelper, type Helper } from './together/helper.ts';
export {
  LEVELS,
  OFFERED_LEVELS,
  MOST_LINES,
  type Level,
  type Line,
  type Score,
  type SearchInfo,
  type SearchInput,
  type SearchLimits,
  type SearchOptions,
  type SearchResult,
  type Searcher,
} from './types.ts';
