import { childNamed, formatCabinet, holdsGame, type CabinetTree } from '../../../game/cabinet/index.ts';
import { relationOfTrails, type Trailed } from '../../../game/seat.ts';
import { lineTo, nodeOf, ROOT, type NodeId } from '../../../game/tree/index.ts';
import { text } from '../../../text/cabinet/review.ts';
import type { KeptReview } from './kept.ts';
import type { Version } from './state.ts';

/** The review of another tab as it comes to this one. */
export interface AdoptedReview extends Version {
  /** What the reader must be told about it; null if it only went on. */
  readonly notice: string | null;
}

/** Takes over a game that another tab has kept; `isLost` says that something done here could not be kept. */
export function adoptedReview(
  ours: Version & Trailed & Opened,
  theirs: CabinetTree,
  kept: KeptReview,
  isLost: boolean,
): AdoptedReview {
  const isBehind = isLost || relationOfTrails(ours, kept) === 'parted';
  const told = isBehind ? !isKeptIn(kept, ours) : isOther(ours, kept) && !isContinued(ours, theirs);
  const words = isBehind ? 'cabinet.review.elsewhere' : 'cabinet.review.replaced';
  return { tree: theirs, node: sameMove(ours, theirs), notice: told ? text(words) : null };
}

/** Whether a game, with all its notes, is among those of a review. */
const isKeptIn = ({ record, former }: KeptReview, { tree }: Version): boolean =>
  [record, ...former].includes(formatCabinet(tree));

/** What shows which game a review holds, however it was changed. */
type Opened = Pick<KeptReview, 'of' | 'opening'>;

const isOther = (ours: Opened, theirs: Opened): boolean =>
  ours.opening !== theirs.opening || ours.of !== theirs.of;

/** Whether a game goes on in the other tab, though it was opened there once more. */
const isContinued = ({ tree }: Version, theirs: CabinetTree): boolean =>
  holdsGame(theirs, tree) || holdsGame(tree, theirs);

/** Where the same moves lead in another game, as far as it has them. */
function sameMove({ tree, node }: Version, other: CabinetTree): NodeId {
  let at: NodeId = ROOT;
  for (const { id } of lineTo(tree, node)) {
    const next = childNamed(other, at, nodeOf(tree, id).move?.text ?? '');
    if (next === undefined) break;
    at = next;
  }
  return at;
}
