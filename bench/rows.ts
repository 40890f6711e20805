import { findVariation, parsePosition, type Position } from '../src/engine/index.ts';
import { MIDDLEGAMES, RANDOM_MIDDLEGAMES } from './positions.ts';

/** A position that is searched to a depth. */
export interface Row {
  readonly name: string;
  readonly position: Position;
  readonly depth: number;
}

/** The start positions as position lines. */
const STARTS: Readonly<Record<string, string>> = {
  poron:
    'cjhgpkgmmhjc/dddddddddddd/ssssssssssss/12/12/12/12/12/12/12/12/12/12/12/12/SSSSSSSSSSSS/DDDDDDDDDDDD/CJHMMGPKGHJC y YB - 0',
  pastang: 'dsddsd/ssssss/6/6/SSSSSS/DSDDSD y - - 0',
  stikitche: '2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 y - - 0',
  'draks-city': '6/1ssps1/1ssss1/1ssss1/1ssss1/6/6/1SSSS1/1SSSS1/1SSSS1/1SPSS1/6 y - - 0',
};

function positionOf(id: string, line: string): Position {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(`no variation ${id}`);
  const read = parsePosition(variation, line);
  if (!read.ok) throw new Error(`bad position in the benchmark: ${read.error.code}`);
  return read.value;
}

export const startOf = (id: string): Position => positionOf(id, STARTS[id] ?? '');

/** The start of Poron and twelve middlegames, as rows. */
export const poronRows = (depth: number): readonly Row[] => [
  { name: 'poron: start', position: startOf('poron'), depth },
  ...[...MIDDLEGAMES, ...RANDOM_MIDDLEGAMES].map((line, at) => ({
    name: `poron: middlegame ${at + 1}`,
    position: positionOf('poron', line),
    depth,
  })),
];

/** The starts of the other games, as rows. */
export const smallRows = (depth: number): readonly Row[] =>
  ['pastang', 'stikitche', 'draks-city'].map((id) => ({
    name: `${id}: start`,
    position: startOf(id),
    depth,
  }));
