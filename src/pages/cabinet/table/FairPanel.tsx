import { useState } from 'react';
import type { Checked, Lot } from '../../../cabinet/seam/chance.ts';
import { isUndrawn } from '../../../store/cabinet/due.ts';
import { lotIn } from '../../../store/cabinet/recordTerms.ts';
import { isOverAt } from '../../../store/cabinet/tableState.ts';
import { seatText } from '../../../text/cabinet/table.ts';
import { useCabinet, useGame } from './tableStores.ts';
import './fairPanel.css';
import '../../table/panel.css';

/**
 * Why nobody needs to trust the program with its dice: the hash before the first roll, numbers of the players, and the
 * seed after the game.
 */
export function FairPanel() {
  const { told } = useCabinet();
  const lot = useGame((state) => state.lot);
  const isOver = useGame(isOverAt);
  // the seed of a game from elsewhere is not known before it is over, and then only if it came with the game
  const isKnown = told === null || (isOver && lotIn(told) !== null);
  return lot === null || !isKnown ? null : <Fair lot={lot} />;
}

function Fair({ lot }: { lot: Lot }) {
  const { say } = useCabinet();
  const isBefore = useGame(isUndrawn);
  const isOver = useGame(isOverAt);
  return (
    <section className="panel fair" aria-labelledby="cabinet-fair">
      {/* another one for each state, which is open if there is something to do */}
      <details key={`${isBefore} ${isOver} ${lot.hash}`} open={isBefore || isOver}>
        <summary>
          <h2 id="cabinet-fair">{say('chance.fair')}</h2>
        </summary>
        <p>{say(isOver ? 'chance.after' : isBefore ? 'chance.before' : 'chance.during')}</p>
        <dl>
          <dt>{say('chance.hash')}</dt>
          <dd className="fair-digits" translate="no">
            {lot.hash}
          </dd>
          {isOver && <dt>{say('chance.seed')}</dt>}
          {isOver && (
            <dd className="fair-digits" translate="no">
              {lot.seed}
            </dd>
          )}
          {!isBefore && <dt>{say('chance.numbers')}</dt>}
          {!isBefore && (
            <dd>
              <Added numbers={lot.numbers} />
            </dd>
          )}
        </dl>
        {isBefore && !isOver && <Numbers numbers={lot.numbers} />}
        {isOver && <CheckOf lot={lot} />}
      </details>
    </section>
  );
}

function Added({ numbers }: { numbers: readonly string[] }) {
  const { say } = useCabinet();
  const rules = useGame((state) => state.line.rules);
  const added = numbers.flatMap((number, seat) =>
    number === '' ? [] : [say('chance.added', { seat: seatText(say, rules, seat), number })],
  );
  return added.length === 0 ? say('chance.none') : added.join(', ');
}

/** Where each person may add a number before the first roll. */
function Numbers({ numbers }: { numbers: readonly string[] }) {
  const { store, say } = useCabinet();
  const rules = useGame((state) => state.line.rules);
  const seating = useGame((state) => state.seating);
  return (
    <>
      <div className="fair-numbers">
        {numbers.map((number, seat) =>
          (seating[seat] ?? null) === null ? (
            <label key={rules.seats[seat]}>
              <span>{say('chance.number', { seat: seatText(say, rules, seat) })}</span>
              <input
                inputMode="numeric"
                autoComplete="off"
                value={number}
                onChange={({ target }) => store.getState().addNumber(seat, target.value.trim())}
              />
            </label>
          ) : null,
        )}
      </div>
      <p className="help">{say('chance.number.help')}</p>
    </>
  );
}

/** Works out every roll again on request, and explains how to do that elsewhere. */
function CheckOf({ lot }: { lot: Lot }) {
  const { game, say } = useCabinet();
  const line = useGame((state) => state.line);
  const [found, setFound] = useState<Checked | null>(null);
  const check = (): void => setFound(game.chance?.source.check(line.rules, line.plies, lot) ?? null);
  return (
    <>
      <button type="button" className="button small go" onClick={check}>
        {say('chance.check')}
      </button>
      <output
        className="fair-found"
        data-right={found?.isSeed === true && found.wrong === null ? '' : undefined}
      >
        {found !== null && say(...wordsOf(found))}
      </output>
      <h3>{say('chance.how.title')}</h3>
      <p>{say('chance.how', { example: game.chance?.source.textOf(lot, 1) ?? '' })}</p>
    </>
  );
}

function wordsOf({ isSeed, count, wrong }: Checked): [string, Record<string, number>] {
  if (!isSeed) return ['chance.wrong.seed', {}];
  return wrong === null ? ['chance.checked', { count }] : ['chance.wrong.draw', { number: wrong }];
}
