import { cabinetTableWords } from './en/cabinetTable.ts';
import { textOf } from './messages.ts';

/** `text` for the cabinet, with the part of the catalogue that all its games share. */
export const text = textOf(cabinetTableWords);

export const isShared = (code: string): code is keyof typeof cabinetTableWords => code in cabinetTableWords;

/** A name or a sentence that the shelf has for a game or a variant. */
export function shelfText(kind: 'name' | 'sentence' | 'variant', id: string): string {
  const key = `cabinet.${kind}.${id}`;
  return isShared(key) ? text(key) : id;
}
