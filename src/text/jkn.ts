import { LIMITS, type Fault, type PlacedFault } from '../game/jkn/index.ts';
import { LAST_NAG } from '../game/tree/index.ts';
import { jknWords } from './en/jkn.ts';
import { textOf } from './messages.ts';
import { idErrorText } from './idErrors.ts';
import { notationProblem, refusalText } from './refusals.ts';
import { bookSides } from './sides.ts';
import { variationTitle } from './variations.ts';

/** `text` for the faults of records, with the part of the catalogue that comes with them. */
const text = textOf(jknWords);

/** A fault of a record in a sentence with its place: `Game 3, line 42, column 7: SMc3-Mc4 – turn 9 cannot be played. …`. */
export const faultText = (fault: PlacedFault): string => toldText({ ...fault, problem: problemText(fault) });

/** The same for a fault whose problem is already in words. */
export function toldText({ game, line, column, written, problem }: Told): string {
  return text('jkn.fault', {
    game,
    line,
    column,
    problem: written === '' ? problem : text('jkn.problem', { written, problem }),
  });
}

type Told = Pick<PlacedFault, 'game' | 'line' | 'column' | 'written'> & { readonly problem: string };

/** A game at which reading itself failed. */
export const unreadText = (): string => text('jkn.unread');

/** What is wrong, without the place. */
export function problemText(fault: Fault): string {
  switch (fault.code) {
    case 'move':
      return text('jkn.move', {
        turn: fault.position.turnsPlayed + 1,
        why: refusalText(fault.position, fault.move, fault.refusal, bookSides()),
      });
    case 'move-text':
      return text('jkn.move-text', {
        turn: fault.position.turnsPlayed + 1,
        why: notationProblem(fault.error),
      });
    case 'position':
      return text('jkn.position', { why: notationProblem(fault.error) });
    case 'variation':
      return fault.error.part === 'base'
        ? text('jkn.variation')
        : text('jkn.variation-part', { why: idErrorText(fault.error) });
    case 'variation-missing':
      return text('jkn.variation-missing', { variation: variationTitle(fault.assumed) });
    case 'result-differs':
    case 'result-wrong':
      return text(`jkn.${fault.code}`, { expected: fault.expected });
    case 'encoding':
    case 'variation-nowhere':
    case 'too-deep':
    case 'too-many-moves':
    case 'begins':
    case 'tag':
    case 'tag-twice':
    case 'too-many-tags':
    case 'comment-open':
    case 'bracket-open':
    case 'bracket-close':
    case 'nag':
    case 'command':
    case 'result-unknown':
    case 'termination-unknown':
      return text(`jkn.${fault.code}`, { ...LIMITS, last: LAST_NAG });
  }
}
