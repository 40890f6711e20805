import { ALL_RULINGS, type AnyRuling } from '../../game/games/rulings.ts';
import { DIAGRAMS_OF_RULINGS } from '../../text/rulebook/book.ts';
import { text } from '../../text/rules.ts';
import { explained } from '../controls/RichText.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { Diagram } from './Diagram.tsx';
import './diagram.css';
import './entries.css';
import './rules.css';

/**
 * All rulings with their grounds, each with its diagram and an address of its own; the one that the address names is
 * marked.
 */
export function Rulings({ meant }: { meant: string | null }) {
  return ALL_RULINGS.map((ruling) => <RulingEntry key={ruling} ruling={ruling} isMeant={ruling === meant} />);
}

function RulingEntry({ ruling, isMeant }: { ruling: AnyRuling; isMeant: boolean }) {
  const [answer, ground] = explained(text(`ruling.${ruling}.answer`), text(`ruling.${ruling}.ground`));
  return (
    <section className={isMeant ? 'ruling meant' : 'ruling'} aria-labelledby={ruling}>
      <div className="section-head">
        <h3 id={ruling} tabIndex={-1}>
          <span className="ruling-number">{ruling}</span> {text(`ruling.${ruling}.question`)}
        </h3>
        <CopyAddress place={ruling} title={ruling} />
      </div>
      <p>{answer}</p>
      <p className="ruling-ground">
        <b>{text('rules.ground')}</b> {ground}
      </p>
      <div className={DIAGRAMS_OF_RULINGS[ruling].length > 1 ? 'diagrams several' : 'diagrams'}>
        {DIAGRAMS_OF_RULINGS[ruling].map((name) => (
          <Diagram key={name} name={name} />
        ))}
      </div>
    </section>
  );
}
