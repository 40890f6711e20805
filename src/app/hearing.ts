import { soon } from '../board/soon.ts';
import { motifOfStroke, type Motif } from '../sound/motifs.ts';
import type { Player } from '../sound/player.ts';
import type { SettingsStore } from '../store/settings.ts';

/** Events with which the players touch the page: browsers stay silent before that. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;

/**
 * The current listeners, the latest last: if another table is heard beside that of the house, a sample is played only
 * once.
 */
const listening: unknown[] = [];

/** Plays a sound, if the settings let anything be heard; null is silence. */
type Play = (tell: () => Motif | null) => void;

/**
 * Plays what `follow` reports, as loud as the settings say, and a sample whenever they change. Returns a function that
 * ends it, as `follow` does.
 */
export function hearing(
  player: Player,
  settings: SettingsStore,
  page: EventTarget,
  follow: (play: Play) => () => void,
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
    // together with the picture, not before it
    follow((tell) =>
      soon(() => {
        const motif = volume() === 0 ? null : tell();
        if (motif !== null) player.play(motif, volume());
      }),
    ),
    settings.subscribe(({ settings: now }, { settings: before }) => {
      if (now.sound === before.sound && now.volume === before.volume) return;
      touch();
      if (listening.at(-1) === follow) player.play(motifOfStroke({ type: 'move' }), volume());
    }),
  ];
  listening.push(follow);
  return () => {
    listening.splice(listening.lastIndexOf(follow), 1);
    for (const type of TOUCHES) page.removeEventListener(type, touch, { capture: true });
    for (const end of endings) end();
  };
}
