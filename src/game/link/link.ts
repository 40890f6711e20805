import { accept, refuse, type Result, type VariationIdError } from '../../engine/index.ts';
import type { GameTree } from '../tree/index.ts';
import { LinkFault } from './bytes.ts';
import { ENVELOPE_ERRORS, unwrap, wrap } from './envelope.ts';
import { LINK_LIMITS } from './limits.ts';
import { atOnce, inSlices, type LinkPace, type Steps } from './pace.ts';
import { treeBytes, treeOfBytes } from './tree.ts';

/** Why a link cannot be made: the game is too long for it. */
export interface LinkTooLong {
  readonly code: 'too-long';
  readonly most: number;
}

/** Why a link cannot be read. */
export const LINK_ERRORS = [...ENVELOPE_ERRORS, 'game', 'game-id'] as const;
export type LinkErrorCode = (typeof LINK_ERRORS)[number];
export type LinkError =
  | { readonly code: Exclude<LinkErrorCode, 'game-id'> }
  /** The id of the game is wrong. */
  | { readonly code: 'game-id'; readonly error: VariationIdError };

/** Raised whenever the bytes, the order of moves or the rules change. Those from 32 on are letters (`apart`). */
const VERSION = 1;

/** A game as a code for an address: version, checksum, and its bytes, packed where that is shorter. */
export function formatLink(tree: GameTree): Result<string, LinkTooLong> {
  const body = treeBytes(tree);
  const code = wrap(body, VERSION);
  const fits = code.length <= LINK_LIMITS.code && isWithin(tree, body);
  return fits ? accept(code) : refuse({ code: 'too-long', most: LINK_LIMITS.code });
}

const isWithin = ({ nodes, tags }: GameTree, body: Uint8Array): boolean =>
  body.length <= LINK_LIMITS.bytes && nodes.length <= LINK_LIMITS.moves && tags.size <= LINK_LIMITS.tags;

type LinkRead = Result<GameTree, LinkError>;

/** Reads the code of a link from a stranger at once. Never throws. */
export const parseLink = (code: string): LinkRead => atOnce(readLink(code));

/** The same without holding up the page. */
export const parseLinkInSlices = async (code: string, pace: LinkPace): Promise<LinkRead> =>
  inSlices(readLink(code), pace);

function* readLink(code: string): Steps<LinkRead> {
  const body = unwrap(code, VERSION);
  if (!body.ok) return refuse({ code: body.error });
  try {
    return accept(yield* treeOfBytes(body.value));
  } catch (error) {
    if (error instanceof LinkFault)
      return refuse(error.id === null ? { code: 'game' } : { code: 'game-id', error: error.id });
    throw error;
  }
}
