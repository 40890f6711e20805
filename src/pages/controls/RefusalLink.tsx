import type { RefusalCode } from '../../engine/index.ts';
import { SECTION_OF_REFUSAL } from '../../text/rulebook/refusals.ts';
import { text } from '../../text/ruleTitles.ts';
import { RulesLink } from './RulesLink.tsx';

/** A link to the section of the rules that explains why a move is refused. */
export function RefusalLink({ code }: { code: RefusalCode }) {
  const section = SECTION_OF_REFUSAL[code];
  return <RulesLink to={section}>{text('rules.link', { section: text(`rules.${section}`) })}</RulesLink>;
}
