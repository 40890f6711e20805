import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { bottomsOf, dressed, meaningOf, type AnyGame } from '../../../cabinet/seam/game.ts';
import { handOf, type Hand } from '../../../cabinet/seam/hand.ts';
import type { CabinetTree } from '../../../game/cabinet/index.ts';
import { chainAt } from '../../../store/cabinet/chain.ts';
import { chairOf, eyesOf } from '../../../store/cabinet/eyes.ts';
import { onBoard } from '../../../store/cabinet/onBoard.ts';
import {
  barOf,
  isOverAt,
  runningSeat,
  type CabinetState,
  type CabinetStore,
} from '../../../store/cabinet/tableState.ts';
import type { Say } from '../../../text/cabinet/table.ts';
import { Announced } from '../../practice/Announced.tsx';
import { useStores } from '../../stores.tsx';
import { TableLayout } from '../../table/TableLayout.tsx';
import { undoKeys } from '../../controls/undoKeys.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import './cabinetTable.css';
import './seats.css';
import { CabinetActions } from './CabinetActions.tsx';
import { CabinetBoard } from '../board/CabinetBoard.tsx';
import { CabinetHead } from './CabinetHead.tsx';
import { CabinetMoves } from './CabinetMoves.tsx';
import { CabinetNotices } from './CabinetNotices.tsx';
import { CabinetStatus } from './CabinetStatus.tsx';
import { FairPanel } from './FairPanel.tsx';
import type { HearCabinet } from '../hear.ts';
import { HandOver } from './HandOver.tsx';
import './handOver.css';
import { NewCabinetGame } from '../new/NewCabinetGame.tsx';
import { SeatCard } from './SeatCard.tsx';
import { useFrames } from '../board/useFrames.ts';
import { useMoveKey } from './useMoveKey.ts';
import { CabinetProvider, useCabinet, useGame, useTableOf } from './tableStores.ts';

/** The table of one game of the cabinet. */
export function CabinetTable({ game, say, hear }: { game: AnyGame; say: Say; hear: HearCabinet }) {
  const store = useTableOf(game, say);
  const { settings } = useStores();
  useEffect(() => hear({ store, settings }), [hear, store, settings]);
  return <TableOf game={game} say={say} store={store} notice={<CabinetNotices />} />;
}

interface TableOfProps {
  readonly game: AnyGame;
  readonly say: Say;
  readonly store: CabinetStore;
  /** What stands above the board. */
  readonly notice: ReactNode;
  /** A game from elsewhere, with what is known of it; missing at the player's own table. */
  readonly told?: CabinetTree;
}

/** A table for any game. */
export function TableOf({ game, say, store, notice, told }: TableOfProps) {
  const look = useStore(store, (state) => state.look);
  const played = useStore(store, (state) => state.line.game);
  const table = useMemo(
    () => ({ store, base: game, game: dressed(played, look), say, told: told ?? null }),
    [store, game, played, look, say, told],
  );
  return (
    <CabinetProvider value={table}>
      <Table notice={notice} />
    </CabinetProvider>
  );
}

const EMPTY_HAND: Hand<unknown> = handOf([], []);

/** What the person who sits here can choose; nothing while the computer is to move. */
const handAt = (state: CabinetState): Hand<unknown> => (barOf(state) === null ? state.hand : EMPTY_HAND);

