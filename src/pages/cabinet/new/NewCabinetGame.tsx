import { useState } from 'react';
import { gameBy } from '../../../cabinet/seam/game.ts';
import { LEVELS } from '../../../cabinet/mind/levels.ts';
import { LONGEST_NAME } from '../../../game/sitting/terms.ts';
import type { Seated } from '../../../store/cabinet/record.ts';
import { isOverAt, type TableTerms } from '../../../store/cabinet/tableState.ts';
import { seatText, shelfText, text } from '../../../text/cabinet/table.ts';
import { Choice } from '../../controls/Choice.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { CabinetTerms } from './CabinetTerms.tsx';
import { useCabinet, useGame } from '../table/tableStores.ts';
import './newCabinetGame.css';
import '../../controls/dialog.css';

const WHO = ['person', '1', '2', '3', '4'] as const;
type Who = (typeof WHO)[number];

const seatedOf = (who: Who): Seated => LEVELS.find((level) => String(level) === who) ?? null;
const whoOf = (seated: Seated): Who => WHO.find((who) => who === String(seated)) ?? 'person';

/** Sets a new game up: its rules, and who sits where. */
export function NewCabinetGame({ onClose }: { onClose: () => void }) {
  const { game, store, say } = useCabinet();
  const { line, seating, names, clock, match, lot } = store.getState();
  const [variant, setVariant] = useState<string>(line.rules.id);
  const [seated, setSeated] = useState<readonly Seated[]>(seating);
  const [named, setNamed] = useState<readonly string[]>(names);
  const [terms, setTerms] = useState<Pick<TableTerms, 'pace' | 'match'>>({
    pace: clock?.pace ?? null,
    match,
  });
  const [first, setFirst] = useState<number | null>(null);
  const isGivenUp = useGame((state) => state.line.plies.length > 0 && !isOverAt(state));
  const rules = game.variants.find(({ id }) => id === variant) ?? line.rules;
  const begin = (): void => {
    onClose();
    const players = bySeat(rules.seats, seated, null);
    store.getState().begin(variant, players, {
      ...terms,
      first,
      names: bySeat(rules.seats, named, '').map((name, seat) => (players[seat] === null ? name.trim() : '')),
    });
  };
  return (
    <Dialog title={text('action.new-game')} onClose={onClose}>
      {game.variants.length > 1 && (
        <div className="cabinet-variants">
          <Choice
            legend={text('cabinet.new.variant')}
            look="cards"
            value={variant}
            onChange={(chosen) => {
              setVariant(chosen);
              setFirst(null); // the seats are different
            }}
            options={game.variants.map(({ id }) => ({
              value: id,
              label: shelfText('variant', id),
              content: (
                <span className="cabinet-variant">
                  <strong>{shelfText('variant', id)}</strong>
                  <span>{say(`variant.${id.split(':').at(-1) ?? ''}`)}</span>
                </span>
              ),
            }))}
          />
        </div>
      )}
      {rules.seats.map((seatId: string, seat: number) => (
        <SeatChoice
          key={seatId}
          isFirst={seat === 0}
          label={seatText(say, rules, seat)}
          question={say('cabinet.new.seat', { seat: seatText(say, rules, seat), id: seatId })}
          seated={seated[seat] ?? null}
          name={named[seat] ?? ''}
          onSeat={(who) => setSeated(bySeat(rules.seats, seated, null).with(seat, who))}
          onName={(name) => setNamed(bySeat(rules.seats, named, '').with(seat, name))}
        />
      ))}
      {gameBy(game, rules).begunBy !== undefined && (
        <label className="cabinet-seat-choice">
          <span>{text('cabinet.new.first')}</span>
          <select
            value={first ?? ''}
            onChange={({ target }) => setFirst(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{text('cabinet.new.first.lot')}</option>
            {rules.seats.map((seatId: string, seat: number) => (
              <option key={seatId} value={seat}>
                {seatText(say, rules, seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <CabinetTerms terms={terms} seats={rules.seats.length} onChange={setTerms} />
      {isGivenUp && (
        <p className="help">{text(lot === null ? 'cabinet.new.replaces' : 'cabinet.new.tells')}</p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button go" onClick={begin}>
          {text('cabinet.new.begin')}
        </button>
      </div>
    </Dialog>
  );
}

/** One for each seat, with a default where there is none. */
const bySeat = <What,>(seats: readonly string[], given: readonly What[], none: What): What[] =>
  seats.map((_, seat) => given[seat] ?? none);

interface SeatChoiceProps {
  /** The focus begins here, near the top: at the end it would scroll the choices before it out of sight on a phone. */
  readonly isFirst: boolean;
  readonly label: string;
  readonly question: string;
  readonly seated: Seated;
  readonly name: string;
  readonly onSeat: (seated: Seated) => void;
  readonly onName: (name: string) => void;
}

/** Who sits in one seat: a person, who may give a name, or the computer. */
function SeatChoice({ isFirst, label, question, seated, name, onSeat, onName }: SeatChoiceProps) {
  return (
    <div className="cabinet-seat-row">
      <label className="cabinet-seat-choice">
        <span>{question}</span>
        <select
          data-first-focus={isFirst ? '' : undefined}
          value={whoOf(seated)}
          onChange={({ target }) => onSeat(seatedOf(WHO.find((one) => one === target.value) ?? 'person'))}
        >
          {WHO.map((who) => {
            const level = seatedOf(who);
            return (
              <option key={who} value={who}>
                {level === null ? text('cabinet.new.person') : text(`cabinet.level.${level}`)}
              </option>
            );
          })}
        </select>
      </label>
      {seated !== null && <p className="help">{text(`cabinet.level.${seated}.long`)}</p>}
      {seated === null && (
        <label className="cabinet-seat-choice">
          <span>{text('cabinet.new.name')}</span>
          <input
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            placeholder={label}
            onChange={({ target }) => onName(target.value)}
          />
        </label>
      )}
    </div>
  );
}
