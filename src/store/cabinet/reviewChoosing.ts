import { grown, handOf } from '../../cabinet/seam/hand.ts';
import { addText } from '../../game/cabinet/index.ts';
import { pickedText, refusedText } from '../../text/cabinetTable.ts';
import { positionAt } from './line.ts';
import { lineTold } from './recordTree.ts';
import type { CabinetReviewState, ReviewDesk } from './reviewState.ts';
import { choicesAt } from './tableState.ts';

/** How the reader plays a move of any seat: it goes on with the line, or begins a variation. */
export function reviewChoosing({
  parts: { game, say },
  get,
  set,
  show,
  put,
}: ReviewDesk): Pick<CabinetReviewState, 'choose' | 'finish' | 'putDown' | 'write'> {
  const lineNow = () => lineTold(game, get().tree, get().node);
  const play = (text: string): boolean => {
    const { tree, node } = get();
    const added = addText(tree, node, text);
    if (added === null) return false;
    if (added.tree === tree || put(added)) show(added.node, { isMoving: true });
    return true;
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
        const words =
          choices.length === 0
            ? say('why.over')
            : refusedText(say, line.game, positionAt(line, line.plies.length), hand.chosen, step);
        set({ told: { words, isUndoable: false } });
      } else if (grew.move !== null && grew.next.size === 0) play(line.rules.writeMove(grew.move));
      else set({ hand: grew, told: null }, pickedText(say, line.game, grew));
    },
    finish: () => {
      const { hand, tree } = get();
      if (hand.move !== null) play(tree.start.rules.writeMove(hand.move));
    },
    putDown: () => set({ hand: handOf(choicesNow(), []), told: null }),
    write: (text) => (play(text.trim()) ? null : say('why.written', { move: text.trim().slice(0, 40) })),
  };
}
