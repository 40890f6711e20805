import type { Apart } from './apart.ts';
import { parseLetter } from './codec.ts';
import type { Letter } from './letter.ts';

/** The acceptance that the host has opened but not yet begun the game with; null if there is none. */
export function answerOf({ id, answer, guest }: Pick<Apart, 'id' | 'answer' | 'guest'>): Letter | null {
  if (answer === undefined || guest !== null) return null;
  const read = parseLetter(answer);
  return read.ok && read.value.id === id && read.value.step === 1 ? read.value : null;
}
