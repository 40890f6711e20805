import * as v from 'valibot';
import { accept, refuse, type Result } from '../../engine/index.ts';
import { FREE_TURNS, type Clock } from '../sitting/clock.ts';
import { endingOf } from '../endings.ts';
import { goTo, turnsMade } from '../game.ts';
import type { PlayersEnd } from '../gameEnd.ts';
import { FORMAT, SavedForm, VERSION, type SavedSitting } from './savedForm.ts';
import { migrated, type NewerForm } from './savedMigrations.ts';
import { isGrounded, type Sitting } from '../sitting/sitting.ts';
import { readSavedMoves, savedMovesOf, savedTimesOf, type SavedMovesError } from './savedTree.ts';
import { ROOT } from '../tree/tree.ts';

/** Why a saved game cannot be read. */
export type SavedGameError =
  | { readonly code: 'not-json' }
  | NewerForm
  | { readonly code: 'cursor'; readonly cursor: number; readonly moves: number }
  | SavedMovesError;

/** A game and everything around it as one line of text, for `parseSavedGame` to read. */
export function formatSavedGame(sitting: Sitting): string {
  const { game, terms, clock, end, offer, declined, match, seat = null } = sitting;
  const saved: SavedSitting = {
    format: FORMAT,
    version: VERSION,
    ...savedMovesOf(game.tree),
    cursor: turnsMade(game),
    terms,
    clock: clock === null ? null : { left: savedTimesOf(game.tree), ...clock },
    end,
    offer,
    declined,
    match,
    seat,
  };
  return JSON.stringify(saved);
}

/** Reads a saved game of this version or an earlier one from untrusted text; every move must be legal. Never throws. */
export function parseSavedGame(text: string): Result<Sitting, SavedGameError> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const current = migrated(json.value);
  if (!current.ok) return current;
  const checked = v.safeParse(SavedForm, current.value, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    return refuse({ code: 'shape', path: v.getDotPath(issue) ?? '', problem: issue.message });
  }
  return sittingOf(checked.output);
}

function sittingOf(saved: SavedSitting): Result<Sitting, SavedGameError> {
  const { moves, cursor, terms, clock: timed, end, offer, declined, match, seat } = saved;
  if (cursor > moves.length) return refuse({ code: 'cursor', cursor, moves: moves.length });
  const tree = readSavedMoves(saved, timed?.left ?? null);
  if (!tree.ok) return tree;
  const game = goTo({ tree: tree.value, at: ROOT }, cursor);
  const contradiction = contradictionIn({ game, end }, saved);
  if (contradiction !== null) return refuse({ code: 'shape', ...contradiction });
  const sitting = { game, terms, clock: clockOf(timed), end, offer, declined, match };
  return accept(seat === null ? sitting : { seat, ...sitting });
}

const clockOf = (timed: SavedSitting['clock']): Clock | null => {
  if (timed === null) return null;
  const { left: _, ...clock } = timed;
  return clock;
};

/** Combinations that no game at a table can have, though each part has the right shape. */
function contradictionIn(
  played: { readonly game: Sitting['game']; readonly end: PlayersEnd | null },
  { cursor, terms, clock, end, offer }: SavedSitting,
): { readonly path: string; readonly problem: string } | null {
  const isOver = endingOf(played) !== null;
  if ((clock === null) !== (terms.clock === null))
    return { path: 'clock', problem: 'is not that of the terms' };
  if (clock !== null && clock.left.length !== played.game.tree.nodes.length - 1)
    return { path: 'clock.left', problem: 'one for each move' };
  if (clock !== null && clock.since !== null && (isOver || clock.paused || cursor < FREE_TURNS))
    return { path: 'clock.since', problem: 'runs though it must stand' };
  if (end !== null && endingOf({ ...played, end: null }) !== null)
    return { path: 'end', problem: 'ends a game that has ended' };
  if (end !== null && !isGrounded(played.game, end))
    return { path: 'end', problem: 'claims what cannot be claimed' };
  if (offer !== null && offer.kind === 'draw' && isOver)
    return { path: 'offer', problem: 'is open in a game that has ended' };
  return null;
}

function parseJson(text: string): Result<unknown, SavedGameError> {
  try {
    return accept<unknown>(JSON.parse(text));
  } catch {
    return refuse({ code: 'not-json' });
  }
}
