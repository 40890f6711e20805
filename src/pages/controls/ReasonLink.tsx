import { sectionOf, type Reason } from '../../text/rulebook/reasons.ts';
import { text } from '../../text/ruleTitles.ts';
import { RulesLink } from './RulesLink.tsx';

/** A link to the section of the rules that explains why a move is refused, or how a game has ended. */
export function ReasonLink({ reason }: { reason: Reason }) {
  const section = sectionOf(reason);
  return <RulesLink to={section}>{text('rules.link', { section: text(`rules.${section}`) })}</RulesLink>;
}
