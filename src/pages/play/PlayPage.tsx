import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { opponent } from '../../engine/index.ts';
import { turnsMade } from '../../game/game.ts';
import { AtOnce, Later } from '../later.tsx';
import { useNavigation } from '../navigation.ts';
import { useSettings, useTable, useTableStore } from '../stores.tsx';
import { Actions, FarActions } from './Actions.tsx';
import { Announcements } from './Announcements.tsx';
import { Banner } from './Banner.tsx';
import { CoachPlace } from './CoachPlace.tsx';
import { ClockTicker } from './ClockTicker.tsx';
import { Head } from './Head.tsx';
import { MoveList } from './MoveList.tsx';
import { useNearSide } from '../table/nearSide.ts';
import { Notices } from './Notices.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { OverlayToggles } from '../table/OverlayToggles.tsx';
import { Panels, type Panel } from './Panels.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { Status } from './Status.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';

/** The table: the board and everything that belongs to playing at it. */
export function PlayPage() {
  const [panel, setPanel] = useState<Panel>('moves');
  const [fit, setFit] = useState(Infinity);
  const moveField = useRef<HTMLInputElement>(null);
  const isFacing = useSettings(({ settings }) => settings.facing);
  const near = useNearSide();
  const ruleset = useTable(({ game }) => game.tree.start.ruleset);
  const { open } = useNavigation();
  const openRecord = (): void => open('/record');
  useTableShortcuts(() => {
    flushSync(() => setPanel('moves'));
    moveField.current?.focus();
  });
  return (
    <Later>
      <TableLayout
        isFacing={isFacing}
        head={<Head />}
        notices={
          <AtOnce>
            <Notices onRecord={openRecord} />
          </AtOnce>
        }
        status={!isFacing && <Status />}
        far={
          <>
            {isFacing && <FarActions />}
            {isFacing && <Status isMirror />}
            <PlayerCard side={opponent(near)} />
          </>
        }
        near={
          <>
            <PlayerCard side={near} />
            {isFacing && <Status />}
          </>
        }
        board={
          <>
            <TableBoard onFit={setFit} />
            <Banner />
          </>
        }
        side={
          <>
            <CoachPlace />
            <Actions fit={fit} onRecord={openRecord} />
            <Panels
              shown={panel}
              onShow={setPanel}
              content={{
                overlays: <OverlayToggles key="overlays" ruleset={ruleset} />,
                moves: <MoveList key="moves" field={moveField} />,
              }}
            />
          </>
        }
      />
      <ClockTicker />
      <Announcements />
      <OpenQuestions />
    </Later>
  );
}

/** The keys of the table besides those of the board. */
function useTableShortcuts(write: () => void): void {
  const table = useTableStore();
  const { open } = useNavigation();
  const step = (turns: number): void => {
    const { shown, goTo } = table.getState();
    goTo(turnsMade(shown) + turns);
  };
  useShortcuts({
    '/': write,
    '?': () => open('/help'),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  });
}
