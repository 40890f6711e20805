import { tablebaseWords } from './en/tablebase.ts';
import { textOf } from './messages.ts';

/** `text` for tablebases, with the part of the catalogue that comes with them. */
export const text = textOf(tablebaseWords);

const RESULTS = [-1, -0.5, 0, 0.5, 1] as const;

/** A result as a noun, from the view of the side that gets it: `a draw`. The points are 1, ½, 0, −½ or −1. */
export function pointsText(points: number): string {
  const result = RESULTS.find((known) => known === points) ?? 0;
  return text(`tablebase.points.${result}`);
}
