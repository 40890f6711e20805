import type { Agreement, Role } from '../../game/apart/index.ts';
import { text } from '../../text/apart.ts';
import { AgreedList } from '../elsewhere/AgreedList.tsx';

interface ApartTermsProps {
  readonly agreement: Agreement;
  /** The reader's role. */
  readonly reader: Role;
}

/** What two players agree on for a game by message. */
export const ApartTerms = ({ agreement, reader }: ApartTermsProps) => (
  <AgreedList agreement={agreement} reader={reader}>
    <dt>{text('apart.terms.days')}</dt>
    <dd>{text('apart.days', { days: agreement.days ?? 0 })}</dd>
    <dt>{text('apart.terms.aids')}</dt>
    <dd>{text('apart.terms.aids.words')}</dd>
  </AgreedList>
);
