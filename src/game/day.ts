/** The day of a moment where the player is, as records have it: `2026.11.21`. */
export function recordDay(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('.');
}
