import { memo, useEffect, useId, useMemo, useRef, type RefObject } from 'react';
import type { CabinetTree } from '../../../game/cabinet/index.ts';
import { nagSign, next, nodeOf, numberedList, ROOT, type NodeId } from '../../../game/tree/index.ts';
import { signText } from '../../../text/cabinetReview.ts';
import { seatText } from '../../../text/cabinetTable.ts';
import { text } from '../../../text/review.ts';
import { keepInView } from '../../controls/keepInView.ts';
import { MoveItems } from '../../review/MoveItems.tsx';
import { MoveField } from '../../table/MoveField.tsx';
import { useReview, useReviewed } from './reviewStores.ts';
import '../../review/reviewMoves.css';
import '../../table/moveList.css';
import '../../table/panel.css';

/** Pixels around the shown move, in which the comment on it can be read. */
const AROUND = 56;

/** The game as a list of moves with its variations and comments; the shown one stays in sight. */
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

interface MoveButtonProps {
  readonly tree: CabinetTree;
  readonly id: NodeId;
  readonly isShown: boolean;
  /** Whether Tab leads to it. */
  readonly isTabStop: boolean;
}

/** A move of the list with its signs; a click shows it. */
const MoveButton = memo(
  function MoveButton({ tree, id, isShown, isTabStop }: MoveButtonProps) {
    const { store, say } = useReviewed();
    const { move, notes } = nodeOf(tree, id);
    if (move === null) return null;
    const { rules } = tree.start;
    const turn = rules.turn(move.before);
    return (
      <button
        type="button"
        className={isShown ? 'turn review-turn newest' : 'turn review-turn'}
        title={turn === 'chance' ? undefined : seatText(say, rules, turn)}
        aria-current={isShown ? 'step' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => store.getState().goTo(id)}
      >
        {move.text}
        {notes.nags.map((nag) => (
          <span key={nag} className="sign">
            <span aria-hidden="true">{nagSign(nag)}</span>
            <span className="visually-hidden"> {signText(nag)}</span>
          </span>
        ))}
      </button>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.tree.nodes[before.id]?.move === after.tree.nodes[after.id]?.move &&
    before.tree.nodes[before.id]?.notes === after.tree.nodes[after.id]?.notes &&
    before.isShown === after.isShown &&
    before.isTabStop === after.isTabStop,
);
