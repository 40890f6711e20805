import { DRIN_SIZE, type Variation } from '../../engine/index.ts';
import { variationOf } from '../games.ts';

/** The south-western part of Poron's board, without Kings: what a diagram needs of it and no more. */
function partOfPoron(id: string, columns: number, rows: number): Variation {
  const poron = variationOf('poron');
  return {
    ...poron,
    id: `rulebook:${id}`,
    drins: poron.drins.slice(-rows).map((row) => row.slice(0, columns)),
    array: poron.array
      .slice(-rows * DRIN_SIZE)
      .map((rank) => rank.slice(0, columns * DRIN_SIZE).replace('K', '.')),
    forms: poron.forms.filter((form) => form !== 'fluttember'),
    ending: 'to-the-death',
  };
}

/** The boards on which diagrams stand: drins of Poron, with its rules, and whole games. */
export const BOARDS = {
  drin: partOfPoron('drin', 1, 1),
  'two-high': partOfPoron('two-high', 1, 2),
  'two-wide': partOfPoron('two-wide', 2, 1),
  'four-drins': partOfPoron('four-drins', 2, 2),
  'three-high': partOfPoron('three-high', 1, 3),
  poron: variationOf('poron'),
  pastang: variationOf('pastang'),
  'pastang:af': variationOf('pastang:af'),
  'pastang:cd': variationOf('pastang:cd'),
  'pastang:swods-mixed': variationOf('pastang:swods-mixed'),
  'pastang:deldars-mixed': variationOf('pastang:deldars-mixed'),
  stikitche: variationOf('stikitche'),
  'draks-city': variationOf('draks-city'),
  'draks-city:mass': variationOf('draks-city:mass'),
} as const satisfies Record<string, Variation>;
export type BoardName = keyof typeof BOARDS;
