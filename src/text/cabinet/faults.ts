import { MOST_MOVES, type CabinetFault, type PlacedCabinetFault } from '../../game/cabinet/index.ts';
import { isShared } from '../../game/jkn/fault.ts';
import { faultText } from './positions.ts';
import { shelfText } from './shelf.ts';
import { cabinetFaultWords } from '../en/cabinetFaults.ts';
import { textOf } from '../messages.ts';
import { sharedText, toldText } from '../faults/sharedFaults.ts';

/** `text` for the faults of records of the cabinet, with the part of the catalogue that comes with them. */
const text = textOf(cabinetFaultWords);

/** What is wrong in a record of the cabinet, in a sentence with its place. */
export const cabinetFaultText = (fault: PlacedCabinetFault): string =>
  toldText({ ...fault, problem: cabinetProblemText(fault) });

/** What is wrong, without the place. */
export function cabinetProblemText(fault: CabinetFault): string {
  if (fault.code === 'result-unknown') return text('cabinet.fault.result-unknown');
  if (isShared(fault)) return sharedText(fault, MOST_MOVES);
  switch (fault.code) {
    case 'move':
      return text('cabinet.fault.move', { number: fault.number });
    case 'position':
      return text('cabinet.fault.position', { why: faultText(fault.error) });
    case 'variation':
      return text('cabinet.fault.variation');
    case 'variation-missing':
      return text('cabinet.fault.variation-missing', { variation: shelfText('variant', fault.assumed) });
  }
}
