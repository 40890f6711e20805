import { memo } from 'react';
import { spelledOf } from '../../text/spelled.ts';
import { nagSign, nodeOf, plyAt, type GameTree, type NodeId } from '../../game/tree/index.ts';
import { nagText } from '../../text/reviewed.ts';
import type { Notation, PieceSet } from '../../store/settings.ts';
import { MoveLabel } from './MoveLabel.tsx';
import './reviewMoves.css';
import '../table/moveList.css';

interface MoveButtonProps {
  readonly tree: GameTree;
  readonly id: NodeId;
  readonly notation: Notation;
  readonly pieces: PieceSet;
  readonly isShown: boolean;
  /** Whether Tab leads to it. */
  readonly isTabStop: boolean;
  readonly onGo: (id: NodeId) => void;
}

/** A move of the list with its signs; a click shows it. It is drawn again only when something of its own has changed. */
export const MoveButton = memo(
  function MoveButton({ tree, id, notation, pieces, isShown, isTabStop, onGo }: MoveButtonProps) {
    const ply = plyAt(tree, id);
    const { nags } = nodeOf(tree, id).notes;
    if (ply === null) return null;
    return (
      <button
        type="button"
        className={isShown ? 'turn review-turn newest' : 'turn review-turn'}
        title={spelledOf(ply)}
        aria-current={isShown ? 'step' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onGo(id)}
      >
        <MoveLabel ply={ply} notation={notation} pieces={pieces} />
        {nags.map((nag) => (
          <span key={nag} className="sign">
            <span aria-hidden="true">{nagSign(nag)}</span>
            <span className="visually-hidden"> {nagText(nag)}</span>
          </span>
        ))}
      </button>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.tree.nodes[before.id]?.move === after.tree.nodes[after.id]?.move &&
    before.tree.nodes[before.id]?.notes === after.tree.nodes[after.id]?.notes &&
    before.notation === after.notation &&
    before.pieces === after.pieces &&
    before.isShown === after.isShown &&
    before.isTabStop === after.isTabStop &&
    before.onGo === after.onGo,
);
