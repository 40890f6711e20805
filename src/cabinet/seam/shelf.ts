/** What the shelf knows about a game before it is opened: its file `shelf.ts`. */
export interface Shelf {
  /** Games with a lower number come before it. */
  readonly order: number;
  readonly players: readonly [least: number, most: number];
  /** About how long a game takes. */
  readonly minutes: number;
  readonly hasChance: boolean;
  /** The variants of its rules, as their ids, the usual one first. */
  readonly variants: readonly string[];
}

/**
 * The id of a game, from the path of its folder or of a file in it: `tac-tix` for `./tacTix/shelf.ts`. A folder has the
 * name of its game, and is found by it.
 */
export function gameIn(path: string): string {
  const [, folder = ''] = /(?:^|\/)(\w+)(?:\/(?:words\/)?\w+\.ts)?$/u.exec(path) ?? [];
  return folder.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
