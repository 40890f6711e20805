import { ALL_RULINGS } from '../../game/games/rulings.ts';
import { text } from '../rules.ts';
import { BOOK } from './book.ts';
import { CHAPTERS } from './ids.ts';
import type { RulesPlace } from './place.ts';
import { plainOf } from './rich.ts';
import { TERM_IDS } from './terms.ts';

/** A place of the rule book as the search knows it: plain words. */
export interface Entry {
  readonly place: RulesPlace;
  readonly title: string;
  /** The chapter; or, for a ruling or a term, that it is one. */
  readonly where: string;
  readonly texts: readonly string[];
}

let entries: readonly Entry[] | undefined;
/** Every place of the rule book: terms, sections, rulings. */
export const allEntries = (): readonly Entry[] => (entries ??= [...terms(), ...sections(), ...rulings()]);

const sections = (): readonly Entry[] =>
  CHAPTERS.flatMap(({ chapter, sections: ids }) =>
    ids.map((place) => ({
      place,
      title: text(`rules.${place}`),
      where: text(`rules.chapter.${chapter}`),
      texts: BOOK[place].blocks.flatMap((block) => {
        if (typeof block === 'string') return [plainOf(text(block))];
        if ('heading' in block) return [text(block.heading)];
        if ('list' in block) return block.list.map((key) => plainOf(text(key)));
        return 'diagrams' in block ? block.diagrams.map((name) => text(`diagram.${name}`)) : [];
      }),
    })),
  );

const rulings = (): readonly Entry[] =>
  ALL_RULINGS.map((place) => ({
    place,
    title: `${place}. ${text(`ruling.${place}.question`)}`,
    where: text('rules.in-rulings'),
    texts: [plainOf(text(`ruling.${place}.answer`)), text(`ruling.${place}.ground`)],
  }));

const terms = (): readonly Entry[] =>
  TERM_IDS.map((term) => ({
    place: `glossary/${term}`,
    title: text(`term.${term}`),
    where: text('rules.in-glossary'),
    texts: [text(`term.${term}.means`)],
  }));
