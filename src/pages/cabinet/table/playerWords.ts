import type { CabinetState } from '../../../store/cabinet/tableState.ts';
import { text } from '../../../text/cabinet/table.ts';
import { pointsText } from '../../../text/outcomes.ts';

/** Who plays in a seat: the computer's level, or a person's name, empty if none was given. */
export function playerAt({ seating, names }: Pick<CabinetState, 'seating' | 'names'>, seat: number): string {
  const level = seating[seat] ?? null;
  return level === null ? (names[seat] ?? '') : text(`cabinet.level.${level}`);
}

/** Points of a match: halves as ½, a point shared by more than two with two decimals. */
export const sharedPointsText = (points: number): string =>
  Number.isInteger(points * 2) ? pointsText(points) : points.toFixed(2);
