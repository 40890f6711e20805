import * as v from 'valibot';
import { KEYS, type Keeper } from '../kept/storage.ts';

/** Which state of the game at the table the library has, so that it is not given what it already has. */
export interface Mark {
  readonly id: string;
  /** When the game was begun, in milliseconds of the epoch. */
  readonly began: number;
  /** The number of its last change that the library has; null if it has none. */
  readonly kept: number | null;
}

const MarkForm = v.object({ id: v.string(), began: v.number(), kept: v.nullable(v.number()) });

export const writeMark = (keeper: Keeper, { id, began, kept }: Mark): boolean =>
  keeper.write(KEYS.seat, JSON.stringify({ id, began, kept }));

/** The mark of the game that was last put into the library; null if there is none that can be read. */
export function readMark(keeper: Keeper): Mark | null {
  try {
    const checked = v.safeParse(MarkForm, JSON.parse(keeper.read(KEYS.seat) ?? ''));
    return checked.success ? checked.output : null;
  } catch {
    return null;
  }
}
