import type { Plugin } from 'vite';

/**
 * The break-points of the style sheets by name, for `@media (--wide)`. A wide screen has room beside the board; an
 * upright one has everything else above and below the board.
 */
export const BREAK_POINTS = {
  '--wide': '(min-width: 560px) and (min-aspect-ratio: 1/1)',
  '--upright': 'not all and (min-width: 560px) and (min-aspect-ratio: 1/1)',
  '--roomy-wide': '(min-width: 640px) and (min-aspect-ratio: 1/1)',
  '--not-roomy-wide': 'not all and (min-width: 640px) and (min-aspect-ratio: 1/1)',
  '--widest': '(min-width: 1240px) and (min-aspect-ratio: 7/5) and (min-height: 641px)',
  /** A phone in landscape; `--low` is a little higher, for things that still have room there. */
  '--lowest': '(min-width: 560px) and (min-aspect-ratio: 1/1) and (max-height: 540px)',
  '--low': '(min-width: 560px) and (min-aspect-ratio: 1/1) and (max-height: 640px)',
  '--wide-not-lowest': '(min-width: 560px) and (min-aspect-ratio: 1/1) and (min-height: 541px)',
  '--tablet-wide': '(min-width: 640px) and (max-width: 1100px) and (min-aspect-ratio: 1/1)',
  '--tablet-upright': '(min-width: 640px) and (max-aspect-ratio: 1/1)',
  '--tall': '(max-aspect-ratio: 1/1)',
  '--one-column': '(max-width: 860px), not all and (min-aspect-ratio: 1/1)',
  '--smallest': '(max-width: 340px)',
  '--phone': '(max-width: 420px)',
  /** A phone on which Poron's board leaves no room for what stands below it. */
  '--low-phone': '(max-width: 420px) and (min-aspect-ratio: 1/2)',
  '--narrow': '(max-width: 560px)',
  '--below-520': '(max-width: 519px)',
  '--below-640': '(max-width: 640px)',
  '--below-720': '(max-width: 720px)',
  '--below-1000': '(max-width: 1000px)',
  '--from-560': '(min-width: 560px)',
  '--from-800': '(min-width: 800px)',
  '--from-960': '(min-width: 960px)',
  '--high': '(min-height: 700px)',
  '--roomy': '(min-width: 720px) and (min-height: 600px)',
} as const satisfies Readonly<Record<`--${string}`, string>>;

const queries: ReadonlyMap<string, string> = new Map(Object.entries(BREAK_POINTS));

/**
 * A style sheet with the names of break-points replaced by their queries. Throws for an unknown name, and for a name
 * that is not the whole condition of its `@media`, which no browser would understand.
 */
export const withBreakPoints = (css: string): string =>
  css.replace(/@media ([^{]*\(--[^{]*?)\s*\{/g, (_, condition: string) => {
    const query = queries.get(condition.slice(1, -1));
    if (query === undefined)
      throw new Error(`there is no break-point ${condition} in scripts/build/breakPoints.ts`);
    return `@media ${query} {`;
  });

/** Lets style sheets use break-points by name, which browsers do not support yet. */
export const namedBreakPoints = (): Plugin => ({
  name: 'named-break-points',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (code) => ({ code: withBreakPoints(code), map: null }),
  },
});
