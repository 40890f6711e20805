/** What a floor of `src` may import. */
interface Floor {
  readonly floors: readonly string[];
  readonly packages: readonly string[];
}
export const FLOORS: Readonly<Record<string, Floor>>;
export const DOORS: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>>;
export function importFault(file: string, specifier: string): string | null;
