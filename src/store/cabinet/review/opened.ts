import { readCabinet, type CabinetTree } from '../../../game/cabinet/index.ts';
import { isError } from '../../../game/jkn/index.ts';
import { afterChange, SIGN, type Trailed } from '../../../game/seat.ts';
import { lineTo, nodeOf, ROOT, type NodeId } from '../../../game/tree/index.ts';
import { text } from '../../../text/cabinet/table.ts';
import type { ReviewParts } from './state.ts';

/** The first game of a record; null if it has none. */
export const gameIn = (parts: Pick<ReviewParts, 'game'>, record: string): CabinetTree | null =>
  readCabinet(record, parts.game.variants).next().value?.tree ?? null;

/** The path to a move: at each step, which of the moves that could follow. */
export const wayTo = (tree: CabinetTree, node: NodeId): readonly number[] =>
  lineTo(tree, node).map(({ parent, id }) => nodeOf(tree, parent).children.indexOf(id));

/** The move to which a path leads, as far as the game has it. */
const nodeAt = (tree: CabinetTree, way: readonly number[]): NodeId =>
  way.reduce<NodeId>((at, step) => nodeOf(tree, at).children[step] ?? at, ROOT);

const NO_TRAIL: Trailed = { changes: 0, trail: '' };

/**
 * The trail of what was kept. If nothing was, or only by a version of the app without trails, each tab begins with the
 * same sign.
 */
export const trailOf = (kept: Trailed | null): Trailed => {
  const { changes, trail } = kept ?? NO_TRAIL;
  return trail === '' ? afterChange(NO_TRAIL, '0'.repeat(SIGN)) : { changes, trail };
};

/** What was kept, or the game at the table. What cannot be read to its end is put aside, and the reader is told. */
export function openedReview(parts: ReviewParts) {
  const kept = parts.kept?.first ?? null;
  const [read] = kept === null ? [] : readCabinet(kept.record, parts.game.variants);
  const tree = read?.tree ?? null;
  const isWhole =
    kept === null || (tree !== null && read?.faults.some(({ code }) => isError(code)) === false);
  if (!isWhole) parts.kept?.putAside();
  const notice = isWhole && parts.kept?.wasDamaged !== true ? null : text('cabinet.damaged');
  const shown =
    kept === null || tree === null
      ? { ...parts.atTable(), node: ROOT }
      : { tree, of: kept.of, node: nodeAt(tree, kept.way) };
  const { isChanged = false, former = [], opening: sign = '' } = kept ?? {};
  return { ...shown, notice, isChanged, former, opening: sign, ...trailOf(kept) };
}
