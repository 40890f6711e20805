import pastangVault from './pastang-vault.jkn?raw';
import poronOpening from './poron-opening.jkn?raw';
import stikitcheLongest from './stikitche-longest.jkn?raw';
import stikitcheTurn from './stikitche-turn.jkn?raw';

/** Annotated games that come with the app, as records. */
export const SAMPLES: readonly string[] = [stikitcheTurn, pastangVault, poronOpening, stikitcheLongest];
