import { KIND_NAMES, pieceAt, pointsOf, type Kind, type Position, type Side } from '../engine/index.ts';
import { pliesPlayed, type Game } from './game.ts';

/** How many pieces of one kind a side has lost. */
export interface Loss {
  readonly kind: Kind;
  readonly count: number;
}

const listed = (of: ReadonlyMap<Kind, number>): Loss[] =>
  KIND_NAMES.toReversed().flatMap((kind) => {
    const count = of.get(kind) ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });

/** What each side has lost so far, the most valuable first; a Pallan's captures of its own side count too. */
export function lossesOf(game: Game): Readonly<Record<Side, readonly Loss[]>> {
  const counts = { yellow: new Map<Kind, number>(), blue: new Map<Kind, number>() };
  for (const { events } of pliesPlayed(game))
    for (const event of events)
      if (event.type === 'captured') {
        const of = counts[event.piece.side];
        of.set(event.piece.kind, (of.get(event.piece.kind) ?? 0) + 1);
      }
  return { yellow: listed(counts.yellow), blue: listed(counts.blue) };
}

/** Yellow's pieces minus Blue's, by the points of section 2. */
export function balanceOf(position: Position): number {
  let balance = 0;
  for (let square = 0; square < position.cells.length; square++) {
    const piece = pieceAt(position, square);
    if (piece === null) continue;
    const points = pointsOf(position.ruleset, piece.kind);
    balance += piece.side === 'yellow' ? points : -points;
  }
  return balance;
}
