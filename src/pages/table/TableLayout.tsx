import type { ReactNode } from 'react';
import './tableLayout.css';

interface TableLayoutProps {
  readonly head: ReactNode;
  /** What the players must know besides the game, above everything. */
  readonly notices: ReactNode;
  /** The state of the game, for both players: below the board if there is no room beside it. */
  readonly status: ReactNode;
  /** What belongs to the player at the top edge of the board and to the one at the bottom edge. */
  readonly far: ReactNode;
  readonly near: ReactNode;
  readonly board: ReactNode;
  readonly side: ReactNode;
  /** The players sit opposite each other: what is far is upside down. */
  readonly isFacing: boolean;
}

/** Where everything at the table has its place, on every screen. */
export function TableLayout({ head, notices, status, far, near, board, side, isFacing }: TableLayoutProps) {
  return (
    <div className={isFacing ? 'play facing' : 'play'}>
      {head}
      <main className="table">
        {notices}
        <div className="seat far">{far}</div>
        <div className="board-space">{board}</div>
        <div className="seat near">{near}</div>
        <div className="side-top">{status}</div>
        <div className="side">{side}</div>
      </main>
    </div>
  );
}
