import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { dressed, meaningOf, type AnyGame } from '../../cabinet/seam/game.ts';
import { handOf, type Hand } from '../../cabinet/seam/hand.ts';
import { positionAt } from '../../store/cabinet/line.ts';
import { levelAt, seatAt, type CabinetState } from '../../store/cabinet/tableState.ts';
import type { Say } from '../../text/cabinetTable.ts';
import { Announced } from '../practice/Announced.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import './cabinet.css';
import { CabinetActions } from './CabinetActions.tsx';
import { CabinetBoard } from './CabinetBoard.tsx';
import { CabinetHead } from './CabinetHead.tsx';
import { CabinetMoves } from './CabinetMoves.tsx';
import { CabinetNotices } from './CabinetNotices.tsx';
import { CabinetStatus } from './CabinetStatus.tsx';
import { NewCabinetGame } from './NewCabinetGame.tsx';
import { SeatCard } from './SeatCard.tsx';
import { useFrames } from './useFrames.ts';
import { CabinetProvider, useCabinet, useGame, useTableOf } from './tableStores.ts';

/** The table of one game of the cabinet. */
export function CabinetTable({ game, say }: { game: AnyGame; say: Say }) {
  const store = useTableOf(game, say);
  const look = useStore(store, (state) => state.look);
  const table = useMemo(() => ({ store, game: dressed(game, look), say }), [store, game, look, say]);
  return (
    <CabinetProvider value={table}>
      <Table />
    </CabinetProvider>
  );
}

const EMPTY_HAND: Hand<unknown> = handOf([], []);

/** What can be chosen by the one who sits here; nothing while the computer is to move. */
const handAt = (state: CabinetState): Hand<unknown> =>
  seatAt(state) === null || levelAt(state) !== null ? EMPTY_HAND : state.hand;

function Table() {
  const { store } = useCabinet();
  const game = useGame((state) => state.line.game);
  const [isFlipped, setFlipped] = useState(false);
  const [isNew, setNew] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const seating = useGame((state) => state.seating);
  const announcement = useGame((state) => state.announcement);
  const said = useGame((state) => state.said);
  const { undo, redo, goTo, putDown } = store.getState();
  useShortcuts({
    '/': () => field.current?.focus(),
    'Ctrl+z': undo,
    'Ctrl+y': redo,
    Home: () => goTo(0),
    End: () => goTo(Infinity),
    Escape: putDown,
  });
  // somebody alone against the computer sits at the bottom
  const persons = seating.flatMap((level, seat) => (level === null ? [seat] : []));
  const far = game.far ?? 1 - game.near;
  const isFar = persons.length === 1 && persons[0] === far && far !== game.near;
  const isTurned = game.surface.turns && isFar !== isFlipped;
  const near = isTurned ? far : game.near;
  const others = seating.flatMap((_, seat) => (seat === near ? [] : [seat]));
  return (
    <>
      <TableLayout
        isFacing={false}
        head={<CabinetHead onNew={() => setNew(true)} />}
        notices={<CabinetNotices />}
        status={<CabinetStatus onNew={() => setNew(true)} />}
        far={
          <div className="cabinet-others" data-many={others.length > 1 ? '' : undefined}>
            {others.map((seat) => (
              <SeatCard key={seat} seat={seat} />
            ))}
          </div>
        }
        near={<SeatCard seat={near} />}
        board={<Board isTurned={isTurned} />}
        side={
          <>
            <CabinetActions
              onFlip={game.surface.turns ? () => setFlipped((was) => !was) : null}
              isFlipped={isFlipped}
            />
            <CabinetMoves field={field} />
          </>
        }
      />
      {isNew && <NewCabinetGame onClose={() => setNew(false)} />}
      <Announced words={announcement} said={said} />
    </>
  );
}

function Board({ isTurned }: { isTurned: boolean }) {
  const { store, say } = useCabinet();
  const line = useGame((state) => state.line);
  const look = useGame((state) => state.look);
  const game = useMemo(() => dressed(line.game, look), [line.game, look]);
  const at = useGame((state) => state.at);
  const hand = useGame(handAt);
  const happened = useGame((state) => state.happened);
  const said = useGame((state) => state.said);
  const [motion, setMotion] = useState<{ ply: unknown; key: number | null }>({ ply: null, key: null });
  const ply = line.plies[at - 1];
  if (motion.ply !== ply) setMotion({ ply, key: happened === 'played' ? said : null });
  const position = positionAt(line, at);
  const trace = useMemo(() => (ply === undefined ? null : game.trace(ply.before, ply.move)), [game, ply]);
  const frames = useMemo(
    () => (ply === undefined ? [] : (game.frames?.(ply.before, ply.move) ?? [])),
    [game, ply],
  );
  const still = useMemo(() => game.standing(position, hand.chosen), [game, position, hand]);
  const standing = useFrames(frames, motion.key) ?? still;
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
      trace={hand.chosen.length > 0 ? null : trace}
      motion={frames.length > 0 ? null : motion.key}
      isTurned={isTurned}
      onChoose={choose}
      onPutDown={putDown}
    />
  );
}
