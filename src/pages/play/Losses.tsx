import { useMemo } from 'react';
import { PieceImage } from '../../board/pieces/Piece.tsx';
import { SIDES, type Side } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import { balanceOf, lossesOf } from '../../game/losses.ts';
import { useSettings, useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';

/** The pieces that each side has lost, and who is ahead by the points of the pieces left. */
export function Losses() {
  const game = useTable((state) => state.game);
  const pieces = useSettings(({ settings }) => settings.pieces);
  const losses = useMemo(() => lossesOf(game), [game]);
  const balance = useMemo(() => balanceOf(currentPosition(game)), [game]);
  const ahead = (side: Side): number => (side === 'yellow' ? balance : -balance);
  return (
    <section className="panel losses" aria-labelledby="losses-heading">
      <h2 id="losses-heading">{text('losses.heading')}</h2>
      {SIDES.toReversed().map((side) => (
        <div key={side} className="loss">
          {losses[side].length > 0 && (
            <span className="visually-hidden">{text('losses.of', { side: text(`side.${side}`) })}</span>
          )}
          <ul>
            {losses[side].map(({ kind, count }) => (
              <li key={kind} aria-label={text('losses.piece', { count, kind: text(`kind.${kind}`) })}>
                <PieceImage side={side} kind={kind} set={pieces} />
                {count > 1 && <span aria-hidden="true">{count}</span>}
              </li>
            ))}
            {losses[side].length === 0 && (
              <li className="none">{text('losses.none', { side: text(`side.${side}`) })}</li>
            )}
          </ul>
          {ahead(side) < 0 && (
            <span
              className="ahead"
              title={text('losses.ahead.long', {
                side: text(`side.${side === 'yellow' ? 'blue' : 'yellow'}`),
                points: -ahead(side),
              })}
            >
              {text('losses.ahead', { points: -ahead(side) })}
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
