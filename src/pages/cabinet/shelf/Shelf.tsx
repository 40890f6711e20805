import { useState } from 'react';
import { SHELF, type Shelved } from '../../../cabinet/games/shelf.ts';
import { lastPlayed } from '../../../store/cabinet/kept.ts';
import { localKeeper } from '../../../store/kept/storage.ts';
import { text } from '../../../text/cabinet/table.ts';
import { Choice } from '../../controls/Choice.tsx';
import { PageTop } from '../../nav/PageTop.tsx';
import { useHeading } from '../../useHeading.ts';
import { ShelfCard } from './ShelfCard.tsx';
import '../cabinet.css';
import './shelf.css';
import '../../controls/hub.css';
import '../../table/notices.css';

const PLAYERS = ['any', '2', '3'] as const;
const LENGTHS = ['any', 'short', 'long'] as const;
const CHANCES = ['any', 'none', 'some'] as const;

interface Wish {
  readonly players: (typeof PLAYERS)[number];
  readonly length: (typeof LENGTHS)[number];
  readonly chance: (typeof CHANCES)[number];
}

const ALL: Wish = { players: 'any', length: 'any', chance: 'any' };
/** A game of up to this many minutes is short. */
const SHORT = 15;

const fits = ({ players, minutes, hasChance }: Shelved, wish: Wish): boolean =>
  (wish.players === 'any' || (wish.players === '2' ? players[0] <= 2 : players[1] > 2)) &&
  (wish.length === 'any' || (wish.length === 'short') === minutes <= SHORT) &&
  (wish.chance === 'any' || (wish.chance === 'some') === hasChance);

/** All games that can be played, those played most recently first. */
export function Shelf({ isLost }: { isLost: boolean }) {
  const heading = useHeading();
  const [wish, setWish] = useState(ALL);
  const [played] = useState(() =>
    lastPlayed(
      localKeeper,
      SHELF.map(({ id }) => id),
    ),
  );
  const shown = SHELF.filter((game) => fits(game, wish)).toSorted(
    (one, other) => (played.get(other.id) ?? 0) - (played.get(one.id) ?? 0),
  );
  return (
    <div className="cabinet">
      <PageTop />
      <main className="hub">
        <h1 ref={heading} tabIndex={-1}>
          {text('cabinet.title')}
        </h1>
        {isLost && <p className="notice">{text('cabinet.lost')}</p>}
        <p className="hub-lead">{text('cabinet.lead')}</p>
        <Filters wish={wish} onChange={setWish} />
        <output className="visually-hidden">{text('cabinet.shown', { count: shown.length })}</output>
        {shown.length === 0 && (
          <div className="cabinet-none">
            <p>{text('cabinet.nothing')}</p>
            <button type="button" className="button quiet" onClick={() => setWish(ALL)}>
              {text('cabinet.all')}
            </button>
          </div>
        )}
        <ul className="cabinet-cards">
          {shown.map((game) => (
            <li key={game.id}>
              <ShelfCard shelved={game} when={played.get(game.id)} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function Filters({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  return (
    <div className="cabinet-filters">
      <Choice
        legend={text('cabinet.filter.players')}
        value={wish.players}
        onChange={(players) => onChange({ ...wish, players })}
        options={PLAYERS.map((value) => ({
          value,
          label: text(value === 'any' ? 'cabinet.any' : `cabinet.players.${value}`),
        }))}
      />
      <Choice
        legend={text('cabinet.filter.length')}
        value={wish.length}
        onChange={(length) => onChange({ ...wish, length })}
        options={LENGTHS.map((value) => ({
          value,
          label: text(value === 'any' ? 'cabinet.any' : `cabinet.length.${value}`),
        }))}
      />
      <Choice
        legend={text('cabinet.filter.chance')}
        value={wish.chance}
        onChange={(chance) => onChange({ ...wish, chance })}
        options={CHANCES.map((value) => ({
          value,
          label: text(value === 'any' ? 'cabinet.any' : `cabinet.chance.${value}`),
        }))}
      />
    </div>
  );
}
