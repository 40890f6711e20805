import { isRuling, type AnyRuling } from '../../game/games/rulings.ts';
import { isSection, type SectionId } from './ids.ts';
import { isTerm, type TermId } from './terms.ts';

/** What an address within the rule book can name after `/rules/`: a section, a ruling, a term of the glossary. */
export type RulesPlace = SectionId | AnyRuling | `glossary/${TermId}`;

/** Where an address leads: to a section, and perhaps to one ruling or term within it. */
export interface RulesSpot {
  readonly section: SectionId;
  /** The id of the element that is meant; null for the section itself. */
  readonly within: AnyRuling | TermId | null;
}

/** The place that a part of an address names; undefined if there is none. */
export function rulesSpotAt(address: string): RulesSpot | undefined {
  if (isSection(address)) return { section: address, within: null };
  if (isRuling(address)) return { section: 'rulings', within: address };
  const [section, term = ''] = address.split('/');
  return section === 'glossary' && isTerm(term) ? { section, within: term } : undefined;
}
