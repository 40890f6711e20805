import { accept, refuse, type Result } from '../../engine/index.ts';
import { ByteReader, ByteWriter, LinkFault } from '../link/bytes.ts';
import { ENVELOPE_ERRORS, unwrap, wrap } from '../link/envelope.ts';
import { LINK_LIMITS } from '../link/limits.ts';
import type { LinkTooLong } from '../link/link.ts';
import { atOnce, inSlices, type LinkPace, type Steps } from '../link/pace.ts';
import type { Letter } from './letter.ts';
import { letterOf, LetterFault, writeLetter } from './letterBytes.ts';

/** Why a letter cannot be read. */
export const LETTER_ERRORS = [...ENVELOPE_ERRORS, 'game', 'rules', 'illegal', 'lot', 'end'] as const;

/** `what` is the unknown game, or the number of the turn that is not legal; otherwise empty. */
export interface LetterError {
  readonly code: (typeof LETTER_ERRORS)[number];
  readonly what: string;
}

/**
 * Raised whenever the bytes, the order of moves or the rules change. Versions below 32 belong to the links of whole
 * games.
 */
const VERSION = 32;

/** A letter as a code for an address. */
export function formatLetter(letter: Letter): Result<string, LinkTooLong> {
  const bytes = new ByteWriter();
  writeLetter(bytes, letter);
  const code = wrap(bytes.done, VERSION);
  return code.length <= LINK_LIMITS.code
    ? accept(code)
    : refuse({ code: 'too-long', most: LINK_LIMITS.code });
}

type LetterRead = Result<Letter, LetterError>;

/** Reads the code of a letter from a stranger at once. Never throws. */
export const parseLetter = (code: string): LetterRead => atOnce(readLetter(code));

/** The same without holding up the page. */
export const parseLetterInSlices = async (code: string, pace: LinkPace): Promise<LetterRead> =>
  inSlices(readLetter(code), pace);

function* readLetter(code: string): Steps<LetterRead> {
  const unwrapped = unwrap(code, [VERSION]);
  if (!unwrapped.ok) return refuse({ code: unwrapped.error, what: '' });
  try {
    return accept(yield* letterOf(new ByteReader(unwrapped.value.body)));
  } catch (error) {
    if (error instanceof LinkFault) return refuse({ code: 'game', what: '' });
    if (error instanceof LetterFault) return refuse({ code: error.code, what: error.what });
    throw error;
  }
}
