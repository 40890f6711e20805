import type { ReactNode } from 'react';
import { nagSign, nodeOf, type NodeId, type Tree } from '../../game/tree/index.ts';
import './reviewMoves.css';
import '../table/moveList.css';

/** What a move in the list of a review depends on: its tree, and its state in that tree. */
export interface TurnProps<Start, Step extends object> {
  readonly tree: Tree<Start, Step>;
  readonly id: NodeId;
  readonly isShown: boolean;
  /** Whether Tab reaches it. */
  readonly isTabStop: boolean;
}

/** Whether a move of the list is drawn as before. */
export const isDrawnAlike = <Start, Step extends object>(
  before: TurnProps<Start, Step>,
  after: TurnProps<Start, Step>,
): boolean =>
  before.id === after.id &&
  before.tree.nodes[before.id]?.move === after.tree.nodes[after.id]?.move &&
  before.tree.nodes[before.id]?.notes === after.tree.nodes[after.id]?.notes &&
  before.isShown === after.isShown &&
  before.isTabStop === after.isTabStop;

interface ReviewTurnProps<Start, Step extends object> extends TurnProps<Start, Step> {
  readonly title: string | undefined;
  /** A sign in words. */
  readonly signText: (nag: number) => string;
  readonly onGo: (id: NodeId) => void;
  /** The mouse is over it. */
  readonly onPoint?: (id: NodeId) => void;
  readonly children: ReactNode;
}

/** A move of the list with its signs; a click shows it. */
export const ReviewTurn = <Start, Step extends object>({
  tree,
  id,
  isShown,
  isTabStop,
  title,
  signText,
  onGo,
  onPoint,
  children,
}: ReviewTurnProps<Start, Step>) => (
  <button
    type="button"
    className={isShown ? 'turn review-turn newest' : 'turn review-turn'}
    title={title}
    aria-current={isShown ? 'step' : undefined}
    tabIndex={isTabStop ? 0 : -1}
    onClick={() => onGo(id)}
    onPointerEnter={() => onPoint?.(id)}
  >
    {children}
    {nodeOf(tree, id).notes.nags.map((nag) => (
      <span key={nag} className="sign">
        <span aria-hidden="true">{nagSign(nag)}</span>
        <span className="visually-hidden"> {signText(nag)}</span>
      </span>
    ))}
  </button>
);