function Table({ notice }: Pick<TableOfProps, 'notice'>) {
  const { store } = useCabinet();
  const game = useGame((state) => state.line.game);
  const [turns, setTurns] = useState(0);
  const [isNew, setNew] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const seating = useGame((state) => state.seating);
  const announcement = useGame((state) => state.announcement);
  const said = useGame((state) => state.said);
  const { undo, redo, goTo, putDown, draw } = store.getState();
  useShortcuts({
    r: draw,
    '/': () => field.current?.focus(),
    ...undoKeys(undo, redo),
    Home: () => goTo(0),
    End: () => goTo(Infinity),
    Escape: putDown,
  });
  // a player who comes back does not find the answer to an earlier try
  useEffect(() => () => store.getState().putDown(), [store]);
  const chair = useGame(chairOf);
  // a person alone against the computer sits at the bottom
  const persons = seating.flatMap((level, seat) => (level === null ? [seat] : []));
  const bottoms = bottomsOf(game);
  const own = persons.length === 1 ? bottoms.findIndex(({ seat }) => seat === persons[0]) : 0;
  const bottom = bottoms[(Math.max(0, own) + turns) % bottoms.length];
  const near = game.from === undefined ? (bottom?.seat ?? game.near) : chair;
  // the others as they sit around the table
  const others = seating.slice(1).map((_, away) => (near + away + 1) % seating.length);
  return (
    <div className="cabinet-table" data-chance={game.chance === undefined ? undefined : ''}>
      <TableLayout
        isFacing={false}
        head={<CabinetHead onNew={() => setNew(true)} />}
        notices={notice}
        status={<CabinetStatus onNew={() => setNew(true)} />}
        far={
          <div className="cabinet-others" data-many={others.length > 1 ? '' : undefined}>
            {others.map((seat) => (
              <SeatCard key={seat} seat={seat} />
            ))}
          </div>
        }
        near={<SeatCard seat={near} />}
        board={
          <div className="hand-over-board">
            <Board turn={bottom?.turn ?? 0} />
            <HandOver />
          </div>
        }
        side={
          <>
            <CabinetActions
              onTurn={bottoms.length > 1 ? () => setTurns((was) => (was + 1) % bottoms.length) : null}
              isFlipped={bottoms.length === 2 ? turns > 0 : undefined}
            />
            <FairPanel />
            <CabinetMoves field={field} />
          </>
        }
      />
      {isNew && <NewCabinetGame onClose={() => setNew(false)} />}
      <ClockLooks />
      <Announced words={announcement} said={said} />
    </div>
  );
}

/** Milliseconds. */
const SECOND = 1000;

/** Looks at the clock every second while it runs, so that no more time than that goes unseen. */
function ClockLooks() {
  const { store } = useCabinet();
  const isRunning = useGame((state) => runningSeat(state) !== null);
  useEffect(() => {
    const { checkClock } = store.getState();
    checkClock();
    if (!isRunning) return;
    const looking = setInterval(checkClock, SECOND);
    return () => clearInterval(looking);
  }, [store, isRunning]);
  return null;
}

function Board({ turn }: { turn: number }) {
  const { store, say } = useCabinet();
  const line = useGame((state) => state.line);
  const look = useGame((state) => state.look);
  const chair = useGame(chairOf);
  const game = useMemo(() => dressed(line.game.from?.(chair) ?? line.game, look), [line.game, look, chair]);
  const at = useGame((state) => state.at);
  const hand = useGame(handAt);
  const key = useMoveKey();
  const ply = line.plies[at - 1];
  const eyes = useGame(eyesOf);
  const isOver = useGame(isOverAt);
  const shown = useMemo(() => onBoard(line, at, { eyes, isOver }), [line, at, eyes, isOver]);
  const { position, before, markers } = shown;
  const trace = useMemo(() => (ply === undefined ? null : game.trace(before, ply.move)), [game, ply, before]);
  const seating = useGame((state) => state.seating);
  const earlier = useMemo(
    () => chainAt({ line, at, seating }).map(({ before: former, move }) => game.trace(former, move)),
    [game, line, at, seating],
  );
  const frames = useMemo(
    () => (ply === undefined ? [] : (game.frames?.(ply.before, ply.move) ?? [])),
    [game, ply],
  );
  const still = useMemo(() => game.standing(position, hand.chosen), [game, position, hand]);
  const standing = useFrames(frames, key) ?? still;
  const { choose, putDown } = store.getState();
  return (
    <CabinetBoard
      game={game}
      say={say}
      rules={line.rules}
      standing={standing}
      hand={hand}
      means={(place) => meaningOf(game, position, hand.chosen, place)}
      reaches={game.reaches?.(position, hand.chosen) ?? []}
      markers={markers}
      trace={hand.chosen.length > 0 ? null : trace}
      earlier={hand.chosen.length > 0 ? [] : earlier}
      motion={frames.length > 0 ? null : key}
      turn={turn}
      onChoose={choose}
      onPutDown={putDown}
    />
  );
}
