import { startOf, type Line } from './line.ts';

/**
 * A game as text: the id of its rules, the position if it was set up and the moves by their numbers,
 * `[tablut] [9/9/… w] 1. e5-e7`.
 */
export function recordText(line: Line): string {
  const start = startOf(line);
  const heads = [line.rules.id, ...(start === null ? [] : [start])];
  return [
    ...heads.map((head) => `[${head}]`),
    ...line.plies.map((ply, index) => `${index + 1}. ${ply.text}`),
  ].join(' ');
}
