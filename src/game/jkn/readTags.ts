import {
  FURTHER_TAGS,
  isTagName,
  NO_TAGS,
  ROSTER,
  START_TAGS,
  tagsOf,
  type StartTag,
  type Tags,
} from '../tree/index.ts';
import type { AnyFault, SharedFault } from './fault.ts';
import type { Faults } from './faults.ts';
import { LIMITS } from './limits.ts';
import type { RawTag, Section } from './sections.ts';

/** The tags that give a game's start, as they were written. */
export type StartTags = ReadonlyMap<StartTag, RawTag>;

/** The tags of a game; those that give its start are kept apart. */
interface TagsRead {
  readonly tags: Tags;
  readonly start: StartTags;
}

/** The spelling of known tags, by their names in lower case. */
export type KnownTags = ReadonlyMap<string, string>;

/** Known tags besides those that give the start. */
export const knownTags = (names: readonly string[]): KnownTags =>
  new Map([...names, ...START_TAGS].map((name) => [name.toLowerCase(), name]));

/** The known tags of Jikaida. */
export const KNOWN_TAGS = knownTags([...ROSTER, ...FURTHER_TAGS]);

/** A tag's name in the spelling of the format. */
export const spelled = (known: KnownTags, name: string): string => known.get(name.toLowerCase()) ?? name;

/** Reads the tags of a game; known ones in any letter case. `valueOf` puts a value into the spelling of the format. */
export function readTags<Wrong extends AnyFault>(
  { tags, wrongTags }: Section,
  faults: Faults<Wrong | SharedFault>,
  known: KnownTags,
  valueOf: (name: string, tag: RawTag, faults: Faults<Wrong | SharedFault>) => string,
): TagsRead {
  const start = new Map<StartTag, RawTag>();
  const others = new Map<string, string>();
  for (const { at, written } of wrongTags) faults.add({ code: 'tag' }, at, written);
  for (const [index, tag] of tags.entries()) {
    const name = spelled(known, tag.name);
    const startTag = START_TAGS.find((other) => other === name);
    if (index === LIMITS.tags) faults.add({ code: 'too-many-tags' }, tag.at, tag.written);
    else if (others.has(name) || (startTag !== undefined && start.has(startTag)))
      faults.add({ code: 'tag-twice' }, tag.at, tag.written);
    else if (startTag !== undefined) start.set(startTag, tag);
    else if (isTagName(name)) others.set(name, valueOf(name, tag, faults));
  }
  return { tags: others.size === 0 ? NO_TAGS : tagsOf(others), start };
}
