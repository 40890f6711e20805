import type { Variation } from '../variation.ts';
import {
  CHAVONTH,
  COMMON,
  drin,
  emptyRanks,
  LEEM,
  MORTIL,
  named,
  NEEMU,
  WERSTING,
  withArray,
  ZHANTIL,
} from './common.ts';
import { poron } from './poron.ts';

/** The ranks of an array, first rank first, as their player sees them: one letter for each file. */
type Ranks = readonly string[];

/** An array of `height` ranks; Blue's pieces mirror Yellow's, file by file. */
const mirrored = (ranks: Ranks, height: number): readonly string[] => [
  ...ranks.map((rank) => rank.toLowerCase()),
  ...emptyRanks(height - 2 * ranks.length, ranks[0]?.length ?? 0),
  ...ranks.toReversed(),
];

/** Poron's first ranks with these in front of them, on both sides. */
const onPoronsBoard = (more: Ranks): readonly string[] => {
  const [blue = '', ...others] = poron.array;
  const array = mirrored([others.at(-1) ?? '', ...more], poron.array.length);
  return [blue, ...array.slice(1)];
};

const DELDARS = 'D'.repeat(12);
const SWODS = 'S'.repeat(12);

const onPoron = (id: string, more: Ranks): Variation => ({
  ...poron,
  ...named(id),
  ...withArray(onPoronsBoard(more)),
});

/** Poron with two ranks of Swods (section 14). */
export const twoSwods = onPoron('poron:two-swods', [DELDARS, SWODS, SWODS]);

/** Porondwa: two ranks of Deldars. */
export const porondwa = onPoron('porondwa', [DELDARS, DELDARS, SWODS]);

const BRUMBYTES = '..SSSSSSSS..';

/** Vallia: three ranks of Brumbytes, who may move in company (section 18), in front of the Hakkodin. */
export const vallia: Variation = {
  ...onPoron('vallia', [DELDARS, BRUMBYTES, BRUMBYTES, BRUMBYTES]),
  kinds: { swod: { title: 'Brumbyte', company: true }, deldar: { title: 'Hakkodin' } },
};

const [BOLOTH, GRAINT, DERMIFLON] = [drin('Boloth'), drin('Graint'), drin('Dermiflon')];
const [STRIGICAW, PRYCHAN, KRULCH] = [drin('Strigicaw'), drin('Prychan'), drin('Krulch')];

const HYRSHIV_DRINS: Variation['drins'] = [
  [BOLOTH, GRAINT, DERMIFLON],
  [WERSTING, CHAVONTH, STRIGICAW],
  [NEEMU, LEEM, PRYCHAN],
  [MORTIL, ZHANTIL, KRULCH],
];

const HYRSHIV_OFFICERS = 'CJHYMAXGPKGXAMYHJC';

/** Hyrshiv Jikaida: 18 × 24 squares, with Hyrpaktuns, Archers and Crossbowmen. */
export const hyrshiv: Variation = {
  ...COMMON,
  ...named('hyrshiv'),
  drins: HYRSHIV_DRINS,
  ...withArray(mirrored([HYRSHIV_OFFICERS, 'D'.repeat(18), 'S'.repeat(18)], 24)),
};

/** Lamdu: Hyrshiv with five ranks a side, two Flutsmen among them. */
export const lamdu: Variation = {
  ...hyrshiv,
  ...named('hyrshiv:lamdu'),
  ...withArray(
    mirrored([HYRSHIV_OFFICERS, 'DDDDFDDDDDDDDFDDDD', 'D'.repeat(18), 'S'.repeat(18), 'S'.repeat(18)], 24),
  ),
};

/**
 * The drins west and east of Hyrshiv's are our own, named after other beasts of Kregen; three share their initials with
 * older ones.
 */
const WEST = [
  [drin('Fluttrell'), drin('Hirvel')],
  [drin('Jiklo'), drin('Mirvol', 2)],
  [drin('Risslaca'), drin('Sleeth', 2)],
  [drin('Urvivel'), drin('Corth', 2)],
];
const EAST = [drin('Impiter'), drin('Quoffa'), drin('Totrix'), drin('Vove')];

/** Jikshiv Jikaida: 36 × 24 squares in 24 drins. */
export const jikshiv: Variation = {
  ...COMMON,
  ...named('jikshiv'),
  drins: HYRSHIV_DRINS.map((row, index) => WEST[index]!.concat(row, EAST[index]!)),
  ...withArray(mirrored(['CJHMYAXGFCJHYMAXGKPGXAMYHJCFGXAYMHJC', 'D'.repeat(36), 'S'.repeat(36)], 24)),
};
