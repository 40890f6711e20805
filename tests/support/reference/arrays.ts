import type { Board, Kind, Variation } from './board.ts';
import { pieceOfLetter } from './letters.ts';

/** Section 3: reads a drawing of an array, north at the top; `.` is an empty square. */
function draw(...ranksFromNorth: string[]): Board {
  return ranksFromNorth.toReversed().map((rank) =>
    rank.split(' ').map((letter) => {
      if (letter === '.') return undefined;
      const piece = pieceOfLetter(letter);
      if (piece === undefined) throw new Error(`no piece ${letter}`);
      return piece;
    }),
  );
}

/** Section 8: what a Swod may become in Poron Jikaida and Stikitche, or stay. */
const ALL_PROMOTIONS: readonly Kind[] = [
  'deldar',
  'hikdar',
  'jiktar',
  'chuktar',
  'kapt',
  'paktun',
  'pallan',
  'swod',
];

/** Section 3, Poron Jikaida. */
const PORON: Variation = {
  drins: [
    ['Wersting', 'Chavonth'],
    ['Neemu', 'Leem'],
    ['Mortil', 'Zhantil'],
  ],
  array: draw(
    'c j h g p k g m m h j c',
    'd d d d d d d d d d d d',
    's s s s s s s s s s s s',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    'S S S S S S S S S S S S',
    'D D D D D D D D D D D D',
    'C J H M M G P K G H J C',
  ),
  leastLine: 3,
  promotions: ALL_PROMOTIONS,
  isVaultsOnly: false,
};

/** Sections 3 and 10, Pastang, with the two back ranks written from the west. */
function pastang(blueBackRank: string, yellowBackRank: string, promotions: readonly Kind[]): Variation {
  return {
    drins: [['Mortil']],
    array: draw(blueBackRank, 's s s s s s', '. . . . . .', '. . . . . .', 'S S S S S S', yellowBackRank),
    leastLine: 2,
    promotions,
    isVaultsOnly: false,
  };
}

/** Section 3, Stikitche; section 10: all the rules of Poron. */
const STIKITCHE: Variation = {
  drins: [['Neemu'], ['Mortil']],
  array: draw(
    '. . p k . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . . . . .',
    '. . P K . .',
  ),
  leastLine: 3,
  promotions: ALL_PROMOTIONS,
  isVaultsOnly: false,
};

/** Sections 3 and 10, Drak's City, over either of its arrays. */
function draksCity(array: Board): Variation {
  return {
    drins: [['Neemu'], ['Mortil']],
    array,
    leastLine: 3,
    promotions: ['pallan', 'swod'],
    isVaultsOnly: true,
  };
}

/** Section 3, R2. */
const TWO_BLOCKS = draw(
  '. . . . . .',
  '. s s p s .',
  '. s s s s .',
  '. s s s s .',
  '. s s s s .',
  '. . . . . .',
  '. . . . . .',
  '. S S S S .',
  '. S S S S .',
  '. S S S S .',
  '. S P S S .',
  '. . . . . .',
);

/** Section 3: the two blocks joined on ranks 3 to 10. */
const ONE_MASS = draw(
  '. . . . . .',
  '. . . . . .',
  '. s s p s .',
  '. s s s s .',
  '. s s s s .',
  '. s s s s .',
  '. S S S S .',
  '. S S S S .',
  '. S S S S .',
  '. S P S S .',
  '. . . . . .',
  '. . . . . .',
);

/** Section 8: in Pastang only a kind, other than Swod, that the array uses; or it stays a Swod. */
const PLAIN: readonly Kind[] = ['deldar', 'swod'];
const MIXED: readonly Kind[] = ['deldar', 'hikdar', 'paktun', 'swod'];

const VARIATIONS = new Map<string, Variation>([
  ['poron', PORON],
  ['pastang', pastang('d s d d s d', 'D S D D S D', PLAIN)],
  ['pastang:af', pastang('s d d d d s', 'S D D D D S', PLAIN)],
  ['pastang:cd', pastang('d d s s d d', 'D D S S D D', PLAIN)],
  ['pastang:swods-mixed', pastang('d h d d m d', 'D M D D H D', MIXED)],
  ['pastang:deldars-mixed', pastang('d s h m s d', 'D S M H S D', MIXED)],
  ['stikitche', STIKITCHE],
  ['draks-city', draksCity(TWO_BLOCKS)],
  ['draks-city:mass', draksCity(ONE_MASS)],
]);

/** Sections 3 and 10: the variation of an id; throws when there is none. */
export function variationOf(id: string): Variation {
  const variation = VARIATIONS.get(id);
  if (variation === undefined) throw new Error(`no variation ${id}`);
  return variation;
}
