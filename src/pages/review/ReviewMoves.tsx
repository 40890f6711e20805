import { AlignJustify, Columns2 } from 'lucide-react';
import {
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { columnList, inlineList, next, ROOT, type GameTree, type NodeId } from '../../game/tree/index.ts';
import { exampleMove } from '../../game/example.ts';
import { NOTATIONS, type Notation } from '../../store/settings.ts';
import { text } from '../../text/review/review.ts';
import { afterFrame } from '../afterFrame.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { keepInView } from '../controls/keepInView.ts';
import { MoveField } from '../table/MoveField.tsx';
import { useSettings } from '../stores.tsx';
import { MoveButton } from './MoveButton.tsx';
import { MoveItems } from './MoveItems.tsx';
import './reviewMoves.css';
import { useReview, useReviewStore } from './reviewStore.tsx';
import '../table/moveList.css';
import '../table/panel.css';

/** Pixels around the move shown, in which the comment on it can be read. */
const AROUND = 56;

/** Rows are measured a few frames after they come into sight, which may push the move shown out of it. */
const SETTLING = 4;

/** The game as a list of moves with its variations and comments; the move shown stays visible. */
export function ReviewMoves({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  // the board is drawn first, and the list a moment later
  const tree = useDeferredValue(useReview((state) => state.tree));
  const node = useDeferredValue(useReview((state) => state.node));
  const write = useReview((state) => state.write);
  return (
    <section className="panel moves review-moves" aria-labelledby={id}>
      <div className="moves-head">
        <h2 id={id}>{text('review.list')}</h2>
        <MoveField
          game={tree.start}
          at={node}
          example={exampleMove(tree.start)}
          field={field}
          write={write}
        />
        <ListLook />
      </div>
      <Moves tree={tree} node={node} labelledBy={id} />
    </section>
  );
}

interface MovesProps {
  readonly tree: GameTree;
  /** The move shown. */
  readonly node: NodeId;
  readonly labelledBy: string;
}

const Moves = memo(function Moves({ tree, node, labelledBy }: MovesProps) {
  const { goTo, point } = useReviewStore().getState();
  const form = useSettings(({ settings }) => settings.listForm);
  const notation = useSettings(({ settings }) => settings.notation);
  const pieces = useSettings(({ settings }) => settings.pieces);
  const isAsked = useReview((state) => state.trial !== null);
  const list = useRef<HTMLDivElement>(null);
  // after every change of the list, whatever it was
  useEffect(() => {
    let cancel = afterFrame(() => keep(SETTLING));
    function keep(left: number): void {
      if (list.current === null) return;
      if (node === ROOT) list.current.scrollTop = 0;
      else keepInView(list.current, AROUND);
      if (left > 0) cancel = afterFrame(() => keep(left - 1));
    }
    return () => cancel();
  });
  const tabStop = node === ROOT ? next(tree, ROOT) : node;
  const move = (at: NodeId) => (
    <MoveButton
      {...{ tree, notation, pieces }}
      id={at}
      isShown={at === node}
      isTabStop={at === tabStop}
      onGo={goTo}
      onPoint={point}
    />
  );
  const Form = form === 'columns' ? Columns : Inline;
  return (
    <div ref={list} className={`move-list ${form}`} data-notation={notation}>
      {isAsked ? <p className="help">{text('review.hidden')}</p> : <Form {...{ tree, labelledBy, move }} />}
      {next(tree, ROOT) === null && <p className="help">{text('review.empty')}</p>}
    </div>
  );
});

/** In columns or in running text; with letters, figures or spelled out. */
function ListLook() {
  const form = useSettings(({ settings }) => settings.listForm);
  const notation = useSettings(({ settings }) => settings.notation);
  const change = useSettings((state) => state.change);
  const other = form === 'columns' ? 'inline' : 'columns';
  return (
    <div className="list-look">
      <select
        aria-label={text('review.notation')}
        value={notation}
        onChange={(event) => {
          const chosen = NOTATIONS.find((known: Notation) => known === event.target.value);
          if (chosen !== undefined) change({ notation: chosen });
        }}
      >
        {NOTATIONS.map((known) => (
          <option key={known} value={known}>
            {text(`review.notation.${known}`)}
          </option>
        ))}
      </select>
      <IconButton
        icon={form === 'columns' ? AlignJustify : Columns2}
        label={text(`review.form.${other}`)}
        onClick={() => change({ listForm: other })}
      />
    </div>
  );
}

interface FormProps {
  readonly tree: GameTree;
  readonly labelledBy: string;
  readonly move: (id: NodeId) => ReactNode;
}

function Inline({ tree, labelledBy, move }: FormProps) {
  const items = useMemo(() => inlineList(tree), [tree]);
  return (
    <ol className="review-line" aria-labelledby={labelledBy}>
      <MoveItems items={items} renderMove={move} />
    </ol>
  );
}

function Columns({ tree, labelledBy, move }: FormProps) {
  const rows = useMemo(() => columnList(tree), [tree]);
  return (
    <ol aria-labelledby={labelledBy}>
      {rows.map((row) =>
        row.type === 'pair' ? (
          <li key={`pair ${row.first ?? row.second ?? 0}`} className="pair">
            <span className="number">{row.number}</span>
            {row.first === null ? <span className="turn review-turn empty">…</span> : move(row.first)}
            {row.second !== null && move(row.second)}
          </li>
        ) : (
          <li
            key={`between ${row.items.map((item) => `${item.type} ${item.id}`).join()}`}
            className="between"
          >
            <ol className="review-line">
              <MoveItems items={row.items} renderMove={move} />
            </ol>
          </li>
        ),
      )}
    </ol>
  );
}
