import * as v from 'valibot';
import { accept, formatPosition, LONGEST_ID, refuse, type Result } from '../../engine/index.ts';
import { goTo, turnsMade } from '../game.ts';
import { LINK_LIMITS } from '../link/limits.ts';
import { SavedMovesForm } from '../saved/savedForm.ts';
import { readSavedMoves, savedMovesOf } from '../saved/savedTree.ts';
import { LONGEST_NAME } from '../sitting/terms.ts';
import { OFFERS } from '../sitting/sitting.ts';
import { ROOT } from '../tree/tree.ts';
import { APART_TAKE_BACKS, MOST_DAYS, needsLot, settledOf, SIDE_CHOICES } from './agreement.ts';
import { answerOf } from './answer.ts';
import type { Apart } from './apart.ts';
import { commitmentTo } from './lot.ts';
import { ROLES } from './names.ts';

const FORMAT = 'poron-jikaida apart';
/** Goes up with every change of the form. */
const VERSION = 1;

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
/** 16 bytes and 32 bytes in base64. */
const number = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const hash = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const offer = v.nullable(v.picklist(OFFERS));
const side = v.picklist(['yellow', 'blue']);

const KeptForm = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  id: number,
  role: v.picklist(ROLES),
  agreement: v.strictObject({
    variation: v.pipe(v.string(), v.maxLength(LONGEST_ID)),
    position: v.nullable(v.pipe(v.string(), v.maxLength(10_000))),
    begins: v.picklist(SIDE_CHOICES),
    hostSide: v.picklist(SIDE_CHOICES),
    days: v.nullable(v.pipe(natural, v.minValue(1), v.maxValue(MOST_DAYS))),
    takeBack: v.picklist(APART_TAKE_BACKS),
    hostName: name,
    commitment: v.nullable(hash),
  }),
  number: v.nullable(number),
  guest: v.nullable(v.strictObject({ key: number, name })),
  reveal: v.nullable(number),
  step: v.pipe(natural, v.maxValue(20_000)),
  game: v.nullable(v.strictObject({ ...SavedMovesForm.entries, cursor: natural })),
  asks: offer,
  declined: offer,
  refused: offer,
  end: v.nullable(
    v.variant('way', [
      v.strictObject({ way: v.literal('concession'), loser: side }),
      v.strictObject({ way: v.picklist(['agreement', 'repetition', 'quiet']) }),
    ]),
  ),
  since: v.number(),
  sentAt: v.nullable(v.number()),
  /**
   * These are stored only if they have a value, as `sentAt` below is, so that what was stored before they existed is
   * read as it was.
   */
  answer: v.optional(v.pipe(v.string(), v.maxLength(LINK_LIMITS.code))),
  isLate: v.optional(v.literal(true)),
  before: v.nullable(
    v.strictObject({
      turns: natural,
      asks: offer,
      refused: offer,
      declined: offer,
      sentAt: v.optional(v.number()),
    }),
  ),
});

/** Why a stored game by message cannot be read: it is damaged, or a newer version of the app wrote it. */
export type KeptError = 'damaged' | 'newer';

/** The parts of an object in a fixed order, however it was made: the same game gives the same text. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * A game by message as one line of text, with everything that only this player knows. The same game gives the same
 * text.
 */
export function formatApart(apart: Apart): string {
  const { game } = apart;
  const moves = game === null ? null : { ...savedMovesOf(game.tree), cursor: turnsMade(game) };
  return JSON.stringify({ format: FORMAT, version: VERSION, ...apart, game: moves }, inOrder);
}

const Head = v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.minValue(VERSION + 1)) });

/** Reads a stored game by message from untrusted text; every move must be legal. Never throws. */
export function parseApart(text: string): Result<Apart, KeptError> {
  const json = parsed(text);
  const checked = v.safeParse(KeptForm, json);
  if (!checked.success) return refuse(v.is(Head, json) ? 'newer' : 'damaged');
  const { format: _, version: __, game: moves, end, ...rest } = checked.output;
  const { agreement, guest, reveal } = rest;
  if (rest.answer !== undefined && answerOf(rest) === null) return refuse('damaged');
  if (needsLot(agreement) !== (agreement.commitment !== null)) return refuse('damaged');
  if (reveal !== null && commitmentTo(reveal) !== agreement.commitment) return refuse('damaged');
  const settled = settledOf(agreement, { guest, reveal });
  if ((settled === null) !== (moves === null)) return refuse('damaged');
  if (moves === null || settled === null) return accept({ ...rest, end, game: null });
  const { cursor, ...line } = moves;
  const tree = readSavedMoves(line, null);
  const isSound =
    tree.ok &&
    cursor <= line.moves.length &&
    line.variation === agreement.variation &&
    formatPosition(tree.value.start) === formatPosition(settled.start);
  if (!isSound) return refuse('damaged');
  return accept({ ...rest, end, game: goTo({ tree: tree.value, at: ROOT }, cursor) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
