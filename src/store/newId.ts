/** A name that nothing else has. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36).padStart(7, '0')).join('');
}

/** Two signs drawn by lot. */
export const newSign = (): string => newId().slice(-2);
