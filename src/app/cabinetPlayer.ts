import type { HearCabinet } from '../pages/cabinet/hear.ts';
import { createPlayer } from '../sound/player.ts';
import { connectCabinetSounds } from './cabinetSounds.ts';

const player = createPlayer(() => new AudioContext());

/** Plays the sounds of a table of the cabinet on this page. The returned function ends it. */
export const hearHere: HearCabinet = (stores) => connectCabinetSounds(player, stores, window);
