import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { opponent } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import { useNavigation } from '../navigation.ts';
import { useSettings, useTable } from '../stores.tsx';
import { Actions } from './Actions.tsx';
import { Announcements } from './Announcements.tsx';
import { Banner } from './Banner.tsx';
import { Head } from './Head.tsx';
import { MoveList } from './MoveList.tsx';
import { nearSide } from './nearSide.ts';
import { Notices } from './Notices.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { OverlayToggles } from './OverlayToggles.tsx';
import { Panels, type Panel } from './Panels.tsx';
import './panels.css';
import './play.css';
import { PlayerCard } from './PlayerCard.tsx';
import { PromotionDialog } from './PromotionDialog.tsx';
import { Status } from './Status.tsx';
import { TableBoard } from './TableBoard.tsx';
import { useClockKeeper } from './useClock.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The table: the board and all that belongs to playing at it. */
export function PlayPage() {
  const [panel, setPanel] = useState<Panel>('moves');
  const moveField = useRef<HTMLInputElement>(null);
  const shown = useTable((state) => state.shown);
  const goTo = useTable((state) => state.goTo);
  const near = useSettings(({ settings }) => nearSide(settings, currentPosition(shown).turn));
  const { open } = useNavigation();
  useClockKeeper();
  useShortcuts({
    '/': () => {
      flushSync(() => setPanel('moves'));
      moveField.current?.focus();
    },
    '?': () => open('/help'),
    ArrowLeft: () => goTo(shown.cursor - 1),
    ArrowRight: () => goTo(shown.cursor + 1),
  });
  return (
    <div className="play">
      <Head />
      <main className="table">
        <div className="side-top">
          <Notices onRecord={() => open('/record')} />
          <Status />
        </div>
        <PlayerCard side={opponent(near)} place="far" />
        <div className="board-space">
          <TableBoard />
          <Banner />
        </div>
        <PlayerCard side={near} place="near" />
        <div className="side">
          <Actions onRecord={() => open('/record')} />
          <Panels
            shown={panel}
            onShow={setPanel}
            content={{
              overlays: <OverlayToggles key="overlays" />,
              moves: <MoveList key="moves" field={moveField} />,
            }}
          />
        </div>
      </main>
      <Announcements />
      <PromotionDialog />
      <OfferDialog />
    </div>
  );
}
