import { accept, refuse, type Result, type VariationIdError } from '../../engine/index.ts';
import type { GameTree } from '../tree/index.ts';
import { LinkFault } from './bytes.ts';
import { ENVELOPE_ERRORS, unwrap, wrap } from './envelope.ts';
import { JIKAIDA, treeOfBytes } from './jikaida.ts';
import { LINK_LIMITS } from './limits.ts';
import { atOnce, inSlices, type LinkPace, type Steps } from './pace.ts';
import { joined, parted, type Parts } from './parts.ts';
import { treeBytes, treeOfParts } from './tree.ts';

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

/**
 * Another version is added whenever the bytes, the order of moves or the rules change; the earlier ones stay readable.
 * Those from 32 on are letters (`apart`).
 */
const VERSIONS = { bytes: 1, bits: 2 } as const;

/** A game as a code for an address: version, checksum, and its bytes, packed if that is shorter. */
export function formatLink(tree: GameTree): Result<string, LinkTooLong> {
  const parts = treeBytes(tree, JIKAIDA);
  const code = wrap(joined(parts), VERSIONS.bits);
  const fits = code.length <= LINK_LIMITS.code && isWithin(tree, parts);
  return fits ? accept(code) : refuse({ code: 'too-long', most: LINK_LIMITS.code });
}

const isWithin = ({ nodes, tags }: GameTree, { words, bits }: Parts<Uint8Array>): boolean =>
  words.length + bits.length <= LINK_LIMITS.bytes &&
  nodes.length <= LINK_LIMITS.moves &&
  tags.size <= LINK_LIMITS.tags;

type LinkRead = Result<GameTree, LinkError>;

/** Reads the code of a link from a stranger at once. Never throws. */
export const parseLink = (code: string): LinkRead => atOnce(readLink(code));

/** The same without holding up the page. */
export const parseLinkInSlices = async (code: string, pace: LinkPace): Promise<LinkRead> =>
  inSlices(readLink(code), pace);

function* readLink(code: string): Steps<LinkRead> {
  const unwrapped = unwrap(code, Object.values(VERSIONS));
  if (!unwrapped.ok) return refuse({ code: unwrapped.error });
  const { body, version } = unwrapped.value;
  try {
    return accept(yield* version === VERSIONS.bytes ? treeOfBytes(body) : treeOfParts(parted(body), JIKAIDA));
  } catch (error) {
    if (error instanceof LinkFault)
      return refuse(error.id === null ? { code: 'game' } : { code: 'game-id', error: error.id });
    throw error;
  }
}
