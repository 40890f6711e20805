import { useEffect, useState, type SubmitEvent } from 'react';
import { resolveGame, SIDES } from '../../engine/index.ts';
import { turnsCutOff } from '../../game/sitting/cutOff.ts';
import { DEFAULT_DRAFT, type Draft } from '../../game/sitting/draft.ts';
import { variationIdOf } from '../../game/game.ts';
import { isGame } from '../../game/games/composed.ts';
import { gameWith } from '../../game/games/games.ts';
import { needsLot } from '../../game/sitting/setup.ts';
import { text as houseText } from '../../text/setup/houseRules.ts';
import { idErrorText } from '../../text/faults/idErrors.ts';
import type { HouseSet } from '../../store/houseSets.ts';
import { draftText, lotText, setupOf } from '../../text/setup/setupWords.ts';
import { text } from '../../text/setup/setup.ts';
import { useAddressedId } from '../address.ts';
import { useLastSetup, useTable } from '../stores.tsx';
import { AgreementPart } from './AgreementPart.tsx';
import { ClockPart } from './ClockPart.tsx';
import { GameChoice } from './GameChoice.tsx';
import { useHouseSets } from './house/houseSetsStore.ts';
import { drawLot } from './lot.ts';
import './fields.css';
import { MatchPart } from './MatchPart.tsx';
import './newGame.css';
import { Players } from './Players.tsx';
import { PositionPart } from './PositionPart.tsx';
import './section.css';
import { useFirstProblem } from './useFirstProblem.ts';
import '../table/notices.css';

interface NewGameProps {
  /** The game has been started. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Sets up a game or a match and starts it; it begins with what was chosen last time. */
export function NewGame({ onDone, onCancel }: NewGameProps) {
  const last = useLastSetup(({ unfinished, draft: started }) => unfinished ?? started);
  const putAside = useLastSetup((state) => state.putAside);
  const remember = useLastSetup((state) => state.remember);
  const current = useTable(({ game }) => game);
  const turns = useTable(({ sitting }) => turnsCutOff(sitting));
  const begin = useTable((state) => state.begin);
  const notify = useTable((state) => state.notify);
  const sets = useHouseSets((state) => state.sets);
  const addressed = useAddressedId();
  const [draft, setDraft] = useState<Draft>(() => {
    const before = last ?? { ...DEFAULT_DRAFT, variation: gameWith(variationIdOf(current)).variation };
    return addressed !== null && isGame(addressed) ? { ...before, variation: addressed } : before;
  });
  const [attempts, setAttempts] = useState(0);
  const form = useFirstProblem(attempts);
  // the agreement leads into the rules, and the way back leads here
  useEffect(() => putAside(draft), [draft, putAside]);
  const read = setupOf(draft, 'yellow');
  const hasComputer = SIDES.some((side) => draft.players[side] === 'computer');
  const part = {
    draft,
    onChange: (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes })),
    problems: attempts === 0 || read.ok ? [] : read.error,
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const lot = drawLot();
    const setup = setupOf(draft, lot);
    if (!setup.ok) {
      setAttempts(attempts + 1);
      return;
    }
    remember(draft);
    begin({ ...setup.value, terms: { ...setup.value.terms, ...rulesNamed(sets, draft.variation) } });
    if (needsLot(draft)) notify(lotText(draft, lot));
    onDone();
  };

  return (
    <form ref={form} className="new-game-form" noValidate onSubmit={submit}>
      <UnknownGame id={addressed} />
      <div className="setup-columns">
        <GameChoice variation={draft.variation} onChange={(variation) => part.onChange({ variation })} />
        <div className="setup-rest">
          <Players {...part} />
          <div className="setup-sections">
            <ClockPart {...part} />
            <MatchPart {...part} />
            <AgreementPart {...part} />
            <PositionPart {...part} />
          </div>
        </div>
      </div>
      <section className="start-bar" aria-label={text('new-game.summary')}>
        <p className="start-summary">
          <strong>{draftText(draft)}</strong>
          {turns > 0 && <span>{text('new-game.replaces', { turns })}</span>}
        </p>
        <button type="button" className="button quiet" onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button type="submit" className="button">
          {text(hasComputer ? 'new-game.start.alone' : 'new-game.start')}
        </button>
      </section>
    </form>
  );
}

/** What the players call the rules of a game, if they have kept them under a name. */
function rulesNamed(sets: readonly HouseSet[], id: string): { readonly rules?: string } {
  const set = sets.find(({ variation }) => variation === id);
  return set === undefined ? {} : { rules: set.name };
}

/** What is wrong with a link that names a game that does not exist. */
function UnknownGame({ id }: { id: string | null }) {
  const read = id === null ? null : resolveGame(id);
  if (read?.ok !== false) return null;
  return (
    <p className="notice" role="alert">
      {houseText('house.link-unknown', { why: idErrorText(read.error) })}
    </p>
  );
}
