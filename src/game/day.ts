/** The local date of a moment, `2026.11.21`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('.');
}
