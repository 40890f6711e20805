import { callOf, endCallOf, openingCallOf } from '../game/sitting/calls.ts';
import { currentPosition, lastPly } from '../game/game.ts';
import { strokeOf } from '../game/strokes.ts';
import { BEGINNING, followedBy, motifOfCall, motifOfStroke, type Motif } from '../sound/motifs.ts';
import type { Player } from '../sound/player.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { TableState, TableStore } from '../store/table/table.ts';
import { hearing } from './hearing.ts';

/** What a change at the table sounds like; null for silence, as when turns are taken back. */
function motifOf({ change, game, sitting }: TableState): Motif | null {
  switch (change.way) {
    case 'played':
    case 'dropped':
    case 'redone': {
      const ply = lastPly(game);
      if (ply === undefined) return null;
      const call = callOf(ply);
      const stroke = motifOfStroke(strokeOf(ply));
      return call === null ? stroke : followedBy(stroke, motifOfCall(call));
    }
    case 'begun': {
      const call = openingCallOf(currentPosition(game));
      return call === null ? BEGINNING : motifOfCall(call);
    }
    case 'ended': {
      const call = endCallOf(sitting);
      return call === null ? null : motifOfCall(call);
    }
    case 'undone':
    case 'back':
    case 'on':
    case 'set':
      return null;
  }
}

/** Plays the sounds of the table, as `hearing` describes. Returns a function that ends it. */
export const connectSounds = (
  player: Player,
  { table, settings }: { readonly table: TableStore; readonly settings: SettingsStore },
  page: EventTarget,
): (() => void) =>
  hearing(player, settings, page, (play) =>
    table.subscribe((state, before) => {
      if (state.change !== before.change) play(() => motifOf(state));
    }),
  );
