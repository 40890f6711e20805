import { soon } from '../board/soon.ts';
import { motifOfStroke, type Motif } from '../sound/motifs.ts';
import type { Player } from '../sound/player.ts';
import type { SettingsStore } from '../store/settings.ts';

/** Events by which the players touch the page: browsers stay silent before. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;

/** What listens now, the last one last: where another table is heard beside that of the house, a sample is played once. */
const listening: unknown[] = [];

/** Plays what is told, where the settings let anything be heard; null is silence. */
type Play = (tell: () => Motif | null) => void;

/**
 * Plays what `follow` tells of, as loud as the settings say, and a sample whenever they change. Answers what ends it, as
 * `follow` does.
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
    // with the picture, not before it
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
