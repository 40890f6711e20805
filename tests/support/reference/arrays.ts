import { KINDS, type Board, type Kind, type Variation } from './board.ts';
import { pieceOfLetter } from './letters.ts';

/** A game without named rules and terrain. */
export type Base = Omit<Variation, 'rules' | 'terrain'>;

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

/** Section 15: the small games do not know the four kinds of the larger ones. */
const SMALL_KINDS = KINDS.filter(
  (kind) => !['hyrpaktun', 'flutsman', 'archer', 'crossbowman'].includes(kind),
);

/** Section 3, Poron Jikaida. */
const PORON: Base = {
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
  kinds: KINDS,
  hasCompanyMove: false,
};

/** Sections 3 and 10, Pastang, with the two back ranks written from the west. */
function pastang(blueBackRank: string, yellowBackRank: string, promotions: readonly Kind[]): Base {
  return {
    drins: [['Mortil']],
    array: draw(blueBackRank, 's s s s s s', '. . . . . .', '. . . . . .', 'S S S S S S', yellowBackRank),
    leastLine: 2,
    promotions,
    isVaultsOnly: false,
    kinds: SMALL_KINDS,
    hasCompanyMove: false,
  };
}

/** Section 3, Stikitche; section 10: all the rules of Poron. */
const STIKITCHE: Base = {
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
  kinds: SMALL_KINDS,
  hasCompanyMove: false,
};

/** Sections 3 and 10, Drak's City, over either of its arrays. */
function draksCity(array: Board): Base {
  return {
    drins: [['Neemu'], ['Mortil']],
    array,
    leastLine: 3,
    promotions: ['pallan', 'swod'],
    isVaultsOnly: true,
    kinds: SMALL_KINDS,
    hasCompanyMove: false,
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

/** Section 14: one letter a square, a rank from the west, spaces to be left out. */
const ranks = (...lines: readonly string[]): string[] =>
  lines.map((line) => Array.from(line.replaceAll(' ', '')).join(' '));

const times = (count: number, letter: string): string => letter.repeat(count);

/** Section 14: a base whose Blue stands mirrored north–south, but for its own first rank on Poron's board. */
function larger(
  drins: readonly (readonly string[])[],
  yellow: readonly string[],
  options: { readonly blueFirst?: string; readonly hasCompanyMove?: boolean } = {},
): Base {
  const own = ranks(...yellow);
  const width = (drins[0]?.length ?? 0) * 6;
  const empty = Array.from(
    { length: drins.length * 6 - 2 * own.length },
    () => ranks(times(width, '.'))[0] ?? '',
  );
  const blue = own.map((rank, n) =>
    n === 0 && options.blueFirst !== undefined ? options.blueFirst : rank.toLowerCase(),
  );
  const array = draw(...blue, ...empty, ...own.toReversed());
  const held = KINDS.filter((kind) => array.some((rank) => rank.some((piece) => piece?.kind === kind)));
  return {
    drins,
    array,
    leastLine: 3,
    // Section 14: any kind, other than King, that the array holds; or it stays a Swod.
    promotions: held.filter((kind) => kind !== 'king'),
    isVaultsOnly: false,
    kinds: KINDS,
    hasCompanyMove: options.hasCompanyMove ?? false,
  };
}

/** Section 3: Blue's first rank on Poron's board. */
const BLUE_FIRST = { blueFirst: 'c j h g p k g m m h j c' };

/** Section 14, hyrshiv. */
const HYRSHIV_DRINS = [
  ['Boloth', 'Graint', 'Dermiflon'],
  ['Wersting', 'Chavonth', 'Strigicaw'],
  ['Neemu', 'Leem', 'Prychan'],
  ['Mortil', 'Zhantil', 'Krulch'],
];

/** Section 14, jikshiv. */
const JIKSHIV_DRINS = [
  ['Fluttrell', 'Hirvel', 'Boloth', 'Graint', 'Dermiflon', 'Impiter'],
  ['Jiklo', 'Mirvol', 'Wersting', 'Chavonth', 'Strigicaw', 'Quoffa'],
  ['Risslaca', 'Sleeth', 'Neemu', 'Leem', 'Prychan', 'Totrix'],
  ['Urvivel', 'Corth', 'Mortil', 'Zhantil', 'Krulch', 'Vove'],
];

const PORON_FIRST = 'CJHMMGPKGHJC';
const HYRSHIV_FIRST = 'CJHYMAXGPKGXAMYHJC';

/** Section 14. */
const SEVEN: readonly [string, Base][] = [
  ['poron', PORON],
  [
    'poron:two-swods',
    larger(PORON.drins, [PORON_FIRST, times(12, 'D'), times(12, 'S'), times(12, 'S')], BLUE_FIRST),
  ],
  [
    'porondwa',
    larger(PORON.drins, [PORON_FIRST, times(12, 'D'), times(12, 'D'), times(12, 'S')], BLUE_FIRST),
  ],
  [
    'vallia',
    larger(PORON.drins, [PORON_FIRST, times(12, 'D'), '..SSSSSSSS..', '..SSSSSSSS..', '..SSSSSSSS..'], {
      ...BLUE_FIRST,
      hasCompanyMove: true,
    }),
  ],
  ['hyrshiv', larger(HYRSHIV_DRINS, [HYRSHIV_FIRST, times(18, 'D'), times(18, 'S')])],
  [
    'hyrshiv:lamdu',
    larger(HYRSHIV_DRINS, [
      HYRSHIV_FIRST,
      'DDDDFDDDDDDDDFDDDD',
      times(18, 'D'),
      times(18, 'S'),
      times(18, 'S'),
    ]),
  ],
  [
    'jikshiv',
    larger(JIKSHIV_DRINS, ['CJHMYAXGF CJHYMAXGKPGXAMYHJC FGXAYMHJC', times(36, 'D'), times(36, 'S')]),
  ],
];

/** Section 14: the bases that take the named rules. */
export const SEVEN_BASES: readonly string[] = SEVEN.map(([id]) => id);

/** Sections 3, 10 and 14: every base by its id. */
export const BASES = new Map<string, Base>([
  ...SEVEN,
  ['pastang', pastang('d s d d s d', 'D S D D S D', PLAIN)],
  ['pastang:af', pastang('s d d d d s', 'S D D D D S', PLAIN)],
  ['pastang:cd', pastang('d d s s d d', 'D D S S D D', PLAIN)],
  ['pastang:swods-mixed', pastang('d h d d m d', 'D M D D H D', MIXED)],
  ['pastang:deldars-mixed', pastang('d s h m s d', 'D S M H S D', MIXED)],
  ['stikitche', STIKITCHE],
  ['draks-city', draksCity(TWO_BLOCKS)],
  ['draks-city:mass', draksCity(ONE_MASS)],
]);
