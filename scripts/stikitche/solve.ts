import { DRAWN, fullIn, halfIn, isWin, MOST_PLIES } from '../../src/search/tablebase/verdict.ts';
import { NATURE, type Graph } from './graph.ts';

/** What a stage looks for: full wins and losses, then half ones among the remaining places. */
interface Stage {
  readonly name: 'full' | 'half';
  readonly lost: number;
  readonly wins: number;
  /** What a loser must not be able to reach in one move. */
  readonly escapes: number;
  readonly byteIn: (plies: number) => number;
}

const STAGES: readonly Stage[] = [
  {
    name: 'full',
    lost: NATURE.lost,
    wins: NATURE.wins,
    escapes: NATURE.halfWins | NATURE.draws,
    byteIn: fullIn,
  },
  { name: 'half', lost: NATURE.halfLost, wins: NATURE.halfWins, escapes: NATURE.draws, byteIn: halfIn },
];

/** Called with the number of places that are decided in this many plies. */
export type Tell = (stage: 'full' | 'half', plies: number, found: number) => void;

/**
 * Computes the bytes of the tablebase backwards from the ends of games: first all full wins and losses, the quickest
 * first; then half wins and losses among the rest; what remains is drawn. A winner takes the quickest way to the most
 * points, a loser the slowest way to the smallest loss.
 */
export function solve(graph: Graph, tell: Tell): Uint8Array {
  const bytes = new Uint8Array(graph.nature.length);
  let open = Uint32Array.from(bytes.keys()).filter((place) => graph.nature[place] !== NATURE.impossible);
  for (const stage of STAGES) {
    // wins follow losses and losses follow wins: after two plies without any, the stage is complete
    for (let plies = 0, idle = 0; idle < 2; plies++) {
      if (plies > MOST_PLIES) throw new Error(`a byte holds no more than ${MOST_PLIES} plies`);
      const left = open.filter((place) => !decide(graph, bytes, place, plies, stage));
      tell(stage.name, plies, open.length - left.length);
      idle = left.length === open.length ? idle + 1 : 0;
      open = left;
    }
  }
  for (const place of open) bytes[place] = DRAWN;
  return bytes;
}

/**
 * Decides a place if its game is over after exactly this many plies; all places with fewer plies must be decided
 * already.
 */
function decide(graph: Graph, bytes: Uint8Array, place: number, plies: number, stage: Stage): boolean {
  const bits = graph.nature[place]!;
  let isDecided: boolean;
  if (plies === 0) isDecided = (bits & stage.lost) !== 0;
  else if (plies % 2 === 1)
    isDecided =
      (plies === 1 && (bits & stage.wins) !== 0) || leadsTo(graph, bytes, place, stage.byteIn(plies - 1));
  else isDecided = (bits & stage.escapes) === 0 && leadsToWinsOnly(graph, bytes, place);
  if (isDecided) bytes[place] = stage.byteIn(plies);
  return isDecided;
}

function leadsTo({ start, next }: Graph, bytes: Uint8Array, place: number, byte: number): boolean {
  const end = start[place + 1]!;
  for (let at = start[place]!; at < end; at++) if (bytes[next[at]!] === byte) return true;
  return false;
}

/** Whether every move leads to a win of the other side; places without moves have been decided before. */
function leadsToWinsOnly({ start, next }: Graph, bytes: Uint8Array, place: number): boolean {
  const end = start[place + 1]!;
  for (let at = start[place]!; at < end; at++) if (!isWin(bytes[next[at]!]!)) return false;
  return true;
}
