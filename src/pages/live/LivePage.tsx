import { useEffect, useMemo, useReducer, useState } from 'react';
import { toBase64 } from '../../game/link/base64.ts';
import { parseLiveLink, type LiveLink } from '../../game/live/index.ts';
import { comeTo, type NotOpened, type Opened } from '../../store/live/open.ts';
import { text } from '../../text/live.ts';
import { useAddressedId } from '../address.ts';
import type { Hear } from '../apart/ApartGame.tsx';
import { useNavigation } from '../navigation.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { LiveRooms } from './LiveRooms.tsx';
import { RoomPage } from './RoomPage.tsx';

/** A live game: the room that the address names. */
export function LivePage({ hear }: { readonly hear: Hear }) {
  const address = useAddressedId() ?? '';
  const link = useMemo(() => parseLiveLink(address), [address]);
  const { openAt } = useNavigation();
  const [returns, comeAgain] = useReturns();
  if (link === null)
    return (
      <LiveFrame title={text(address === '' ? 'live.rooms' : 'live.title')}>
        {address !== '' && <p role="alert">{text('live.no-link')}</p>}
        <LiveRooms title={text('live.rooms.here')} none={address === '' && <NoRooms />}>
          <button type="button" className="button" onClick={() => openAt('/new', 'live')}>
            {text('live.rooms.new')}
          </button>
        </LiveRooms>
      </LiveFrame>
    );
  return <Coming key={`${address} ${returns}`} link={link} hear={hear} onAgain={comeAgain} />;
}

const NoRooms = () => (
  <div>
    <p>{text('live.rooms.none')}</p>
    <p className="help">{text('live.rooms.none.help')}</p>
  </div>
);

/** Only one tab of a browser plays in a room, by whichever of its links: the one that was opened last. */
function useOnlyTab(room: string): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel('jikaida-live');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage(room);
    channel.addEventListener('message', ({ data }) => {
      if (data === room) setElsewhere(true);
    });
    return () => channel.close();
  }, [room]);
  return isElsewhere;
}

/** Counts how often the page has come back: from the browser's back/forward cache, or by a press of a button. */
function useReturns(): readonly [number, () => void] {
  const [returns, count] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) count();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
  return [returns, count];
}

interface ComingProps {
  readonly link: LiveLink;
  readonly hear: Hear;
  /** Comes to the room anew. */
  readonly onAgain: () => void;
}

function Coming({ link, hear, onAgain }: ComingProps) {
  const [opened, setOpened] = useState<Opened | NotOpened | null>(null);
  const isElsewhere = useOnlyTab(toBase64(link.room));
  useEffect(() => {
    if (isElsewhere) return;
    let isHere = true;
    let leave = (): void => {};
    const come = async (): Promise<void> => {
      const found = await comeTo(link);
      if (found !== 'no-broker') leave = found.room.leave;
      if (isHere) setOpened(found);
      else leave();
    };
    void come();
    const close = (): void => leave();
    addEventListener('pagehide', close);
    return () => {
      isHere = false;
      leave();
      removeEventListener('pagehide', close);
    };
  }, [link, isElsewhere]);
  useEffect(() => {
    if (opened === null || opened === 'no-broker') return;
    const { tick, check } = opened.room;
    const timer = setInterval(tick, 1000);
    addEventListener('online', check);
    return () => {
      clearInterval(timer);
      removeEventListener('online', check);
    };
  }, [opened]);
  if (isElsewhere)
    return (
      <LiveFrame title={text('live.title')}>
        <p role="alert">{text('live.elsewhere')}</p>
        <button type="button" className="button" onClick={onAgain}>
          {text('live.elsewhere.here')}
        </button>
      </LiveFrame>
    );
  if (opened === null) return <output className="loading">{text('page.loading')}</output>;
  if (opened === 'no-broker')
    return (
      <LiveFrame title={text('live.title')}>
        <p role="alert">{text('live.form.none')}</p>
      </LiveFrame>
    );
  return <RoomPage opened={opened} hear={hear} />;
}
