import { handOf } from '../../../cabinet/seam/hand.ts';
import { formatCabinet, type CabinetTree } from '../../../game/cabinet/index.ts';
import { afterChange, relationOfTrails } from '../../../game/seat.ts';
import { hasNode, nodeOf, ROOT, type NodeId } from '../../../game/tree/index.ts';
import { reviewedText } from '../../../text/cabinet/review.ts';
import { newSign } from '../../newId.ts';
import { endedAt, lineTold, outcomeTold } from '../recordTree.ts';
import { holdSame, type KeptReview } from './kept.ts';
import { gameIn, trailOf, wayTo } from './opened.ts';
import type { CabinetReviewState, ReviewDesk, ReviewParts } from './state.ts';
import { adoptedReview } from './tabs.ts';
import { choicesAt } from '../tableState.ts';

/** How many changes can be undone. */
const MOST_VERSIONS = 200;

/** The hand before anything is chosen, at a move of a game. */
export const freshHand = ({ game }: Pick<ReviewParts, 'game'>, tree: CabinetTree, node: NodeId) => {
  const line = lineTold(game, tree, node);
  const isChance = line.rules.turn(line.plies.at(-1)?.after ?? line.start) === 'chance';
  return handOf(isChance ? [] : choicesAt(line, line.plies.length), []);
};

/** Shows what another tab has kept; `isLost` says that something done here could not be kept. */
function adopt(
  { parts, get, set }: Pick<ReviewDesk, 'parts' | 'get' | 'set'>,
  kept: KeptReview,
  isLost: boolean,
): void {
  const { record, of, opening: sign, isChanged, former } = kept;
  const theirs = gameIn(parts, record);
  if (theirs === null) return;
  const adopted = adoptedReview(get(), theirs, kept, isLost);
  const hand = freshHand(parts, theirs, adopted.node);
  set(
    {
      ...adopted,
      of,
      opening: sign,
      hand,
      isChanged,
      former,
      ...trailOf(kept),
      past: [],
      future: [],
      told: null,
      isMoving: false,
      isKept: true,
    },
    adopted.notice ?? undefined,
  );
}

/** A desk over the state of a review; `first` is the game with which it begins. */
export function createReviewDesk(
  parts: ReviewParts,
  first: Pick<CabinetReviewState, 'tree' | 'former'>,
  setState: (change: Partial<CabinetReviewState>) => void,
  get: () => CabinetReviewState,
): ReviewDesk {
  /** What the newest version in the history began, if it may go on: typing a comment is one change. */
  let running: string | null = null;
  const set: ReviewDesk['set'] = (change, words) =>
    setState(words === undefined ? change : { ...change, announcement: words, said: get().said + 1 });
  /** The games as they stood when they were last kept or taken over. */
  let known = { record: formatCabinet(first.tree), former: first.former };
  const keep = (): boolean => {
    const { tree, of, opening: sign, node, isChanged, former } = get();
    const games = { record: formatCabinet(tree), former };
    const isWalk = holdSame(games, known);
    const { changes, trail } = isWalk ? get() : afterChange(get(), newSign());
    known = games;
    set({ changes, trail });
    const value: KeptReview = {
      ...games,
      of,
      opening: sign,
      way: wayTo(tree, node),
      isChanged,
      changes,
      trail,
    };
    const result = parts.kept?.keep(value) ?? { kept: true };
    if ('elsewhere' in result) return met(result.elsewhere, !isWalk);
    if (result.kept !== get().isKept) set({ isKept: result.kept });
    return true;
  };
  /** False if what another tab has kept is now shown. */
  const met = (theirs: KeptReview, isLost: boolean): boolean => {
    // a tab that has not heard of the last change yet has only gone to another move
    if (relationOfTrails(get(), theirs) === 'newer') return keep();
    known = theirs;
    adopt({ parts, get, set }, theirs, isLost);
    return false;
  };
  const show: ReviewDesk['show'] = (node, change = {}) => {
    running = null;
    const tree = change.tree ?? get().tree;
    const shown = hasNode(tree, node) ? node : ROOT;
    const line = lineTold(parts.game, tree, shown);
    const ended = endedAt(tree, shown);
    set(
      { told: null, isMoving: false, ...change, tree, node: shown, hand: freshHand(parts, tree, shown) },
      reviewedText(parts.say, line, nodeOf(tree, shown).notes, ended, outcomeTold(line, tree, shown)),
    );
    return keep();
  };
  const put: ReviewDesk['put'] = ({ tree, node }, words = null, run = null) => {
    const { past, tree: formerTree, node: formerNode } = get();
    const goesOn = run !== null && run === running;
    const former = { tree: formerTree, node: formerNode };
    set({
      tree,
      node,
      isChanged: true,
      past: goesOn ? past : [...past, former].slice(-MOST_VERSIONS),
      future: [],
      told: words === null ? null : { words, isUndoable: true },
      hand: freshHand(parts, tree, node),
    });
    if (words !== null) set({}, words);
    running = run;
    return keep();
  };
  return { parts, get, set, show, put, meet: (theirs) => void met(theirs, false) };
}
