import { cabinetKeepingWords } from '../en/cabinetKeeping.ts';
import { passingWords } from '../en/passing.ts';
import { textOf } from '../messages.ts';

/** `text` for passing games of the cabinet on, with the parts of the catalogue that come with it. */
export const text = textOf({ ...passingWords, ...cabinetKeepingWords });
