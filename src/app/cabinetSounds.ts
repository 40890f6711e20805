import type { Call } from '../game/sitting/calls.ts';
import { BEGINNING, DICE, followedBy, motifOfCall, motifOfStroke, type Motif } from '../sound/motifs.ts';
import type { Player } from '../sound/player.ts';
import { outcomeOf, type Line } from '../store/cabinet/line.ts';
import type { CabinetState, CabinetStore } from '../store/cabinet/tableState.ts';
import type { SettingsStore } from '../store/settings.ts';
import { hearing } from './hearing.ts';

/** What the last move sounds like: dice or cards, men set down, men captured. */
function strokeOf({ game, rules, plies }: Line): Motif | null {
  const ply = plies.at(-1);
  if (ply === undefined) return null;
  if (rules.turn(ply.before) === 'chance') return DICE;
  const { taken } = game.trace(ply.before, ply.move);
  return motifOfStroke({ type: taken.length === 0 ? 'move' : 'capture' });
}

const WAYS = {
  conceded: 'concession',
  time: 'time',
  repetition: 'repetition',
  quiet: 'quiet',
  agreed: 'agreement',
  // the sound is that of the game that takes its place
  abandoned: null,
} as const satisfies Readonly<Record<string, Call | null>>;

/** How the end of a game sounds: like Jikaida's if it ended for the same reason. */
function motifOfEnd({ line, ended }: CabinetState): Motif | null {
  const outcome = outcomeOf(line, ended);
  if (!outcome.over) return null;
  const call = ended && WAYS[ended.way];
  if (ended !== null) return call && motifOfCall(call);
  return motifOfCall(outcome.winner === null ? 'draw' : 'hyrkaida');
}

/** The sound of what has just happened at a table of the cabinet; null for silence. */
function motifOf(state: CabinetState): Motif | null {
  switch (state.happened) {
    case 'begun':
      return BEGINNING;
    case 'played': {
      const [stroke, end] = [strokeOf(state.line), motifOfEnd(state)];
      return stroke === null || end === null ? stroke : followedBy(stroke, end);
    }
    case 'ended':
      return motifOfEnd(state);
    case 'shown':
      return null;
  }
}

/** Plays the sounds of a table of the cabinet, as `hearing` describes. Returns a function that ends it. */
export const connectCabinetSounds = (
  player: Player,
  { store, settings }: { readonly store: CabinetStore; readonly settings: SettingsStore },
  page: EventTarget,
): (() => void) =>
  hearing(player, settings, page, (play) =>
    store.subscribe((state, before) => {
      if (state.line !== before.line || state.ended !== before.ended) play(() => motifOf(state));
    }),
  );
