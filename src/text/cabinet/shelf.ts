import { gameIn } from '../../cabinet/seam/shelf.ts';
import { cabinetTableWords } from '../en/cabinetTable.ts';
import { textOf } from '../messages.ts';

/** `text` for the cabinet, with the part of the catalogue that all its games share. */
export const text = textOf(cabinetTableWords);

export const isShared = (code: string): code is keyof typeof cabinetTableWords => code in cabinetTableWords;

const FOUND = import.meta.glob<Readonly<Record<string, string>>>('../../cabinet/games/*/words/shelf.ts', {
  eager: true,
  import: 'words',
});

/** What the shelf says of all its games, by keys that no two games share. */
const shelfWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FOUND).flatMap(([path, words]) =>
    Object.entries(words).map(([key, message]) => [`cabinet.shelf.${gameIn(path)}.${key}`, message]),
  ),
);
const said = textOf<string>(shelfWords);

/** A name or a sentence that the shelf has for a game or a variant. */
export function shelfText(kind: 'name' | 'sentence' | 'variant', id: string): string {
  const [game = ''] = id.split(':');
  const key = `cabinet.shelf.${game}.${kind === 'variant' ? `variant.${id}` : kind}`;
  return shelfWords[key] === undefined ? id : said(key);
}
