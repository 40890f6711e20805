import * as v from 'valibot';
import { accept, refuse, type Result } from '../engine/index.ts';
import { gameOf, type Game } from './game.ts';
import { replay, type ReplayError } from './timeline.ts';

const FORMAT = 'poron-jikaida game';
const VERSION = 1;

/** Why a saved game cannot be read. */
export type SavedGameError =
  | { readonly code: 'not-json' }
  | { readonly code: 'shape'; readonly path: string; readonly problem: string }
  | { readonly code: 'cursor'; readonly cursor: number; readonly moves: number }
  | { readonly code: 'replay'; readonly error: ReplayError };

const SavedGame = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  variation: v.pipe(v.string(), v.maxLength(100)),
  start: v.pipe(v.string(), v.maxLength(10_000)),
  moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20_000)),
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** A game as one line of text, to be read by `parseSavedGame`. */
export const formatSavedGame = ({ variation, start, moves, cursor }: Game): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, variation, start, moves, cursor });

/** Reads a saved game from untrusted text and replays it; every move must be legal. Never throws. */
export function parseSavedGame(text: string): Result<Game, SavedGameError> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const checked = v.safeParse(SavedGame, json.value, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    return refuse({ code: 'shape', path: v.getDotPath(issue) ?? '', problem: issue.message });
  }
  const { variation, start, moves, cursor } = checked.output;
  if (cursor > moves.length) return refuse({ code: 'cursor', cursor, moves: moves.length });
  const replayed = replay(variation, start, moves);
  if (!replayed.ok) return refuse({ code: 'replay', error: replayed.error });
  return accept(gameOf({ variation, start, moves, cursor }, replayed.value));
}

function parseJson(text: string): Result<unknown, SavedGameError> {
  try {
    return accept<unknown>(JSON.parse(text));
  } catch {
    return refuse({ code: 'not-json' });
  }
}
