import type { Square } from '../../engine/index.ts';
import type { Arrow, Colour, Mark, Notes } from '../../game/tree/index.ts';
import { centre, heading, shortOf } from './routePath.ts';
import type { View } from '../view.ts';

/** The arrows and marked squares of a move. */
export type Drawings = Pick<Notes, 'arrows' | 'marks'>;

/** A move that the computer proposes, as an arrow; rank 0 is the best. */
export interface Proposed {
  readonly from: Square;
  readonly to: Square;
  readonly rank: number;
}

/** How an arrow or a marked square is drawn on the board and in pictures, in units of a square. */
export interface Drawn<Look extends string = Colour> {
  readonly key: string;
  readonly colour: Look;
  readonly line: string;
  readonly width: number;
  /** The width of the rim that sets it off from what lies under it. */
  readonly halo: number;
  readonly dash: string | undefined;
  readonly opacity: number;
  /** Where it lies; its lines are relative to this point. */
  readonly transform: string | undefined;
  /** The tip of an arrow; null for a marked square. */
  readonly head: { readonly line: string; readonly transform: string } | null;
}

/** Outlines of marked squares: each colour has a shape of its own, so that it can be told without seeing the colour. */
const SHAPES = {
  green: 'M.5 .08A.42 .42 0 1 1 .5 .92A.42 .42 0 1 1 .5 .08z',
  red: 'M.1 .1H.9V.9H.1z',
  yellow: 'M.5 .04L.96 .5L.5 .96L.04 .5z',
  blue: 'M.5 .06L.94 .88H.06z',
} as const satisfies Record<Colour, string>;

/** Dashes of arrows, for the same reason. */
const DASHES = {
  green: undefined,
  red: '0.36 0.24',
  yellow: '0.01 0.24',
  blue: '0.42 0.22 0.01 0.22',
} as const satisfies Record<Colour, string | undefined>;

const HEAD = 'M-.3 -.24L.08 0L-.3 .24z';
const OPEN_HEAD = 'M-.28 -.3L.1 0L-.28 .3';

/** What is drawn on a move, from the bottom up: marked squares under arrows. */
export const drawingsOf = (view: View, { arrows, marks }: Drawings): readonly Drawn[] => [
  ...marks.map((mark) => markOf(view, mark)),
  ...arrows.map((arrow) => arrowOf(view, arrow)),
];

/** Widths of the computer's arrows: the better the move, the wider the arrow. */
const WIDTHS = [0.2, 0.15, 0.11, 0.09, 0.07] as const;

/** The computer's arrows, the best on top: broad, with an open tip, so that none looks like one of the reader's. */
export const proposedOf = (view: View, proposed: readonly Proposed[]): readonly Drawn<'proposed'>[] =>
  proposed.toSorted((one, other) => other.rank - one.rank).map((one) => proposalOf(view, one));

function proposalOf(view: View, { from, to, rank }: Proposed): Drawn<'proposed'> {
  const width = WIDTHS[rank] ?? 0.07;
  const arrow = arrowOf(view, { from, to, colour: 'green' });
  const head = arrow.head === null ? null : { ...arrow.head, line: OPEN_HEAD };
  const start = shortOf(centre(view, to), centre(view, from));
  const tip = shortOf(centre(view, from), centre(view, to));
  const line = `M${start.x} ${start.y}L${short(tip.x)} ${short(tip.y)}`;
  return { ...arrow, colour: 'proposed', line, width, halo: width + 0.06, opacity: 0.8, head };
}

function markOf(view: View, { square, colour }: Mark): Drawn {
  const { column, row } = view.places[square] ?? { column: 0, row: 0 };
  return {
    key: `${square}`,
    colour,
    line: SHAPES[colour],
    width: 0.09,
    halo: 0.17,
    dash: undefined,
    opacity: 1,
    transform: `translate(${column} ${row})`,
    head: null,
  };
}

function arrowOf(view: View, { from, to, colour }: Arrow): Drawn {
  const [start, target] = [centre(view, from), centre(view, to)];
  const tip = shortOf(start, target);
  const end = shortOf(start, tip);
  return {
    key: `${from} ${to}`,
    colour,
    line: `M${start.x} ${start.y}L${short(end.x)} ${short(end.y)}`,
    width: 0.12,
    halo: 0.2,
    dash: DASHES[colour],
    opacity: 0.8,
    transform: undefined,
    head: {
      line: HEAD,
      transform: `translate(${short(tip.x)} ${short(tip.y)}) rotate(${heading(start, target)})`,
    },
  };
}

const short = (value: number): number => Math.round(value * 1000) / 1000;
