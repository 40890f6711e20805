import * as v from 'valibot';
import { LONGEST_ID } from '../../engine/index.ts';
import { LEVELS, MOST_LINES } from '../../search/types.ts';

/*
 * What page and worker say to each other. All of it is plain data: positions as lines, moves in coordinate form. Each
 * checks what it gets, since neither may break because of the other's error.
 */

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const line = v.pipe(v.string(), v.maxLength(10_000));
const move = v.pipe(v.string(), v.maxLength(100));

/** The most earlier positions that are sent: as many as the quiet turns that make a draw, and a few more. */
export const MOST_EARLIER = 128;

const Limits = v.strictObject({
  depth: v.exactOptional(v.pipe(natural, v.minValue(1))),
  nodes: v.exactOptional(natural),
  moveTime: v.exactOptional(amount),
  clock: v.exactOptional(v.strictObject({ left: amount, increment: amount })),
});

const Options = v.strictObject({
  limits: Limits,
  lines: v.exactOptional(v.pipe(natural, v.minValue(1), v.maxValue(MOST_LINES))),
  level: v.exactOptional(v.picklist(LEVELS)),
  seed: v.exactOptional(natural),
  among: v.exactOptional(v.pipe(v.array(move), v.minLength(1), v.maxLength(10_000))),
});

/** What the page asks; `id` distinguishes the answers to one question from those to another. */
export const AskedForm = v.strictObject({
  type: v.literal('search'),
  id: natural,
  variation: v.pipe(v.string(), v.maxLength(LONGEST_ID)),
  position: line,
  /** The earlier positions of the game, oldest first. */
  earlier: v.pipe(v.array(line), v.maxLength(MOST_EARLIER)),
  options: Options,
  /**
   * The address of a lease: the search ends when it is withdrawn. Without a lease, the search cannot be stopped from
   * outside.
   */
  lease: v.exactOptional(v.pipe(v.string(), v.startsWith('blob:'), v.maxLength(1000))),
  /** The number of the search, if helpers were asked the same question and take part in it. */
  together: v.exactOptional(v.pipe(natural, v.minValue(1))),
});
export type Asked = v.InferOutput<typeof AskedForm>;

/** Memory that page and worker share; there is none if the page is not cross-origin isolated. */
const memory = v.custom<SharedArrayBuffer>(
  (data) => typeof SharedArrayBuffer === 'function' && data instanceof SharedArrayBuffer,
);

/**
 * Gives a worker what it shares with others. From then on a helper answers no questions, but takes part in the worker's
 * searches.
 */
export const ShareForm = v.strictObject({
  type: v.literal('share'),
  common: v.strictObject({ table: memory, tableBits: natural, signs: memory }),
  helps: v.boolean(),
});
export type Share = v.InferOutput<typeof ShareForm>;

const Score = v.variant('kind', [
  v.strictObject({ kind: v.literal('centipoints'), value: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ kind: v.picklist(['win', 'loss']), points: v.picklist([1, 0.5]), turns: natural }),
]);

const info = {
  depth: natural,
  selectiveDepth: natural,
  nodes: natural,
  ms: amount,
  lines: v.pipe(
    v.array(
      v.strictObject({ score: Score, moves: v.pipe(v.array(move), v.minLength(1), v.maxLength(1000)) }),
    ),
    v.maxLength(MOST_LINES),
  ),
};

/** Why a question is not answered. */
const WRONGS = ['shape', 'variation', 'position', 'earlier', 'among', 'lease', 'search'] as const;
export type Wrong = (typeof WRONGS)[number];

/** What the worker says: how far it has come, what it has found, or what was wrong with the question. */
export const AnswerForm = v.variant('type', [
  v.strictObject({ type: v.literal('info'), id: natural, ...info }),
  v.strictObject({
    type: v.literal('result'),
    id: natural,
    ...info,
    best: v.nullable(move),
    concedes: v.boolean(),
    acceptsDraw: v.boolean(),
    offersDraw: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('error'),
    /** Null if the question had no id that could be read. */
    id: v.nullable(natural),
    wrong: v.picklist(WRONGS),
    /** For debugging; players are told in other words. */
    detail: v.pipe(v.string(), v.maxLength(2000)),
  }),
]);
export type Answer = v.InferOutput<typeof AnswerForm>;
export type ToldInfo = Omit<Extract<Answer, { type: 'info' }>, 'type' | 'id'>;
