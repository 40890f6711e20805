import { startPosition } from '../../engine/index.ts';
import { variationOf } from '../../game/games/games.ts';
import { readClock, readStart } from '../../game/sitting/setup.ts';
import { TAKE_BACKS } from '../../game/sitting/terms.ts';
import { agreementText } from '../../text/setup/setupWords.ts';
import { text } from '../../text/setup/setup.ts';
import { Choice } from '../controls/Choice.tsx';
import { Agreement } from './Agreement.tsx';
import type { PartProps } from './parts.ts';
import { Section } from './Section.tsx';

/** What the players agree on by starting; while another part is still wrong, its default is shown. */
export function AgreementPart({ draft, onChange }: Omit<PartProps, 'problems'>) {
  const { names, takeBack } = draft;
  const start = readStart(draft, 'yellow');
  const from = start.ok ? start.value : startPosition(variationOf(draft.variation));
  const clock = readClock(draft);
  return (
    <Section title={text('agreement.heading')} value={agreementText(from, takeBack)}>
      <p className="help">{text('agreement.lead')}</p>
      <Agreement from={from} terms={{ names, takeBack, clock: clock.ok ? clock.value : null }}>
        <Choice
          legend={text('take-back.question')}
          options={TAKE_BACKS.map((value) => ({ value, label: text(`take-back.${value}`) }))}
          value={takeBack}
          onChange={(value) => onChange({ takeBack: value })}
        />
      </Agreement>
    </Section>
  );
}
