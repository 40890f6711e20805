import type { HearCabinet } from '../pages/cabinet/hear.ts';
import { createPlayer } from '../sound/player.ts';
import { connectCabinetSounds } from './cabinetSounds.ts';

const player = createPlayer(() => new AudioContext());

/** Plays what happens at a table of the cabinet on this page. The answer ends it. */
export const hearHere: HearCabinet = (stores) => connectCabinetSounds(player, stores, window);
