import type { ReactNode } from 'react';
import type { ListItem, NodeId } from '../../game/tree/index.ts';
import './reviewMoves.css';
import '../table/moveList.css';

interface MoveItemsProps {
  readonly items: readonly ListItem[];
  readonly renderMove: (id: NodeId) => ReactNode;
}

/** A line of moves with its comments and variations; `renderMove` draws a move. */
export function MoveItems({ items, renderMove }: MoveItemsProps): ReactNode {
  return items.map((item, index) => {
    const key = `${item.type} ${item.id} ${index}`;
    switch (item.type) {
      case 'move':
        return (
          <li key={key} className="item">
            {item.number !== null && <span className="number">{item.number}.</span>}
            {renderMove(item.id)}
          </li>
        );
      case 'comment':
        return (
          <li key={key} className="comment">
            {item.words}
          </li>
        );
      case 'variation':
        return (
          <li key={key} className="variation">
            <ol className="review-line">
              <MoveItems items={item.items} renderMove={renderMove} />
            </ol>
          </li>
        );
    }
  });
}
