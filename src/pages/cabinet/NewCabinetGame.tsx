import { useState } from 'react';
import { LEVELS } from '../../cabinet/mind/levels.ts';
import type { Seated } from '../../store/cabinet/record.ts';
import { isOverAt } from '../../store/cabinet/tableState.ts';
import { seatText, shelfText, text } from '../../text/cabinetTable.ts';
import { Choice } from '../controls/Choice.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import './cabinet.css';
import '../controls/dialog.css';

const WHO = ['person', '1', '2', '3', '4'] as const;
type Who = (typeof WHO)[number];

const seatedOf = (who: Who): Seated => LEVELS.find((level) => String(level) === who) ?? null;
const whoOf = (seated: Seated): Who => WHO.find((who) => who === String(seated)) ?? 'person';

/** Sets a new game up: by which rules, and who sits where. */
export function NewCabinetGame({ onClose }: { onClose: () => void }) {
  const { game, store, say } = useCabinet();
  const { line, seating } = store.getState();
  const [variant, setVariant] = useState<string>(line.rules.id);
  const [seated, setSeated] = useState<readonly Seated[]>(seating);
  const isGivenUp = useGame((state) => state.line.plies.length > 0 && !isOverAt(state));
  const rules = game.variants.find(({ id }) => id === variant) ?? line.rules;
  const begin = (): void => {
    onClose();
    store.getState().begin(
      variant,
      rules.seats.map((_: string, seat: number): Seated => seated[seat] ?? null),
    );
  };
  return (
    <Dialog title={text('action.new-game')} onClose={onClose}>
      {game.variants.length > 1 && (
        <Choice
          legend={text('cabinet.new.variant')}
          look="cards"
          value={variant}
          onChange={setVariant}
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
      )}
      {rules.seats.map((name: string, seat: number) => (
        <label key={name} className="cabinet-seat-choice">
          <span>{text('cabinet.new.seat', { seat: seatText(say, rules, seat) })}</span>
          <select
            value={whoOf(seated[seat] ?? null)}
            onChange={({ target }) => {
              const who = WHO.find((one) => one === target.value) ?? 'person';
              setSeated(
                rules.seats.map((_: string, at: number) =>
                  at === seat ? seatedOf(who) : (seated[at] ?? null),
                ),
              );
            }}
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
      ))}
      {isGivenUp && <p className="help">{text('cabinet.new.replaces')}</p>}
      <div className="dialog-actions">
        <button type="button" className="button go" data-first-focus onClick={begin}>
          {text('cabinet.new.begin')}
        </button>
      </div>
    </Dialog>
  );
}
