import {
  arrangementFaults,
  attacksOn,
  opponent,
  pieceAt,
  type Arrangement,
  type NotationError,
  type Side,
  type Square,
} from '../../engine/index.ts';

/** What makes an arrangement unplayable, and the squares that show it. */
export interface ArrangementFaults {
  readonly faults: readonly NotationError[];
  /** The Kings of a side that has too many. */
  readonly squares: readonly Square[];
  /** The King that is in Kaida although its side is not to move. */
  readonly kaida: { readonly king: Square; readonly attackers: readonly Square[] } | null;
}

/** Checks an arrangement. */
export function lookOver(arrangement: Arrangement): ArrangementFaults {
  const faults = arrangementFaults(arrangement);
  const squares = faults.flatMap(({ code, where }) =>
    code === 'king-count' ? kingsOf(arrangement, where === 'blue' ? 'blue' : 'yellow') : [],
  );
  const inKaida = faults.some(({ code }) => code === 'opponent-in-kaida');
  return { faults, squares, kaida: inKaida ? kaidaOf(arrangement) : null };
}

const kingsOf = (arrangement: Arrangement, side: Side): Square[] =>
  Array.from({ length: arrangement.cells.length }, (_, square) => square).filter((square) => {
    const piece = pieceAt(arrangement, square);
    return piece !== null && piece.side === side && arrangement.ruleset.kinds[piece.kind].royal;
  });

function kaidaOf(arrangement: Arrangement): ArrangementFaults['kaida'] {
  const [king] = kingsOf(arrangement, opponent(arrangement.turn));
  if (king === undefined) return null;
  const attackers = attacksOn(arrangement, king, arrangement.turn).map(({ from }) => from);
  return { king, attackers: [...new Set(attackers)] };
}
