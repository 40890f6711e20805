import { callOf, endCallOf, openingCallOf } from '../game/calls.ts';
import { currentPosition, lastPly } from '../game/game.ts';
import { strokeOf } from '../game/strokes.ts';
import { BEGINNING, followedBy, motifOfCall, motifOfStroke, type Motif } from '../sound/motifs.ts';
import type { Player } from '../sound/player.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { TableState, TableStore } from '../store/table.ts';

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
    case 'set':
      return null;
  }
}

/** Events by which the players touch the page: browsers stay silent before. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;

/**
 * Plays what happens at the table, as loud as the settings say, and a sample whenever they change. Answers what ends
 * it.
 */
export function connectSounds(
  player: Player,
  { table, settings }: { readonly table: TableStore; readonly settings: SettingsStore },
  page: EventTarget,
): () => void {
  const volume = (): number => {
    const { sound, volume: loudness } = settings.getState().settings;
    return sound ? loudness : 0;
  };
  const touch = (): void => {
    if (volume() > 0) player.open();
  };
  for (const type of TOUCHES) page.addEventListener(type, touch, { capture: true });
  const endings = [
    table.subscribe((state, before) => {
      if (state.change === before.change || volume() === 0) return;
      const motif = motifOf(state);
      if (motif !== null) player.play(motif, volume());
    }),
    settings.subscribe(({ settings: now }, { settings: before }) => {
      if (now.sound === before.sound && now.volume === before.volume) return;
      touch();
      player.play(motifOfStroke({ type: 'move' }), volume());
    }),
  ];
  return () => {
    for (const type of TOUCHES) page.removeEventListener(type, touch, { capture: true });
    for (const end of endings) end();
  };
}
