import { LIMITS } from '../../game/jkn/limits.ts';
import type { FaultPlace, SharedFault } from '../../game/jkn/fault.ts';
import { LAST_NAG } from '../../game/tree/cleanNotes.ts';
import { jknWords } from '../en/jkn.ts';
import { textOf } from '../messages.ts';

/** `text` for the faults of records, with the part of the catalogue that comes with them. */
export const text = textOf(jknWords);

/** A fault whose problem is in words. */
type Told = FaultPlace & { readonly problem: string };

/** A fault in a sentence with its place: `Game 3, line 42, column 7: SMc3-Mc4 – turn 9 cannot be played. …`. */
export const toldText = ({ game, line, column, written, problem }: Told): string =>
  text('jkn.fault', {
    game,
    line,
    column,
    problem: written === '' ? problem : text('jkn.problem', { written, problem }),
  });

/** A game at which reading itself failed. */
export const unreadText = (): string => text('jkn.unread');

/** What is wrong in a record of any game, without the place; `moves` is how many moves one may have. */
export const sharedText = (fault: SharedFault, moves: number = LIMITS.moves): string =>
  text(`jkn.${fault.code}`, {
    ...LIMITS,
    moves,
    last: LAST_NAG,
    expected: 'expected' in fault ? fault.expected : '',
  });
