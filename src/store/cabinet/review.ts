import { createStore } from 'zustand/vanilla';
import { handOf } from '../../cabinet/seam/hand.ts';
import { formatCabinet, holdsGame, readCabinet, type CabinetTree } from '../../game/cabinet/index.ts';
import {
  alternatives,
  endOfLine,
  hasNode,
  lineFrom,
  lineTo,
  next,
  nodeOf,
  previous,
  ROOT,
  type NodeId,
} from '../../game/tree/index.ts';
import { isError } from '../../game/jkn/index.ts';
import { afterChange, relationOfTrails, SIGN, type Trailed } from '../../game/seat.ts';
import { newSign } from '../newId.ts';
import { reviewedText } from '../../text/cabinetReview.ts';
import { text } from '../../text/cabinetTable.ts';
import { endedAt, lineTold, outcomeTold } from './recordTree.ts';
import { holdSame, MOST_FORMER, type KeptReview } from './reviewKept.ts';
import { reviewChoosing } from './reviewChoosing.ts';
import { reviewEdits } from './reviewEdits.ts';
import { adoptedReview } from './reviewTabs.ts';
import { choicesAt } from './tableState.ts';
import type {
  CabinetReviewState,
  CabinetReviewStore,
  ReviewDesk,
  ReviewParts,
  Version,
} from './reviewState.ts';

/** How many changes can be undone. */
const MOST_VERSIONS = 200;

/** The hand before anything is chosen, at a move of a game. */
const freshHand = ({ game }: Pick<ReviewParts, 'game'>, tree: CabinetTree, node: NodeId) => {
  const line = lineTold(game, tree, node);
  const isChance = line.rules.turn(line.plies.at(-1)?.after ?? line.start) === 'chance';
  return handOf(isChance ? [] : choicesAt(line, line.plies.length), []);
};

/** The first game of a record; null if it has none. */
export const gameIn = (parts: Pick<ReviewParts, 'game'>, record: string): CabinetTree | null =>
  readCabinet(record, parts.game.variants).next().value?.tree ?? null;

/** The path to a move: at each step, which of the moves that could follow. */
const wayTo = (tree: CabinetTree, node: NodeId): readonly number[] =>
  lineTo(tree, node).map(({ parent, id }) => nodeOf(tree, parent).children.indexOf(id));

const nodeAt = (tree: CabinetTree, way: readonly number[]): NodeId =>
  way.reduce<NodeId>((at, step) => nodeOf(tree, at).children[step] ?? at, ROOT);

/** If nothing was kept, or an earlier version of the app kept it, the trail begins with the same sign in every tab. */
const trailOf = (kept: Trailed | null): Trailed => {
  const { changes, trail } = kept ?? NO_TRAIL;
  return trail === '' ? afterChange(NO_TRAIL, '0'.repeat(SIGN)) : { changes, trail };
};
const NO_TRAIL: Trailed = { changes: 0, trail: '' };

/** What was kept, or the game at the table. What cannot be read to its end is put aside, and the reader is told. */
function opened(parts: ReviewParts) {
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

/** A game that is replayed and annotated; it keeps itself at every change. */
export function createCabinetReview(parts: ReviewParts): CabinetReviewStore {
  const first = opened(parts);
  return createStore<CabinetReviewState>((set, get) => {
    const desk = createReviewDesk(parts, first, set, get);
    return {
      ...first,
      hand: freshHand(parts, first.tree, first.node),
      told: null,
      announcement: '',
      said: 0,
      isMoving: false,
      past: [],
      future: [],
      faults: [],
      isKept: true,
      ...walk(desk),
      ...reviewChoosing(desk),
      ...reviewEdits(desk),
      ...opening(desk),
      tell: (words) => desk.set({ told: { words, isUndoable: false } }, words),
      hush: () => set({ told: null }),
      dismiss: () => set({ faults: [], notice: null }),
      reread: () => {
        const elsewhere = parts.kept?.changed() ?? null;
        if (elsewhere !== null) desk.meet(elsewhere);
      },
    };
  });
}

function createReviewDesk(
  parts: ReviewParts,
  { tree: firstTree, former: firstFormer }: Pick<CabinetReviewState, 'tree' | 'former'>,
  setState: (change: Partial<CabinetReviewState>) => void,
  get: () => CabinetReviewState,
): ReviewDesk {
  /** What the newest version in the history began, if it may go on: typing a comment is one change. */
  let running: string | null = null;
  const set: ReviewDesk['set'] = (change, words) =>
    setState(words === undefined ? change : { ...change, announcement: words, said: get().said + 1 });
  /** The games as they stood when they were last kept or taken over. */
  let known = { record: formatCabinet(firstTree), former: firstFormer };
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

type Walk = Pick<CabinetReviewState, 'goTo' | 'step' | 'toStart' | 'toEnd' | 'switchLine'>;

function walk({ get, show }: ReviewDesk): Walk {
  const goTo = (node: NodeId | null): void => {
    const { tree, node: from } = get();
    if (node !== null && node !== from && hasNode(tree, node))
      show(node, { isMoving: previous(tree, node) === from });
  };
  return {
    goTo,
    step: (by) => goTo(by > 0 ? next(get().tree, get().node) : previous(get().tree, get().node)),
    toStart: () => goTo(ROOT),
    toEnd: () => goTo(endOfLine(get().tree, get().node)),
    switchLine: (by) => {
      const { tree, node } = get();
      const others = alternatives(tree, node);
      goTo(others[others.indexOf(node) + by] ?? null);
    },
  };
}

function opening({ get, show }: ReviewDesk): Pick<CabinetReviewState, 'open' | 'follow'> {
  const open: CabinetReviewState['open'] = (tree, faults = [], of = '') => {
    const { isChanged, former, tree: before } = get();
    const kept = isChanged ? [formatCabinet(before), ...former].slice(0, MOST_FORMER) : former;
    const change = { tree, of, opening: newSign(), faults, isChanged: false, former: kept };
    show(ROOT, { ...change, past: [], future: [] });
  };
  return {
    open,
    follow: (tree, of = '') => {
      const { tree: before, of: name, node, past, future } = get();
      // any game contains one without a move, such as a game of cards in its first deal
      const isMoveless = lineFrom(tree).length === 0 && lineFrom(before).length > 0;
      const isOther = of !== '' && (name !== '' || isMoveless) && of !== name;
      if (isOther || !holdsGame(before, tree)) open(tree, [], of);
      else {
        // the same moves, but the game may have been conceded or have ended since
        const told = (version: Version): Version => ({
          ...version,
          tree: { ...version.tree, tags: new Map([...version.tree.tags, ...tree.tags]) },
        });
        const versions = { past: past.map(told), future: future.map(told) };
        show(node, { ...told({ tree: before, node }), ...versions, of: of || name });
      }
    },
  };
}
