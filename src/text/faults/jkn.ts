import { isShared, type Fault, type PlacedFault } from '../../game/jkn/index.ts';
import { idErrorText } from './idErrors.ts';
import { notationProblem, refusalText } from './refusals.ts';
import { sharedText, text, toldText } from './sharedFaults.ts';
import { bookSides } from '../sides.ts';
import { variationTitle } from '../setup/variations.ts';

/** A fault of a record in a sentence with its place: `Game 3, line 42, column 7: SMc3-Mc4 – turn 9 cannot be played. …`. */
export const faultText = (fault: PlacedFault): string => toldText({ ...fault, problem: problemText(fault) });

/** What is wrong, without the place. */
export function problemText(fault: Fault): string {
  if (isShared(fault)) return sharedText(fault);
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
  }
}
