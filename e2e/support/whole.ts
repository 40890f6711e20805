/**
 * Whether all browser tests are asked for (`E2E_WHOLE=1`). An ordinary run leaves out those with the tag `@whole`:
 * further themes and screens, most games of the cabinet, rare failures, and second ways to do the same.
 */
export const IS_WHOLE = process.env.E2E_WHOLE === '1';

/** The tag for all cases of a test except those that an ordinary run includes. */
export const wholeUnless = (isOrdinary: boolean): { tag: string[] } => ({
  tag: isOrdinary ? [] : ['@whole'],
});
