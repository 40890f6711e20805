import { ASSESSMENTS } from './notes.ts';

/** The signs that show which side is better, by their numbers (NAG); PGN's White and Black are Yellow and Blue. */
const POSITION_SIGNS = {
  10: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
} as const;

export const MOVE_NAGS = [3, 1, 5, 6, 2, 4] as const satisfies readonly (keyof typeof ASSESSMENTS)[];
export const POSITION_NAGS = [10, 13, 14, 15, 16, 17, 18, 19] as const;
export type KnownNag = (typeof MOVE_NAGS)[number] | (typeof POSITION_NAGS)[number];

const GROUPS: readonly (readonly number[])[] = [MOVE_NAGS, POSITION_NAGS];
const SIGNS: Readonly<Record<number, string>> = { ...ASSESSMENTS, ...POSITION_SIGNS };

/** The sign for a number, `!?`; `$146` where there is none. */
export const nagSign = (nag: number): string => SIGNS[nag] ?? `$${nag}`;

/** The number of a sign that has a name; undefined for one that is only kept. */
export const knownNag = (nag: number): KnownNag | undefined =>
  [...MOVE_NAGS, ...POSITION_NAGS].find((known) => known === nag);

/** Adds or removes a sign; of signs that say the same kind of thing, a move has only one at a time. */
export function toggleNag(nags: readonly number[], nag: number): readonly number[] {
  if (nags.includes(nag)) return nags.filter((other) => other !== nag);
  const group = GROUPS.find((numbers) => numbers.includes(nag)) ?? [];
  return [...nags.filter((other) => !group.includes(other)), nag].toSorted((a, b) => a - b);
}
