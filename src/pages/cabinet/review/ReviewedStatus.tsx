import { Check, X } from 'lucide-react';
import { useRef } from 'react';
import { cabinetPositionAt } from '../../../game/cabinet/index.ts';
import { endedAt, lineTold, outcomeTold } from '../../../store/cabinet/recordTree.ts';
import { movedText, standingText, text } from '../../../text/cabinet/review.ts';
import { optionText } from '../../../text/cabinet/table.ts';
import { text as reviewText } from '../../../text/review/review.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { PASSES, PASSES_UNDOABLE, usePassing } from '../../controls/usePassing.ts';
import { thenBoard } from '../../table/thenBoard.ts';
import { useReview, useReviewed } from './reviewStores.ts';
import '../../table/status.css';
import './cabinetReview.css';

/** The move shown, the state of the game after it, what was just done; and the steps of a move that are not places. */
export function ReviewedStatus() {
  const { game, say } = useReviewed();
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const line = lineTold(game, tree, node);
  const ended = endedAt(tree, node);
  const outcome = outcomeTold(line, tree, node);
  return (
    <section className="status cabinet-reviewed" aria-label={reviewText('status.heading')}>
      <p className="status-words">{movedText(say, line)}</p>
      <p>{standingText(say, line, ended, outcome)}</p>
      <Told />
      <Options
        isChance={!outcome.over && line.rules.turn(line.plies.at(-1)?.after ?? line.start) === 'chance'}
      />
    </section>
  );
}

/** Why a step was refused, or what was just done, with a way to undo it. It disappears by itself. */
function Told() {
  const { store } = useReviewed();
  const told = useReview((state) => state.told);
  const box = useRef<HTMLOutputElement>(null);
  const { hush, undoEdit } = store.getState();
  const isUndoable = told?.isUndoable === true;
  usePassing(box, told, isUndoable ? PASSES_UNDOABLE : PASSES, hush);
  return (
    <output ref={box} className="cabinet-reviewed-told">
      {told === null ? (
        <span className="help">
          <Next />
        </span>
      ) : (
        <>
          <span>{told.words}</span>
          {isUndoable && (
            <button type="button" className="button quiet small" onClick={undoEdit}>
              {reviewText('review.undo-short')}
            </button>
          )}
          <IconButton icon={X} label={reviewText('action.close')} onClick={hush} />
        </>
      )}
    </output>
  );
}

/** What can be done here: a move can be played, or what has been chosen can go on. */
function Next() {
  const { game, say } = useReviewed();
  const hand = useReview((state) => state.hand);
  const position = useReview(({ tree, node }) => cabinetPositionAt(tree, node));
  if (hand.chosen.length === 0) return text('cabinet.review.try');
  if (hand.move !== null) return say('cabinet.may-end');
  return say(`advice.${game.advice(position, hand.chosen)}`, game.facts?.(position));
}

/** What can be chosen besides places: the end of a move that might go on, options, what chance brings. */
function Options({ isChance }: { isChance: boolean }) {
  const { store, game, say } = useReviewed();
  const hand = useReview((state) => state.hand);
  const tree = useReview((state) => state.tree);
  const { choose, finish, write } = store.getState();
  const options = [...hand.next].filter((step) => !game.surface.places.some(({ name }) => name === step));
  const position = useReview(({ node }) => tree.nodes[node]?.move?.after ?? tree.start.position);
  const drawn = isChance
    ? tree.start.rules.moves(position).map((move: unknown) => tree.start.rules.writeMove(move))
    : [];
  if (options.length === 0 && hand.move === null && drawn.length === 0) return null;
  return (
    <div className="end-ways cabinet-drawn">
      {isChance && <p>{text('cabinet.review.chance')}</p>}
      {drawn.map((written) => (
        <button
          key={written}
          type="button"
          className="button small quiet"
          onClick={thenBoard(() => write(written))}
        >
          {written}
        </button>
      ))}
      {options.map((step) => (
        <button key={step} type="button" className="button small go" onClick={thenBoard(() => choose(step))}>
          {optionText(say, tree.start.rules, position, step)}
        </button>
      ))}
      {hand.move !== null && (
        <button type="button" className="button small go" onClick={thenBoard(finish)}>
          <Check aria-hidden="true" />
          {say('cabinet.finish')}
        </button>
      )}
    </div>
  );
}
