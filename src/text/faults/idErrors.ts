import type { VariationIdError } from '../../engine/index.ts';
import { idErrorsWords } from '../en/idErrors.ts';
import { textOf } from '../messages.ts';
import { shorten } from './refusals.ts';

const text = textOf(idErrorsWords);

/** What is wrong with the id of a game, and where, if its base is known. */
export function idErrorText({ code, part, at, found, expected }: VariationIdError): string {
  const problem = text(`id.${code}`, { found: shorten(found), expected: expected.join(', ') });
  return part === 'base' ? problem : text('id.at', { part: text(`id.part.${part}`), at: at + 1, problem });
}
