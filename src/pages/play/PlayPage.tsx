import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../navigation.ts';
import { useTable } from '../stores.tsx';
import { Actions } from './Actions.tsx';
import { Announcements } from './Announcements.tsx';
import { Banner } from './Banner.tsx';
import { Head } from './Head.tsx';
import { Losses } from './Losses.tsx';
import { MoveList } from './MoveList.tsx';
import { Notices } from './Notices.tsx';
import { OverlayToggles } from './OverlayToggles.tsx';
import { Panels, type Panel } from './Panels.tsx';
import './panels.css';
import './play.css';
import { PromotionDialog } from './PromotionDialog.tsx';
import { Status } from './Status.tsx';
import { TableBoard } from './TableBoard.tsx';
import { useShortcuts } from './useShortcuts.ts';

/** The table: the board and all that belongs to playing at it. */
export function PlayPage() {
  const [panel, setPanel] = useState<Panel>('moves');
  const moveField = useRef<HTMLInputElement>(null);
  const undo = useTable((state) => state.undo);
  const redo = useTable((state) => state.redo);
  const { open } = useNavigation();
  useShortcuts({
    '/': () => {
      flushSync(() => setPanel('moves'));
      moveField.current?.focus();
    },
    '?': () => open('/help'),
    ArrowLeft: undo,
    ArrowRight: redo,
  });
  return (
    <div className="play">
      <Head />
      <main className="table">
        <div className="side-top">
          <Notices onRecord={() => open('/record')} />
          <Status onNewGame={() => open('/new')} />
        </div>
        <div className="board-space">
          <TableBoard />
          <Banner />
        </div>
        <div className="side">
          <Actions onRecord={() => open('/record')} />
          <Panels
            shown={panel}
            onShow={setPanel}
            content={{
              overlays: <OverlayToggles key="overlays" />,
              moves: <MoveList key="moves" field={moveField} />,
              losses: <Losses key="losses" />,
            }}
          />
        </div>
      </main>
      <Announcements />
      <PromotionDialog />
    </div>
  );
}
