import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { soon } from '../../board/soon.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, variationIdOf } from '../../game/game.ts';
import type { Opened } from '../../store/live/open.ts';
import { createLiveTable } from '../../store/live/table.ts';
import { text } from '../../text/live.ts';
import { text as tableText } from '../../text/messages.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import type { Hear } from '../apart/ApartGame.tsx';
import { ElsewhereTable } from '../elsewhere/ElsewhereTable.tsx';
import { HomeLink } from '../nav/HomeLink.tsx';
import { OnBar } from '../nav/OnBar.tsx';
import { useNavigation } from '../navigation.ts';
import { ClockTicker } from '../play/ClockTicker.tsx';
import { useStores, useTable } from '../stores.tsx';
import '../table/head.css';
import '../table/notices.css';
import { useHeading } from '../useHeading.ts';
import { LiveActions } from './LiveActions.tsx';
import { LiveBetween } from './LiveBetween.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useOff } from './useOff.ts';

/** A live game whose players have come together: its board, and what passes between the two. */
export function LiveTable({ opened, hear }: { readonly opened: Opened; readonly hear: Hear }) {
  const house = useStores();
  const { settings } = house;
  const { open, openReview } = useNavigation();
  const { room } = opened;
  const live = useMemo(() => createLiveTable(room, soon), [room]);
  useEffect(() => live?.end, [live]);
  useEffect(
    () => (live === null ? undefined : hear({ table: live.table, settings })),
    [live, settings, hear],
  );
  if (live === null) return null;
  // the review belongs to the table of the house, not to this one
  const review = async (): Promise<void> => {
    try {
      const { layLiveGame } = await import('./reviewLive.ts');
      const kept = await layLiveGame(house, opened);
      if (kept === null) open('/review');
      else openReview(kept);
    } catch {
      live.table.getState().notify(tableText('page.not-loaded'));
    }
  };
  return (
    <ElsewhereTable
      table={live.table}
      hasOverlays={room.state.getState().room?.terms.overlays ?? true}
      head={<Head />}
      notices={<Notices opened={opened} />}
      between={<LiveBetween opened={opened} review={() => void review()} />}
      actions={
        <>
          <LiveActions room={room} />
          <ClockTicker />
        </>
      }
    />
  );
}

function Head() {
  const heading = useHeading();
  const game = useTable((table) => variationTitle(variationIdOf(table.game)));
  const isYours = useTable(
    ({ sitting, game: { tree, at } }) =>
      endingOf(sitting) === null && sitting.terms.here === currentPosition({ tree, at }).turn,
  );
  useDocumentTitle(text(isYours ? 'live.document.yours' : 'live.document.game', { game }));
  return (
    <header className="table-head">
      <OnBar>
        <HomeLink />
      </OnBar>
      <h1 ref={heading} tabIndex={-1}>
        {game}
      </h1>
    </header>
  );
}

/**
 * What there is to say about the connection and about the browser, and what the other player has done against the
 * rules.
 */
function Notices({ opened }: { readonly opened: Opened }) {
  const state = useStore(opened.room.state);
  const isOff = useOff(state.isConnected);
  const notice = useTable((table) => table.notice);
  return (
    <div className="notices" role="alert">
      {isOff && <p className="notice plain-notice">{text('live.off')}</p>}
      {state.isMoving && <p className="notice plain-notice">{text('live.moving')}</p>}
      {state.isTooLate && <p className="notice plain-notice">{text('live.too-late')}</p>}
      {state.wasDisturbed && <p className="notice plain-notice">{text('live.disturbed')}</p>}
      {state.wasLeft && <p className="notice plain-notice">{text('live.left')}</p>}
      {state.isUnkept && <p className="notice">{text('live.unkept')}</p>}
      {notice !== null && <p className="notice plain-notice">{notice}</p>}
    </div>
  );
}
