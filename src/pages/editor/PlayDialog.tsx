import { useState } from 'react';
import { SIDES, type Arrangement, type Side } from '../../engine/index.ts';
import { DEFAULT_DRAFT, PLAYER_KINDS, type PlayerKind } from '../../game/sitting/draft.ts';
import { readComputer } from '../../game/sitting/setup.ts';
import { DEFAULT_TERMS } from '../../game/sitting/terms.ts';
import { OFFERED_LEVELS, type OfferedLevel } from '../../search/types.ts';
import { computerName } from '../../text/computer.ts';
import { text } from '../../text/passing.ts';
import { text as setupText } from '../../text/setup/setup.ts';
import { sideText } from '../../text/sides.ts';
import { Choice } from '../controls/Choice.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { useNavigation } from '../navigation.ts';
import { TABLE } from '../places.ts';
import { useLastSetup, useTable } from '../stores.tsx';
import '../controls/dialog.css';

interface PlayDialogProps {
  readonly arrangement: Arrangement;
  /** Turns of an unfinished game at the table, whose place this one takes. */
  readonly turns: number;
  readonly onClose: () => void;
}

/** Asks against whom a position is played, and begins: two people here, or one against the computer. */
export function PlayDialog({ arrangement, turns, onClose }: PlayDialogProps) {
  const last = useLastSetup(({ draft }) => draft) ?? DEFAULT_DRAFT;
  const begin = useTable((state) => state.begin);
  const { open } = useNavigation();
  const lastComputer = SIDES.find((side) => last.players[side] === 'computer');
  const [against, setAgainst] = useState<PlayerKind>(lastComputer === undefined ? 'person' : 'computer');
  const [own, setOwn] = useState(arrangement.turn);
  const [level, setLevel] = useState(last.levels[lastComputer ?? 'blue']);
  const sitsAt = (side: Side): PlayerKind => (side === own ? 'person' : against);
  const play = (): void => {
    const players = { yellow: sitsAt('yellow'), blue: sitsAt('blue') };
    const computer = readComputer({
      ...last,
      clock: 'none',
      players,
      levels: { yellow: level, blue: level },
    });
    const nameAt = (side: Side): string => (players[side] === 'computer' ? computerName(level) : '');
    const names = { yellow: nameAt('yellow'), blue: nameAt('blue') };
    begin({
      variation: arrangement.ruleset.variation,
      from: arrangement,
      terms: computer === null ? DEFAULT_TERMS : { ...DEFAULT_TERMS, names, computer },
      match: null,
    });
    open(TABLE);
  };
  return (
    <Dialog title={text('editor.confirm')} onClose={onClose}>
      <Choice
        legend={text('editor.opponent')}
        options={PLAYER_KINDS.map((value) => ({ value, label: text(`editor.opponent.${value}`) }))}
        value={against}
        onChange={setAgainst}
      />
      {against === 'computer' && (
        <>
          <Choice
            legend={text('editor.own-side')}
            options={SIDES.map((value) => ({ value, label: sideText(value) }))}
            value={own}
            onChange={setOwn}
          />
          <LevelChoice value={level} onChange={setLevel} />
        </>
      )}
      {turns > 0 && <p className="help">{text('editor.replace.help', { turns })}</p>}
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {text('action.cancel')}
        </button>
        <button type="button" className="button" onClick={play}>
          {text('editor.confirm')}
        </button>
      </div>
    </Dialog>
  );
}

const nameOf = (level: OfferedLevel): `${OfferedLevel}` => `${level}`;

interface LevelChoiceProps {
  readonly value: OfferedLevel;
  readonly onChange: (level: OfferedLevel) => void;
}

function LevelChoice({ value, onChange }: LevelChoiceProps) {
  return (
    <div>
      <Choice
        legend={text('editor.level')}
        options={OFFERED_LEVELS.map((level) => ({ value: nameOf(level), label: nameOf(level) }))}
        value={nameOf(value)}
        onChange={(chosen) => onChange(OFFERED_LEVELS.find((level) => nameOf(level) === chosen) ?? value)}
      />
      <p className="help">{setupText(`level.${value}`)}</p>
    </div>
  );
}
