import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { APART_TAKE_BACKS, inviting, SIDE_CHOICES, type SideChoice } from '../../game/apart/index.ts';
import { DEFAULT_DRAFT, type Draft } from '../../game/draft.ts';
import { cleanName, LONGEST_NAME, readStart } from '../../game/setup.ts';
import { drawNumber, keepApart, type ApartFailure } from '../../store/apart/games.ts';
import { text } from '../../text/apart.ts';
import { sideText } from '../../text/sides.ts';
import { variationTitle } from '../../text/variations.ts';
import { Choice } from '../controls/Choice.tsx';
import { GameChoice } from '../new/GameChoice.tsx';
import '../new/newGame.css';
import '../new/fields.css';
import '../new/section.css';
import { PositionPart } from '../new/PositionPart.tsx';
import { useNavigation } from '../navigation.ts';
import { useLastSetup } from '../stores.tsx';
import { unkeptText } from './words.ts';
import { thisBrowser } from './place.ts';
import './apart.css';

const DAYS = ['0', '1', '2', '3', '5', '7', '14'] as const;
type Days = (typeof DAYS)[number];

const labelOfSide = (side: SideChoice): string => (side === 'lot' ? text('apart.form.lot') : sideText(side));

/** Sets up a game by message, makes the invitation and leads to it. */
export function InviteForm({ onCancel }: { readonly onCancel: () => void }) {
  const last = useLastSetup(({ unfinished, draft }) => unfinished ?? draft);
  const putAside = useLastSetup((state) => state.putAside);
  const { readdress } = useNavigation();
  const [draft, setDraft] = useState<Draft>(() => last ?? DEFAULT_DRAFT);
  const [hostSide, setHostSide] = useState<SideChoice>('lot');
  const [days, setDays] = useState<Days>('3');
  const [failure, setFailure] = useState<ApartFailure | null>(null);
  const [isTried, setTried] = useState(false);
  const name = useId();
  const change = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }));
  // the editor, and the other player at this screen, find what was chosen
  useEffect(() => putAside(draft), [draft, putAside]);
  const start = readStart(draft, 'yellow');
  const { variation, begins, takeBack } = draft;
  const position = draft.position.trim();
  const ownTakeBack = takeBack === 'never' ? 'never' : 'ask';
  const form = useRef<HTMLFormElement>(null);

  const invite = async (): Promise<void> => {
    const agreement = {
      variation,
      position: position === '' ? null : position,
      begins,
      hostSide,
      days: days === '0' ? null : Number(days),
      takeBack: ownTakeBack,
      hostName: cleanName(draft.names.yellow),
    } as const;
    const place = thisBrowser();
    const apart = inviting({ id: drawNumber(), number: drawNumber(), agreement, now: place.now() });
    const kept = await keepApart(place, null, apart);
    if (!kept.ok) {
      setFailure(kept.error);
      return;
    }
    putAside(null);
    readdress('/m', apart.id);
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (start.ok) void invite();
    else form.current?.querySelector('details:has([aria-invalid])')?.setAttribute('open', '');
  };

  return (
    <form ref={form} className="new-game-form" noValidate onSubmit={submit}>
      <div className="setup-columns">
        <GameChoice variation={variation} onChange={(chosen) => change({ variation: chosen })} />
        <div className="setup-rest">
          <div className="name-field">
            <label htmlFor={name}>{text('apart.form.name')}</label>
            <input
              id={name}
              type="text"
              value={draft.names.yellow}
              maxLength={LONGEST_NAME}
              autoComplete="name"
              placeholder={text('apart.form.name-hint')}
              onChange={(event) => change({ names: { ...draft.names, yellow: event.target.value } })}
            />
          </div>
          <Choice
            legend={text('apart.form.side')}
            options={SIDE_CHOICES.map((value) => ({ value, label: labelOfSide(value) }))}
            value={hostSide}
            onChange={setHostSide}
          />
          <fieldset className="plain" disabled={position !== ''}>
            <Choice
              legend={text('apart.form.begins')}
              options={SIDE_CHOICES.map((value) => ({ value, label: labelOfSide(value) }))}
              value={begins}
              onChange={(value) => change({ begins: value })}
            />
          </fieldset>
          {(hostSide === 'lot' || (begins === 'lot' && position === '')) && (
            <p className="help">{text('apart.form.lot.help')}</p>
          )}
          <Choice
            legend={text('apart.form.days')}
            options={DAYS.map((value) => ({ value, label: text('apart.days', { days: Number(value) }) }))}
            value={days}
            onChange={setDays}
          />
          <p className="help">{text('apart.form.days.help')}</p>
          <Choice
            legend={text('apart.form.take-back')}
            options={APART_TAKE_BACKS.map((value) => ({
              value,
              label: text(`apart.form.take-back.${value}`),
            }))}
            value={ownTakeBack}
            onChange={(value) => change({ takeBack: value })}
          />
          <div className="setup-sections">
            <PositionPart
              draft={draft}
              onChange={change}
              problems={isTried && !start.ok ? start.error : []}
            />
          </div>
        </div>
      </div>
      {failure !== null && (
        <p role="alert" className="problem">
          {unkeptText(failure)}
        </p>
      )}
      <section className="start-bar">
        <p className="start-summary">
          <strong>
            {text('apart.form.summary', {
              game: variationTitle(variation),
              side: hostSide,
              name: hostSide === 'lot' ? '' : sideText(hostSide),
            })}
          </strong>
        </p>
        <button type="button" className="button quiet" onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button type="submit" className="button">
          {text('apart.form.make')}
        </button>
      </section>
    </form>
  );
}
