import { grown, handOf } from '../../../cabinet/seam/hand.ts';
import { addText, childNamed } from '../../../game/cabinet/index.ts';
import { MOST_MOVES } from '../../../game/cabinet/limits.ts';
import { beyondRecord } from '../../../game/jkn/beyond.ts';
import { ROOT } from '../../../game/tree/tree.ts';
import { subtree } from '../../../game/tree/walk.ts';
import { beyondText } from '../../../text/review/beyond.ts';
import { pickedText } from '../../../text/cabinet/picked.ts';
import { barText, refusedText } from '../../../text/cabinet/table.ts';
import { outcomeAt, positionAt } from '../line.ts';
import { lineTold } from '../recordTree.ts';
import type { CabinetReviewState, ReviewDesk } from './state.ts';
import { choicesAt } from '../tableState.ts';

/** How the reader plays a move of any seat: it goes on with the line, or begins a variation. */
export function reviewChoosing({
  parts: { game, say },
  get,
  set,
  show,
  put,
}: ReviewDesk): Pick<CabinetReviewState, 'choose' | 'finish' | 'putDown' | 'write'> {
  const lineNow = () => lineTold(game, get().tree, get().node);
  /** Whether a move that is not in the game yet would be one more than a record holds. */
  const isFull = (text: string): boolean => {
    const { tree, node } = get();
    if (tree.nodes.length <= MOST_MOVES || childNamed(tree, node, text) !== undefined) return false;
    return [...subtree(tree, ROOT)].length > MOST_MOVES;
  };
  /** Why no record could hold a move; null if a record can hold it. */
  const beyondAt = (text: string): string | null => {
    if (isFull(text)) return barText(say, 'most-moves');
    const { tree, node } = get();
    const isNew = childNamed(tree, node, text) === undefined;
    const added = isNew ? addText(tree, node, text) : null;
    return added !== null && beyondRecord(added.tree) === 'too-deep' ? beyondText('too-deep') : null;
  };
  const play = (text: string): boolean => {
    const { tree, node } = get();
    const added = addText(tree, node, text);
    if (added === null) return false;
    if (added.tree === tree || put(added)) show(added.node, { isMoving: true });
    return true;
  };
  /** Plays a move that was chosen on the board. */
  const make = (text: string): void => {
    const beyond = beyondAt(text);
    if (beyond === null) play(text);
    else set({ told: { words: beyond, isUndoable: false } });
  };
  const choicesNow = () => {
    const line = lineNow();
    return choicesAt(line, line.plies.length);
  };
  return {
    choose: (step) => {
      const line = lineNow();
      const { hand } = get();
      const choices = hand.next.size === 0 && hand.chosen.length === 0 ? [] : choicesNow();
      const grew = grown(choices, hand, step);
      if (grew === null) {
        const position = positionAt(line, line.plies.length);
        const isOver = outcomeAt(line, line.plies.length).over;
        const words =
          choices.length === 0
            ? barText(say, isOver || line.rules.turn(position) !== 'chance' ? 'over' : 'chance')
            : refusedText(say, line.game, position, hand.chosen, step);
        set({ told: { words, isUndoable: false } });
      } else if (grew.move !== null && grew.next.size === 0) make(line.rules.writeMove(grew.move));
      else set({ hand: grew, told: null }, pickedText(say, line, positionAt(line, line.plies.length), grew));
    },
    finish: () => {
      const { hand, tree } = get();
      if (hand.move !== null) make(tree.start.rules.writeMove(hand.move));
    },
    putDown: () => set({ hand: handOf(choicesNow(), []), told: null }),
    write: (written) => {
      const text = written.trim();
      const beyond = beyondAt(text);
      if (beyond !== null) return beyond;
      return play(text) ? null : say('why.written', { move: text.slice(0, 40) });
    },
  };
}
