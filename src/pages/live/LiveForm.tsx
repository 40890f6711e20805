import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { APART_TAKE_BACKS, SIDE_CHOICES, type SideChoice } from '../../game/apart/index.ts';
import { clockIn, clocksFor, DEFAULT_DRAFT, type Draft } from '../../game/draft.ts';
import { variationOf } from '../../game/games.ts';
import { cleanName, LONGEST_NAME, readClock } from '../../game/setup.ts';
import { makeRoom } from '../../store/live/open.ts';
import { text } from '../../text/live.ts';
import { clockText } from '../../text/setupWords.ts';
import { variationTitle } from '../../text/variations.ts';
import { Choice } from '../controls/Choice.tsx';
import { GameChoice } from '../new/GameChoice.tsx';
import '../new/fields.css';
import '../new/newGame.css';
import '../new/section.css';
import { useNavigation } from '../navigation.ts';
import { useLastSetup } from '../stores.tsx';
import { choiceText } from './terms.ts';

/** Sets up a live game, makes its room and leads there. */
export function LiveForm({ onCancel }: { readonly onCancel: () => void }) {
  const last = useLastSetup(({ unfinished, draft }) => unfinished ?? draft);
  const putAside = useLastSetup((state) => state.putAside);
  const { readdress } = useNavigation();
  const [draft, setDraft] = useState<Draft>(() => last ?? DEFAULT_DRAFT);
  const [hostSide, setHostSide] = useState<SideChoice>('lot');
  const [isUnkept, setIsUnkept] = useState(false);
  const name = useId();
  const change = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }));
  useEffect(() => putAside(draft), [draft, putAside]);
  const game = variationOf(draft.variation);
  const choice = clockIn(game, draft.clock === 'own' ? 'none' : draft.clock);
  const takeBack = draft.takeBack === 'never' ? 'never' : 'ask';
  const labelOf = (value: typeof choice): string => {
    const clock = readClock({ ...draft, clock: value });
    return clock.ok ? clockText(clock.value) : '';
  };

  const invite = async (): Promise<void> => {
    const read = readClock({ ...draft, clock: choice });
    const terms = read.ok ? read.value : null;
    const link = await makeRoom({
      agreement: {
        variation: draft.variation,
        position: null,
        begins: draft.begins,
        hostSide,
        takeBack,
        hostName: cleanName(draft.names.yellow),
      },
      clock: terms === null ? null : { time: terms.time.yellow, increment: terms.increment.yellow },
    });
    setIsUnkept(link === null);
    if (link === null) return;
    putAside(null);
    readdress('/live', link);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void invite();
  };

  return (
    <form className="new-game-form" noValidate onSubmit={submit}>
      <div className="setup-columns">
        <GameChoice variation={draft.variation} onChange={(variation) => change({ variation })} />
        <div className="setup-rest">
          <div className="name-field">
            <label htmlFor={name}>{text('live.form.name')}</label>
            <input
              id={name}
              type="text"
              value={draft.names.yellow}
              maxLength={LONGEST_NAME}
              autoComplete="name"
              placeholder={text('live.form.name-hint')}
              onChange={(event) => change({ names: { ...draft.names, yellow: event.target.value } })}
            />
          </div>
          <Choice
            legend={text('live.terms.clock')}
            options={clocksFor(game)
              .filter((value) => value !== 'own')
              .map((value) => ({ value, label: labelOf(value) }))}
            value={choice}
            onChange={(clock) => change({ clock })}
          />
          <Choice
            legend={text('live.form.side')}
            options={SIDE_CHOICES.map((value) => ({ value, label: choiceText(value) }))}
            value={hostSide}
            onChange={setHostSide}
          />
          <Choice
            legend={text('live.form.begins')}
            options={SIDE_CHOICES.map((value) => ({ value, label: choiceText(value) }))}
            value={draft.begins}
            onChange={(begins) => change({ begins })}
          />
          <Choice
            legend={text('live.form.take-back')}
            options={APART_TAKE_BACKS.map((value) => ({
              value,
              label: text(`live.form.take-back.${value}`),
            }))}
            value={takeBack}
            onChange={(value) => change({ takeBack: value })}
          />
        </div>
      </div>
      {isUnkept && (
        <p role="alert" className="problem">
          {text('live.form.unkept')}
        </p>
      )}
      <section className="start-bar">
        <p className="start-summary">
          <strong>{`${variationTitle(draft.variation)}, ${labelOf(choice)}`}</strong>
        </p>
        <button type="button" className="button quiet" onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button type="submit" className="button">
          {text('live.form.make')}
        </button>
      </section>
    </form>
  );
}
