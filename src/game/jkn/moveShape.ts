import { memoised, type Kind, type Ruleset } from '../../engine/index.ts';

/** Longest first, so that `Kapt` is not read as `Ka` and a remainder. */
const anyOf = (words: readonly string[]): string =>
  `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;

const SIGN = String.raw`(?:\s*(?:[-–—−^x×:<>]|and|takes|captures|vaults?|over|to|fluttember|with)){0,5}\s*`;

/**
 * What looks like one move on the board of a game, in any of the three forms of section 12, with or without spaces: a
 * sticky expression that finds where it ends, even where the next move or number follows at once. The engine decides
 * what it means; the square or the piece may not exist.
 */
export const moveShape = memoised((ruleset: Ruleset): RegExp => new RegExp(sourceOf(ruleset), 'iy'));

function sourceOf({ kinds, kindNames, geometry, slack }: Ruleset): string {
  const namesOf = (name: Kind): readonly string[] => [
    name,
    kinds[name].code,
    kinds[name].letter,
    kinds[name].title,
  ];
  const kind = anyOf(kindNames.flatMap(namesOf));
  const square = String.raw`${anyOf(geometry.drins.flatMap(({ name, code }) => [name, code]))}\s*[a-f]\s*[1-6]`;
  // where three pieces may move at once, a move may have three starts
  const hasCompanies = slack > 1;
  const piece = hasCompanies ? String.raw`(?:three\s*)?${kind}s?` : kind;
  const others = hasCompanies ? String.raw`(?:\s*(?:&|,|and)\s*${square}(?!\d)){0,2}` : '';
  const start = String.raw`(?:${piece}\s*)?${square}(?!\d)${others}`;
  // an article follows only the word: after the sign, `A` is an Archer
  const becoming = String.raw`(?:\s*=\s*|(?:\s*,)?\s*(?:becomes|promotes\s*to|stays)\s*(?:an?\s+)?)`;
  // two codes are not read as one where a square follows at once: `=PKWa1` is a Pallan before a King's move, not a
  // Paktun
  const codeOf = (name: Kind): string => kinds[name].code.toLowerCase();
  const codes = new Set(kindNames.map(codeOf));
  const becomable = kindNames.filter((name) => !kinds[name].royal).map(codeOf);
  const isTwo = (name: string): boolean =>
    becomable.some((first) => name.startsWith(first) && codes.has(name.slice(first.length)));
  const become = anyOf(
    kindNames.flatMap(namesOf).map((name) => (isTwo(name.toLowerCase()) ? `${name}(?!${square})` : name)),
  );
  // the letter of a drin is not the end of a name: `=PKd2` is a Pallan before a move from Kd2
  const promotion = String.raw`(?:${becoming}${become}(?!\s*[a-f]\s*[1-6]))?`;
  const word = String.raw`(?:\s*,)?\s*(?:hyrkaida|nikaida|tikaida|kaida)`;
  // a letter that begins the next move is not a suffix
  const letter = String.raw`[nt](?!\s*[a-f]\s*[1-6])(?=$|[^a-z0-9]|(?:${kind})?${square})`;
  return String.raw`${start}${SIGN}${square}(?!\d(?!\d*\s*\.))${promotion}(?:\s*[#+]|${word}|\s*${letter})?`;
}
