import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { opponent } from '../../engine/index.ts';
import { turnsMade } from '../../game/game.ts';
import { createComputer } from '../../store/computer.ts';
import type { TableStore } from '../../store/table/table.ts';
import { AtOnce, Later } from '../later.tsx';
import { Announcements } from '../play/Announcements.tsx';
import { Banner } from '../play/Banner.tsx';
import { MoveList } from '../play/MoveList.tsx';
import { Panels, type Panel } from '../play/Panels.tsx';
import { PlayerCard } from '../play/PlayerCard.tsx';
import { Status } from '../play/Status.tsx';
import { TableBoard } from '../play/TableBoard.tsx';
import { StoresProvider, useStores, useTable, useTableStore } from '../stores.tsx';
import { FitProvider } from './fit.ts';
import { withoutOverlays } from './overlays.ts';
import { useNearSide } from '../table/nearSide.ts';
import { OverlayToggles } from '../table/OverlayToggles.tsx';
import { PromotionDialog } from '../table/PromotionDialog.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';

interface ElsewhereTableProps {
  /** The table of this game, separate from the one of the house. */
  readonly table: TableStore;
  readonly head: ReactNode;
  /** What the player must know besides the game, above everything. */
  readonly notices: ReactNode;
  /** What passes between the two players: sending, waiting, offers; a `panel` that stays visible (`data-in-sight`). */
  readonly between: ReactNode;
  /** The toolbar; `useTableFit` tells it how large squares are. */
  readonly actions: ReactNode;
  /** What is waited for before the game begins; null once it has begun. */
  readonly before?: string | null;
  /** Whether the players have agreed on overlays. */
  readonly hasOverlays?: boolean;
}

/**
 * A table for a game with a player elsewhere: the board and what belongs to it, as at the table of the house but
 * without the computer, its hints and its analysis. Components in it find that table by `useTable`.
 */
export function ElsewhereTable({ table, hasOverlays = true, ...parts }: ElsewhereTableProps) {
  const { settings, lastSetup } = useStores();
  const stores = useMemo(
    () => ({
      table,
      settings: hasOverlays ? settings : withoutOverlays(settings),
      lastSetup,
      computer: createComputer(),
    }),
    [table, hasOverlays, settings, lastSetup],
  );
  return (
    <StoresProvider stores={stores}>
      <Laid {...parts} hasOverlays={hasOverlays} />
    </StoresProvider>
  );
}

function Laid(props: Omit<ElsewhereTableProps, 'table'>) {
  const { head, notices, between, actions, before, hasOverlays } = props;
  const [panel, setPanel] = useState<Panel>('moves');
  const [fit, setFit] = useState(Infinity);
  const moveField = useRef<HTMLInputElement>(null);
  const isWatching = useTable(({ sitting }) => sitting.terms.here === null);
  const field = isWatching ? null : moveField;
  const near = useNearSide();
  const ruleset = useTable(({ game }) => game.tree.start.ruleset);
  useTurnKeys(() => {
    flushSync(() => setPanel('moves'));
    moveField.current?.focus();
  });
  return (
    <Later>
      <TableLayout
        isFacing={false}
        head={head}
        notices={<AtOnce>{notices}</AtOnce>}
        status={<Status before={before} />}
        far={<PlayerCard side={opponent(near)} />}
        near={<PlayerCard side={near} />}
        board={
          <>
            <TableBoard onFit={setFit} />
            <Banner />
          </>
        }
        side={
          <>
            <AtOnce>{between}</AtOnce>
            <FitProvider value={fit}>{actions}</FitProvider>
            {hasOverlays ? (
              <Panels
                shown={panel}
                onShow={setPanel}
                content={{
                  overlays: <OverlayToggles key="overlays" ruleset={ruleset} />,
                  moves: <MoveList key="moves" field={field} />,
                }}
              />
            ) : (
              <MoveList field={field} />
            )}
          </>
        }
      />
      <Announcements />
      <PromotionDialog />
    </Later>
  );
}

/** The keys of the table besides those of the board. */
function useTurnKeys(write: () => void): void {
  const table = useTableStore();
  const step = (turns: number): void => {
    const { shown, goTo } = table.getState();
    goTo(turnsMade(shown) + turns);
  };
  useShortcuts({ '/': write, ArrowLeft: () => step(-1), ArrowRight: () => step(1) });
}
