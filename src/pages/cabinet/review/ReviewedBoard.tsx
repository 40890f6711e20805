import { useMemo, useRef } from 'react';
import { meaningOf } from '../../../cabinet/seam/game.ts';
import { cabinetPastAt, cabinetPositionAt } from '../../../game/cabinet/index.ts';
import { nodeOf } from '../../../game/tree/index.ts';
import { useWheel } from '../../review/useWheel.ts';
import { CabinetBoard } from '../board/CabinetBoard.tsx';
import { useReview, useReviewed } from './reviewStores.ts';
import './cabinetReview.css';

/** The board after the move shown, on which any legal move can be played. The wheel over it steps through the game. */
export function ReviewedBoard({ turn }: { turn: number }) {
  const { store, game, say } = useReviewed();
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const hand = useReview((state) => state.hand);
  const isMoving = useReview((state) => state.isMoving);
  const said = useReview((state) => state.said);
  const space = useRef<HTMLDivElement>(null);
  const { step, choose, putDown } = store.getState();
  useWheel(space, step);
  const { move: ply } = nodeOf(tree, node);
  const position = cabinetPositionAt(tree, node);
  const trace = useMemo(() => (ply === null ? null : game.trace(ply.before, ply.move)), [game, ply]);
  const markers = useMemo(
    () => game.markers?.(cabinetPastAt(tree, node), position) ?? [],
    [game, tree, node, position],
  );
  const standing = useMemo(() => game.standing(position, hand.chosen), [game, position, hand]);
  return (
    <div ref={space} className="cabinet-reviewed-board">
      <CabinetBoard
        game={game}
        say={say}
        rules={tree.start.rules}
        standing={standing}
        hand={hand}
        means={(place) => meaningOf(game, position, hand.chosen, place)}
        reaches={game.reaches?.(position, hand.chosen) ?? []}
        markers={markers}
        trace={hand.chosen.length > 0 ? null : trace}
        motion={isMoving ? said : null}
        turn={turn}
        onChoose={choose}
        onPutDown={putDown}
      />
    </div>
  );
}
