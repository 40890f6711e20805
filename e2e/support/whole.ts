/**
 * Whether all browser tests are asked for (`E2E_WHOLE=1`). An ordinary run leaves out those with the tag `@whole`:
 * further themes and screens, most games of the cabinet, what goes wrong seldom, and second ways to do the same.
 */
export const IS_WHOLE = process.env.E2E_WHOLE === '1';

/** The tag of a test for all cases but those that an ordinary run looks at, too. */
export const wholeUnless = (isOrdinary: boolean): { tag: string[] } => ({
  tag: isOrdinary ? [] : ['@whole'],
});
