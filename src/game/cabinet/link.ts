import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { byCodeUnits } from '../../cabinet/seam/walk.ts';
import { accept, refuse, type Result } from '../../engine/index.ts';
import { knownTags } from '../jkn/readTags.ts';
import { LinkFault } from '../link/bytes.ts';
import { ENVELOPE_ERRORS, unwrap, wrap } from '../link/envelope.ts';
import { LINK_LIMITS } from '../link/limits.ts';
import type { LinkTooLong } from '../link/link.ts';
import { atOnce, inSlices, type LinkPace, type Steps } from '../link/pace.ts';
import { joined, parted } from '../link/parts.ts';
import { treeBytes, treeOfParts, type Telling } from '../link/tree.ts';
import { namesOf } from './format.ts';
import { plyAfter, positionAfter, standingAfter, type CabinetPly, type CabinetStart } from './ply.ts';
import type { CabinetTree } from './tree.ts';

/** Links of the cabinet have versions of their own. Another is added whenever bytes, order of moves or rules change. */
const CABINET_LINK = 16;
/** The versions of links of Jikaida, games and letters. */
const JIKAIDA_LINKS = [1, 2, 32] as const;

/**
 * Why a link of the cabinet cannot be read. `jikaida`: it holds a game of Jikaida; `unknown`: its rules are not known
 * here.
 */
export const CABINET_LINK_ERRORS = [...ENVELOPE_ERRORS, 'jikaida', 'unknown', 'game'] as const;
export type CabinetLinkError = (typeof CABINET_LINK_ERRORS)[number];

/** The state of a game of the cabinet after a move; in some games it depends on earlier positions. */
interface Standing {
  readonly start: CabinetStart;
  readonly last: CabinetPly | null;
}

/** The texts of the moves that a position allows, in the order in which links number them. */
function textsAt({ start, last }: Standing): readonly string[] {
  const { rules } = start;
  if (standingAfter(start, last).over) return [];
  const moves: readonly unknown[] = rules.moves(positionAfter(start, last));
  return moves.map((move) => rules.writeMove(move)).toSorted(byCodeUnits);
}

/**
 * How links write games of the cabinet: each move is its place among the texts of all legal moves, whatever the game.
 */
const tellingOf = (rules: AnyRules): Telling<CabinetStart, CabinetPly, Standing> => ({
  writeStart: (words, { position }) => {
    const line = rules.write(position);
    const isUsual = line === rules.write(rules.start());
    words.text(rules.id);
    words.byte(isUsual ? 0 : 1);
    if (!isUsual) words.text(line);
  },
  readStart: (words) => {
    if (words.text() !== rules.id) throw new LinkFault('another game');
    const kind = words.byte();
    if (kind === 0) return { rules, position: rules.start() };
    const read = kind === 1 ? rules.read(words.text()) : null;
    if (read?.ok !== true) throw new LinkFault('no such start');
    return { rules, position: read.value };
  },
  begin: (start) => ({ start, last: null }),
  writeStep: (bits, { start }, { move }) => {
    const texts = textsAt({ start, last: move.previous });
    const place = texts.indexOf(move.text);
    if (place < 0) throw new RangeError('a tree with a move that is not legal');
    bits.choice(place, texts.length);
  },
  readStep: (bits, { start, last }) => {
    const texts = textsAt({ start, last });
    const step = plyAfter(start, last, texts[bits.choice(texts.length)] ?? '');
    if (step === null) throw new LinkFault('no such move');
    return { step, after: { start, last: step } };
  },
  isSame: (a, b) => a.text === b.text,
  known: knownTags(namesOf(rules)),
  // nothing is drawn on boards of the cabinet, whose places have no numbers
  squares: () => 0,
});

/** A game of the cabinet as a code for an address: rules, start, tags, moves with variations, comments and times. */
export function formatCabinetLink(tree: CabinetTree): Result<string, LinkTooLong> {
  const parts = treeBytes(tree, tellingOf(tree.start.rules));
  const code = wrap(joined(parts), CABINET_LINK);
  const fits =
    code.length <= LINK_LIMITS.code &&
    parts.words.length + parts.bits.length <= LINK_LIMITS.bytes &&
    tree.nodes.length - 1 <= LINK_LIMITS.moves &&
    tree.tags.size <= LINK_LIMITS.tags;
  return fits ? accept(code) : refuse({ code: 'too-long', most: LINK_LIMITS.code });
}

/** An undamaged link before its game is read: which rules it needs, and its bytes. */
export interface OpenedLink {
  /** The id of the rules, which are still to be found. */
  readonly variant: string;
  readonly body: Uint8Array;
}

/** Looks into the code of a link from a stranger. Never throws. */
export function openCabinetLink(code: string): Result<OpenedLink, CabinetLinkError> {
  const unwrapped = unwrap(code, [CABINET_LINK, ...JIKAIDA_LINKS]);
  if (!unwrapped.ok) return unwrapped;
  const { version, body } = unwrapped.value;
  if (version !== CABINET_LINK) return refuse('jikaida');
  try {
    return accept({ variant: parted(body).words.text(), body });
  } catch (error) {
    return refused(error);
  }
}

type LinkRead = Result<CabinetTree, CabinetLinkError>;

function* readLink({ variant, body }: OpenedLink, variants: readonly AnyRules[]): Steps<LinkRead> {
  const rules = variants.find(({ id }) => id === variant);
  if (rules === undefined) return refuse('unknown');
  try {
    return accept(yield* treeOfParts(parted(body), tellingOf(rules)));
  } catch (error) {
    return refused(error);
  }
}

/** The game of a link, by the rules that are known, without holding up the page. */
export const readCabinetLink = async (
  opened: OpenedLink,
  variants: readonly AnyRules[],
  pace: LinkPace,
): Promise<LinkRead> => inSlices(readLink(opened, variants), pace);

/** The same at once. Never throws. */
export function parseCabinetLink(code: string, variants: readonly AnyRules[]): LinkRead {
  const opened = openCabinetLink(code);
  return opened.ok ? atOnce(readLink(opened.value, variants)) : opened;
}

/** Errors that are not the link's fault are not caught here. */
function refused(error: unknown): Result<never, CabinetLinkError> {
  if (error instanceof LinkFault) return refuse('game');
  throw error;
}
