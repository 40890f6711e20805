import { useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { toBase64 } from '../../game/link/base64.ts';
import { parseLiveLink, type LiveLink } from '../../game/live/index.ts';
import { comeTo, type NotOpened, type Opened } from '../../store/live/open.ts';
import { text } from '../../text/live.ts';
import { useAddressedId } from '../address.ts';
import '../apart/apart.css';
import type { Hear } from '../apart/ApartGame.tsx';
import '../controls/hub.css';
import { PageTop } from '../nav/PageTop.tsx';
import { useNavigation } from '../navigation.ts';
import { useHeading } from '../useHeading.ts';
import { LinkWays } from '../share/LinkWays.tsx';
import { LiveInvitation, LiveTermsList } from './LiveInvitation.tsx';
import './live.css';
import { LiveRooms } from './LiveRooms.tsx';
import { LiveTable } from './LiveTable.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useOff } from './useOff.ts';
import { liveAddress } from './address.ts';

/** A live game: the room that the address names. */
export function LivePage({ hear }: { readonly hear: Hear }) {
  const address = useAddressedId() ?? '';
  const link = useMemo(() => parseLiveLink(address), [address]);
  const { openAt } = useNavigation();
  const [returns, comeAgain] = useReturns();
  if (link === null)
    return (
      <Frame title={text(address === '' ? 'live.rooms' : 'live.title')}>
        {address !== '' && <p role="alert">{text('live.no-link')}</p>}
        <LiveRooms title={text('live.rooms.here')} none={address === '' && <NoRooms />}>
          <button type="button" className="button" onClick={() => openAt('/new', 'live')}>
            {text('live.rooms.new')}
          </button>
        </LiveRooms>
      </Frame>
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
      <Frame title={text('live.title')}>
        <p role="alert">{text('live.elsewhere')}</p>
        <button type="button" className="button" onClick={onAgain}>
          {text('live.elsewhere.here')}
        </button>
      </Frame>
    );
  if (opened === null) return <output className="loading">{text('page.loading')}</output>;
  if (opened === 'no-broker')
    return (
      <Frame title={text('live.title')}>
        <p role="alert">{text('live.form.none')}</p>
      </Frame>
    );
  return <Room opened={opened} hear={hear} />;
}

function Room({ opened, hear }: { readonly opened: Opened; readonly hear: Hear }) {
  const { room } = opened;
  const state = useStore(room.state);
  const isOff = useOff(state.isConnected);
  if (state.room?.now) return <LiveTable opened={opened} hear={hear} />;
  if (state.role === 'host' && state.room !== null)
    return (
      <Frame title={text('live.invite.title')}>
        {isOff && <p role="alert">{text('live.off')}</p>}
        <div className="live-link">
          <LinkWays
            address={liveAddress(opened.links.play ?? '')}
            label={text('live.invite.link')}
            help={text('live.invite.words')}
          />
        </div>
        <LiveTermsList terms={state.room.terms} reader="host" />
        <details className="apart-again">
          <summary>{text('live.links.watch')}</summary>
          <div className="live-link">
            <LinkWays
              address={liveAddress(opened.links.watch)}
              label={text('live.links.watch')}
              help={text('live.links.watch.help')}
            />
          </div>
        </details>
      </Frame>
    );
  if (state.room === null || opened.links.play === null || state.isTooLate)
    return (
      <Frame title={text('live.title')}>
        <output>
          {text(
            isOff
              ? 'live.off'
              : opened.links.play === null
                ? 'live.waiting.watch'
                : state.isMoving
                  ? 'live.moving'
                  : 'live.waiting.host',
          )}
        </output>
      </Frame>
    );
  const { hostName: host } = state.room.terms.agreement;
  return (
    <Frame title={host === '' ? text('live.invitation.nameless') : text('live.invitation.title', { host })}>
      <LiveInvitation room={room} terms={state.room.terms} hasAccepted={state.hasAccepted} />
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useHeading();
  useDocumentTitle(title);
  return (
    <>
      <PageTop />
      <main className="hub apart">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}
