/**
 * Strokes within a square of 100 × 100 units, brought to the middle of a token; moved aside and narrowed where asked.
 */
function ink(strokes: string, from = 0, to = 100): string {
  let isAcross = true;
  return strokes.replaceAll(/-?\d+/gu, (digits) => {
    const part = Number(digits);
    const across = from + (part * (to - from)) / 100;
    const placed = (isAcross ? across : part) - 50;
    isAcross = !isAcross;
    return (placed * 0.56).toFixed(1);
  });
}

/** The radical “man” at the left of some characters, which Red's have and Green's do not. */
const BESIDE = 'M28 8Q24 30 8 48M20 34L20 94';
const besides = (strokes: string): string => ink(BESIDE) + ink(strokes, 32, 100);

const WRAP =
  'M62 8Q58 24 48 36M58 22L90 22Q92 50 86 62Q84 68 76 64M56 38L76 38L76 54L56 54M56 38L56 80Q56 88 64 88L88 88Q94 88 94 76';
const HORSE =
  'M26 12L26 61M26 12L78 12M52 12L52 61M26 28L74 28M26 44L74 44M26 61L84 61M84 61Q84 84 79 90Q75 94 65 89M15 72L11 91M31 71L35 87M47 71L53 85M62 70L69 81';
const CHARIOT = 'M16 20L84 20M50 5L50 96M24 34L76 34L76 66L24 66L24 34M24 50L76 50M8 81L92 81';
const SCHOLAR = 'M12 40L88 40M50 12L50 86M24 86L76 86';

/** The characters, Red's in upper case, Green's in lower case. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  G: ink(
    'M28 8Q24 18 16 26M16 26L16 88M16 26L42 26L42 50L16 50M16 62L44 62L44 88L16 88M58 34L92 34L92 74Q91 80 83 77M58 34L58 76M75 12L75 94',
  ),
  g: ink(
    'M36 8L36 94M14 16L14 44M14 44L36 44M8 62L36 62M22 62Q20 80 8 92M62 6Q58 18 46 28M60 16L86 16Q78 42 46 54M58 26L66 34M68 22L75 31M44 62L94 62M78 48L78 86Q78 94 66 89M54 71L62 81',
  ),
  M: besides(SCHOLAR),
  m: ink(SCHOLAR),
  E: ink(
    'M6 34L46 34M26 8L26 94M26 36Q22 56 6 72M27 42Q34 52 45 58M56 16L56 90M56 16L92 16L92 90M56 40L92 40M56 63L92 63M56 86L92 86',
  ),
  e: ink(
    'M44 4Q38 16 22 28M40 12L68 12L58 26M28 28L78 28L78 46L28 46L28 28M53 28L50 46M50 46Q40 58 14 66M44 52Q62 66 57 84Q55 95 42 91M53 62Q40 74 12 82M56 73Q42 86 20 95M84 50Q76 58 62 62M62 58Q72 78 94 90',
  ),
  H: besides(HORSE),
  h: ink(HORSE),
  R: besides(CHARIOT),
  r: ink(CHARIOT),
  C: ink(`M12 34L19 48M42 28Q40 38 33 44M27 8Q29 60 6 90M28 50Q33 72 45 83${WRAP}`),
  c: ink(`M6 18L46 18M30 18Q24 44 6 64M19 50L19 86M19 50L42 50L42 80L19 80${WRAP}`),
  P: ink(
    'M64 6Q46 15 28 19M28 19L28 62M28 38L78 38M63 38L63 62M6 62L94 62M36 72Q30 84 14 93M64 72Q72 83 88 93',
  ),
  p: ink(
    'M50 4L50 18M14 20L86 20M36 26Q32 40 14 51M31 37L46 48M67 26Q63 40 49 51M62 37L80 48M8 65L92 65M50 53L50 97',
  ),
};

/** Latin letters by the names of the men, the same for both sides. */
export const LETTERS: Readonly<Record<string, string>> = {
  G: ink('M77 26Q66 10 48 11Q18 14 18 50Q18 86 50 89Q76 88 79 62L79 54L55 54'),
  M: ink('M14 89L19 11L50 64L81 11L86 89'),
  E: ink('M77 11L25 11L25 89L79 89M25 49L69 49'),
  H: ink('M21 11L21 89M79 11L79 89M21 50L79 50'),
  R: ink('M24 89L24 11L54 11Q79 13 79 33Q79 53 54 55L24 55M53 55L82 89'),
  C: ink('M81 25Q68 10 50 11Q18 14 18 50Q18 86 50 89Q70 89 81 75'),
  P: ink('M26 89L26 11L57 11Q82 13 82 35Q82 58 57 60L26 60'),
};
