import type { PlacedCabinetFault } from '../../game/cabinet/index.ts';
import { isError, type PlacedFault, type RecordText } from '../../game/jkn/index.ts';
import { cabinetProblemText } from '../../text/cabinet/faults.ts';
import { problemText } from '../../text/faults/jkn.ts';
import { unreadText } from '../../text/faults/sharedFaults.ts';

/** A fault of a file in words, with its place; games, lines and columns count from 1. */
export interface FileFault {
  readonly game: number;
  readonly line: number;
  readonly column: number;
  readonly written: string;
  readonly problem: string;
  /** Part of the game could not be read. */
  readonly isError: boolean;
}

/** A fault that is put into words where it is shown. */
export type Told = () => FileFault;

export const toldOf = (fault: PlacedFault): Told => toldBy(fault, problemText);

/** The same for a game of the cabinet. */
export const toldOfCabinet = (fault: PlacedCabinetFault): Told => toldBy(fault, cabinetProblemText);

const toldBy =
  <Fault extends PlacedFault | PlacedCabinetFault>(fault: Fault, problemOf: (fault: Fault) => string): Told =>
  () => {
    const { game, line, column, written, code } = fault;
    return { game, line, column, written, problem: problemOf(fault), isError: isError(code) };
  };

/** A game at which the reader itself failed. */
export const unreadOf =
  (game: number, line: number, column: number): Told =>
  () => ({ game, line, column, written: '', problem: unreadText(), isError: true });

/** The bytes of a backup that are not UTF-8, by the number of the game in which they are. */
export function straysOfBackup({ text, strays }: RecordText): ReadonlyMap<number, readonly Told[]> {
  const found = new Map<number, Told[]>();
  let [game, line, lineStart, depth, isQuoted] = [0, 1, 0, 0, false];
  let next = 0;
  for (let at = 0; at < text.length && next < strays.length; at++) {
    const char = text.charAt(at);
    if (at === strays[next]) {
      next++;
      const place = { game: Math.max(1, game), line, column: at - lineStart + 1, written: char } as const;
      const told = found.get(place.game) ?? [];
      found.set(place.game, told);
      told.push(toldOf({ code: 'encoding', ...place }));
    }
    if (char === '\n') [line, lineStart] = [line + 1, at + 1];
    else if (isQuoted && char === '\\') at++;
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === '{' || char === '[')) {
      depth++;
      // the backup is an object, which holds the list, which holds the games
      if (char === '{' && depth === 3) game++;
    } else if (!isQuoted && (char === '}' || char === ']')) depth--;
  }
  return found;
}
