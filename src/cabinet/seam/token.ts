import { disc } from './draw.ts';
import type { Drawing, Role } from './surface.ts';

/** A sign on a token: its shape, and what lies over that in the colour of the token. */
export type Sign = readonly [shape: string, over: string];

/** Which of the two sets of colours a token has. */
export type Body = 'one' | 'two';
/** With three sides, the third set of colours is in the roles `three`, `four` and `five`. */
export type BodyOfThree = Body | 'three';

/** The colours of a token: its body, its outline, and the sign on it. */
export const BODY_COLOURS: Readonly<Record<BodyOfThree, readonly [body: Role, line: Role, detail: Role]>> = {
  one: ['one', 'oneLine', 'oneDetail'],
  two: ['two', 'twoLine', 'twoDetail'],
  three: ['three', 'four', 'five'],
};

/** A token of a shape with a sign on it, in a box of 100 × 100 units. */
export function token(outline: string, [shape, over]: Sign, body: BodyOfThree): Drawing {
  const [fill, line, detail] = BODY_COLOURS[body];
  return [
    { d: outline, fill, line, width: 4.5, shade: 'dome' },
    { d: shape, fill: detail },
    ...(over === '' ? [] : [{ d: over, fill } as const]),
  ];
}

/** A token with a sign drawn in brush strokes. */
export function written(outline: string, strokes: string, body: Body, width = 5): Drawing {
  const [fill, line, detail] = BODY_COLOURS[body];
  return [
    { d: outline, fill, line, width: 4.5, shade: 'dome' },
    { d: strokes, line: detail, width },
  ];
}

/** The men of all forms of chess, as signs. */
export const FIGURES = {
  king: [
    'M-4 -38H4V-32H10V-25H4V-19Q25 -26 30 -8Q30 6 20 15L22 22H26V32H-26V22H-22L-20 15Q-30 6 -30 -8Q-25 -26 -4 -19V-25H-10V-32H-4Z',
    'M0 -10Q14 -18 20 -7Q20 2 12 8H-12Q-20 2 -20 -7Q-14 -18 0 -10Z',
  ],
  queen: [
    `M-20 22L-31 -15L-17 1L-14 -26L-5 -2L0 -31L5 -2L14 -26L17 1L31 -15L20 22H26V32H-26V22Z${disc(-31, -18, 4.5)}${disc(-14, -29, 4.5)}${disc(0, -34, 4.5)}${disc(14, -29, 4.5)}${disc(31, -18, 4.5)}`,
    'M-17 12Q0 7 17 12L16 17Q0 12 -16 17Z',
  ],
  rook: ['M-25 -32H-13V-24H-6V-32H6V-24H13V-32H25V-13L17 -7L20 21H26V32H-26V21H-20L-17 -7L-25 -13Z', ''],
  bishop: [
    'M0 -37Q6 -33 3 -27Q22 -12 18 5Q15 13 10 15L14 22H25V32H-25V22H-14L-10 15Q-15 13 -18 5Q-22 -12 -3 -27Q-6 -33 0 -37Z',
    'M-3 -16H3V-9H10V-3H3V8H-3V-3H-10V-9H-3Z',
  ],
  knight: [
    'M-22 32C-22 14 -9 6 -10 -4C-16 0 -23 5 -29 2L-31 -8C-24 -14 -18 -27 -6 -30L-2 -38L6 -29C25 -24 30 0 28 32Z',
    `${disc(-9, -14, 3.4)}M8 -20Q22 -10 21 12Q16 -8 8 -20Z`,
  ],
  pawn: [
    'M0 -29A13 13 0 0 1 8 -6L16 -3L9 3Q12 15 19 22H23V32H-23V22H-19Q-12 15 -9 3L-16 -3L-8 -6A13 13 0 0 1 0 -29Z',
    '',
  ],
} as const satisfies Readonly<Record<string, Sign>>;
