import { memo, useEffect, useId, useMemo, useRef, type RefObject } from 'react';
import type { CabinetPly, CabinetStart } from '../../../game/cabinet/index.ts';
import { next, nodeOf, numberedList, ROOT } from '../../../game/tree/index.ts';
import { signText } from '../../../text/cabinet/review.ts';
import { seatText } from '../../../text/cabinet/table.ts';
import { text } from '../../../text/review/review.ts';
import { keepInView } from '../../controls/keepInView.ts';
import { MoveItems } from '../../review/MoveItems.tsx';
import { isDrawnAlike, ReviewTurn, type TurnProps } from '../../review/ReviewTurn.tsx';
import { MoveField } from '../../table/MoveField.tsx';
import { useReview, useReviewed } from './reviewStores.ts';
import '../../review/reviewMoves.css';
import '../../table/moveList.css';
import '../../table/panel.css';

/** Pixels around the move shown, in which the comment on it can be read. */
const AROUND = 56;

/** The game as a list of moves with its variations and comments; the move shown stays visible. */
export function ReviewedMoves({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { store } = useReviewed();
  const id = useId();
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const list = useRef<HTMLDivElement>(null);
  const { rules } = tree.start;
  const example = rules.writeMove(rules.moves(rules.start())[0]);
  const items = useMemo(() => numberedList(tree), [tree]);
  const { write } = store.getState();
  // after every change of the list, whatever it was
  useEffect(() => {
    if (list.current === null) return;
    if (node === ROOT) list.current.scrollTop = 0;
    else keepInView(list.current, AROUND);
  });
  const tabStop = node === ROOT ? next(tree, ROOT) : node;
  return (
    <section className="panel moves review-moves" aria-labelledby={id}>
      <div className="moves-head">
        <h2 id={id}>{text('review.list')}</h2>
        <MoveField
          game={tree.start}
          at={node}
          example={example}
          field={field}
          write={(written) => {
            const words = write(written);
            return words === null ? null : { words, code: undefined };
          }}
        />
      </div>
      <div ref={list} className="move-list inline">
        <ol className="review-line" aria-labelledby={id}>
          <MoveItems
            items={items}
            renderMove={(at) => (
              <MoveButton tree={tree} id={at} isShown={at === node} isTabStop={at === tabStop} />
            )}
          />
        </ol>
        {next(tree, ROOT) === null && <p className="help">{text('review.empty')}</p>}
      </div>
    </section>
  );
}

/** A move of the list with its signs; a click shows it. */
const MoveButton = memo(function MoveButton(turn: TurnProps<CabinetStart, CabinetPly>) {
  const { store, say } = useReviewed();
  const { move } = nodeOf(turn.tree, turn.id);
  if (move === null) return null;
  const { rules } = turn.tree.start;
  const seat = rules.turn(move.before);
  return (
    <ReviewTurn
      {...turn}
      title={seat === 'chance' ? undefined : seatText(say, rules, seat)}
      signText={signText}
      onGo={store.getState().goTo}
    >
      {move.text}
    </ReviewTurn>
  );
}, isDrawnAlike);
