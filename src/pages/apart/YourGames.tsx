import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { startPosition } from '../../engine/index.ts';
import { variationOf } from '../../game/games/games.ts';
import { apartGames, countWaiting, type ApartGame } from '../../store/apart/games.ts';
import type { Failure } from '../../store/library/failure.ts';
import { noteWaiting } from '../../store/waiting.ts';
import { momentText } from '../../text/moment.ts';
import { text } from '../../text/apart.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { onDemand } from '../controls/onDemand.tsx';
import { PageTop } from '../nav/PageTop.tsx';
import { useHeading } from '../useHeading.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';
import '../controls/hub.css';
import type { LiveRoomsProps } from '../live/LiveRooms.tsx';
import './apart.css';
import { thisBrowser } from './place.ts';
import { dueText, failureWords } from './words.ts';

/** Live games are loaded together with the code that reads them. */
const LiveRooms = onDemand<LiveRoomsProps>(
  async () => (await import('../live/LiveRooms.tsx')).LiveRooms,
  () => null,
  ({ children }) => children,
);

const PICTURED = startPosition(variationOf('pastang'));
const GROUPS = ['yours', 'waiting', 'ended'] as const;
type Group = (typeof GROUPS)[number];

const groupOf = ({ apart: { phase } }: ApartGame): Group => {
  switch (phase) {
    case 'yours':
    case 'to-send':
    case 'answered':
      return 'yours';
    case 'invited':
    case 'waiting':
      return 'waiting';
    case 'ended':
      return 'ended';
  }
};

/**
 * All games by message of this browser: those that wait for the player, those that wait for the other player, those
 * that have ended.
 */
export function YourGames() {
  const heading = useHeading();
  const [games, setGames] = useState<readonly ApartGame[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    const place = thisBrowser();
    const read = async (): Promise<void> => {
      const listed = await place.repository.list();
      if (!listed.ok) {
        setFailure(listed.error);
        return;
      }
      setFailure(null);
      setGames(apartGames(listed.value.games));
      // a backup, or another window, may have brought some
      noteWaiting(place.keeper, countWaiting(listed.value.games));
    };
    void read(); // where no library can be opened, there is nothing to watch
    return place.repository.watch(() => void read());
  }, []);
  return (
    <>
      <PageTop />
      <main className="hub apart">
        <h1 ref={heading} tabIndex={-1}>
          {text('apart.title')}
        </h1>
        <p className="hub-lead">{text('apart.lead')}</p>
        <p>
          <Link href="/new/elsewhere" className="button">
            <Plus aria-hidden="true" />
            {text('apart.new')}
          </Link>
        </p>
        {failure !== null && <p role="alert">{failureWords(failure)}</p>}
        {games?.length === 0 && (
          <div className="apart-none">
            <MiniBoard position={PICTURED} />
            <div>
              <p>
                <strong>{text('apart.none')}</strong>
              </p>
              <p className="help">{text('apart.none.help')}</p>
            </div>
          </div>
        )}
        {(games !== null || failure !== null) && (
          <LiveRooms>
            <Groups games={games ?? []} />
          </LiveRooms>
        )}
      </main>
    </>
  );
}

function Groups({ games }: { readonly games: readonly ApartGame[] }) {
  return GROUPS.map((group) => {
    const own = games.filter((game) => groupOf(game) === group);
    return own.length === 0 ? null : (
      <section key={group} className="apart-group" data-group={group} aria-labelledby={`group-${group}`}>
        <h2 id={`group-${group}`}>
          {text(`apart.group.${group}`)} <span className="apart-count">{own.length}</span>
        </h2>
        <ul>
          {own.map((game) => (
            <Row key={game.id} game={game} />
          ))}
        </ul>
      </section>
    );
  });
}

function Row({ game }: { game: ApartGame }) {
  const { variation, turns, apart, id } = game;
  const { phase, since, sentAt, other } = apart;
  const title = variationTitle(variation);
  const when = momentText(phase === 'waiting' || phase === 'invited' ? (sentAt ?? since) : since);
  const due = dueText(apart);
  return (
    <li className="apart-row">
      <Link href={`/m/${id}`} className="apart-row-link">
        {phase === 'invited' && other === ''
          ? text('apart.row.open', { game: title })
          : text('apart.row', { game: title, other: other || text('apart.somebody') })}
      </Link>
      <span className="apart-row-state">{text(`apart.row.${phase}`, { when })}</span>
      <span className="apart-row-more">
        {[
          text('apart.row.turns', { turns }),
          ...(phase === 'yours' ? [text('apart.row.came', { when })] : []),
          ...(due === null ? [] : [due]),
        ].join(' · ')}
      </span>
      {(phase === 'waiting' || phase === 'invited') && (
        <Link href={`/m/${id}/send`} className="button small quiet">
          {text('apart.send-again')}
        </Link>
      )}
    </li>
  );
}
