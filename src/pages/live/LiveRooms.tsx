import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { forgetRoom, listRooms, type ListedRoom } from '../../store/live/keptRooms.ts';
import { text } from '../../text/live.ts';
import { momentText } from '../../text/moment.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { afterFrame } from '../afterFrame.ts';
import '../apart/apart.css';
import { Question } from '../controls/Question.tsx';
import './live.css';

export interface LiveRoomsProps {
  readonly title?: string;
  /** What is shown in its place if there is no room. */
  readonly none?: ReactNode;
  /** What is below it, drawn once the rooms are known, so that they do not push it away from under a finger. */
  readonly children?: ReactNode;
}

/** The live games of this browser: those in progress, invitations, those that are watched. */
export function LiveRooms({ title = text('live.rooms'), none = null, children }: LiveRoomsProps) {
  const { rooms, read } = useRooms();
  if (rooms === 'reading') return null;
  return (
    <>
      {rooms === null && <p role="alert">{text('live.rooms.unread')}</p>}
      {rooms?.length === 0 && none}
      {rooms !== null && rooms.length > 0 && <Rooms title={title} rooms={rooms} read={read} />}
      {children}
    </>
  );
}

interface RoomsProps {
  readonly title: string;
  readonly rooms: readonly ListedRoom[];
  readonly read: () => Promise<void>;
}

function Rooms({ title, rooms, read }: RoomsProps) {
  const [asked, setAsked] = useState<ListedRoom | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const section = useRef<HTMLElement>(null);
  const forget = async (): Promise<void> => {
    const heading = section.current?.closest('main')?.querySelector('h1');
    setFailed(asked !== null && !(await forgetRoom(asked.id)));
    setAsked(null);
    await read();
    // the button that was pressed is gone with its row
    afterFrame(() => document.activeElement === document.body && heading?.focus({ preventScroll: true }));
  };
  return (
    <section ref={section} className="apart-group" aria-labelledby="live-rooms">
      <h2 id="live-rooms">
        {title} <span className="apart-count">{rooms.length}</span>
      </h2>
      {hasFailed && <p role="alert">{text('live.forget.failed')}</p>}
      <ul>
        {rooms.map((room) => (
          <Row key={room.id} room={room} onForget={() => setAsked(room)} />
        ))}
      </ul>
      {asked !== null && (
        <Question
          title={text('live.forget.title')}
          onNo={() => setAsked(null)}
          yes={text('live.room.forget')}
          onYes={() => void forget()}
        >
          <p>{text(asked.told.phase === 'watched' ? 'live.forget.watched' : 'live.forget.words')}</p>
        </Question>
      )}
    </section>
  );
}

/** The rooms of this browser, read again when the page is shown again. */
function useRooms() {
  const [rooms, setRooms] = useState<readonly ListedRoom[] | null | 'reading'>('reading');
  const read = useCallback(async (): Promise<void> => setRooms(await listRooms()), []);
  useEffect(() => {
    const look = (): void => void read();
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [read]);
  return { rooms, read };
}

/** What a room is called. */
function titleOf({ phase, variation, other }: ListedRoom['told']): string {
  if (variation === '') return text('live.room.unheard');
  const game = variationTitle(variation);
  if (phase === 'watched') return text('live.room.watched', { game, other: other || text('live.other') });
  return phase === 'invited'
    ? text('live.room.alone', { game })
    : text('live.room', { game, other: other || text('live.other') });
}

function Row({ room, onForget }: { readonly room: ListedRoom; readonly onForget: () => void }) {
  const { told, link, changed } = room;
  const { phase, games } = told;
  return (
    <li className="apart-row" data-yours={phase === 'yours' ? '' : undefined}>
      <Link href={`/live/${link}`} className="apart-row-link">
        {titleOf(told)}
      </Link>
      <span className="apart-row-state">
        {text(phase === 'watched' ? 'live.room.watching' : `live.room.${phase}`)}
      </span>
      <span className="apart-row-more">
        {[momentText(changed), ...(games > 1 ? [text('live.room.games', { games })] : [])].join(' · ')}
      </span>
      <span className="live-row-ways">
        {phase !== 'ended' && (
          <Link href={`/live/${link}`} className="button small quiet">
            {text('live.room.go')}
          </Link>
        )}
        <button type="button" className="button small quiet" onClick={onForget}>
          {text('live.room.forget')}
        </button>
      </span>
    </li>
  );
}
