import { SIDES, type Side } from '../../engine/index.ts';
import { LEVELS, type Level } from '../../search/types.ts';
import { DEFAULT_TERMS, LONGEST_NAME, type ComputerTerms, type Terms } from './terms.ts';
import { tagsOf, type KnownTag, type Tags } from '../tree/tags.ts';

const LEVEL_TAGS = { yellow: 'YellowLevel', blue: 'BlueLevel' } as const satisfies Record<Side, KnownTag>;

/** The tags that say which sides the computer plays, and at which level; none where only people play. */
export const levelTags = (computer: ComputerTerms | undefined): Tags =>
  tagsOf(
    SIDES.flatMap((side) => {
      const level = computer?.levels[side] ?? null;
      return level === null ? [] : [[LEVEL_TAGS[side], String(level)] as const];
    }),
  );

/** The beginning of a text, as much as a name may hold; a character that takes two code units is not cut in half. */
const cutToName = (text: string): string => text.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The terms of a game that goes on from its record: its players, the name of their house rules, and the computer where
 * the record says that it plays. The record holds neither the clock's state nor how long the computer may think.
 */
export function termsOfTags(tags: Tags): Terms {
  const nameOf = (tag: 'Yellow' | 'Blue'): string => cutToName(tags.get(tag) ?? '');
  const levelOf = (side: Side): Level | null =>
    LEVELS.find((level) => String(level) === tags.get(LEVEL_TAGS[side])) ?? null;
  const names = { yellow: nameOf('Yellow'), blue: nameOf('Blue') };
  const levels = { yellow: levelOf('yellow'), blue: levelOf('blue') };
  const hasNone = levels.yellow === null && levels.blue === null;
  const rules = tags.get('Rules');
  return {
    ...DEFAULT_TERMS,
    names,
    ...(hasNone ? {} : { computer: { levels, moveTime: null } }),
    ...(rules === undefined ? {} : { rules: cutToName(rules) }),
  };
}
