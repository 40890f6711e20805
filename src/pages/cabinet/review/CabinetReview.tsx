import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { bottomsOf, dressed, gameBy, type AnyGame } from '../../../cabinet/seam/game.ts';
import { alternatives } from '../../../game/tree/index.ts';
import { cabinetFaultText } from '../../../text/cabinet/faults.ts';
import { moveText, signText, text } from '../../../text/cabinet/review.ts';
import type { Say } from '../../../text/cabinet/table.ts';
import { Announced } from '../../practice/Announced.tsx';
import { FaultList } from '../../review/FaultList.tsx';
import { NotesPanel, type SignRow } from '../../review/NotesPanel.tsx';
import { WalkBar } from '../../review/WalkBar.tsx';
import { TableLayout } from '../../table/TableLayout.tsx';
import { undoKeys } from '../../controls/undoKeys.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { ClosedNotice } from '../table/ClosedNotice.tsx';
import { tableFor } from '../table/tableStores.ts';
import { CabinetReviewHead } from './CabinetReviewHead.tsx';
import { CabinetReviewProvider, gameAtTable, useReview, useReviewed, useReviewOf } from './reviewStores.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { ReviewedBoard } from './ReviewedBoard.tsx';
import { ReviewedMoves } from './ReviewedMoves.tsx';
import { ReviewedStatus } from './ReviewedStatus.tsx';
import './cabinetReview.css';
import '../../table/notices.css';

const PassOn = lazy(async () => ({ default: (await import('./ReviewedPassOn.tsx')).ReviewedPassOn }));

/** The signs for moves; signs do not say whose position is better, since more than two may play. */
const ROWS: readonly SignRow[] = [{ label: 'review.signs-move', signs: [3, 1, 5, 6, 2, 4] }];

/** The page on which a game of the cabinet is replayed and annotated. */
export function CabinetReview({ game: all, say }: { game: AnyGame; say: Say }) {
  const store = useReviewOf(all, say);
  const rules = useStore(store, ({ tree }) => tree.start.rules);
  const look = useStore(tableFor(all, say), (state) => state.look);
  const context = useMemo(
    () => ({ store, base: all, game: dressed(gameBy(all, rules), look), say }),
    [store, all, rules, look, say],
  );
  return (
    <CabinetReviewProvider value={context}>
      <Review />
    </CabinetReviewProvider>
  );
}

function Review() {
  const { store, game } = useReviewed();
  const [turns, setTurns] = useState(0);
  const [dialog, setDialog] = useState<'open' | 'pass-on' | null>(null);
  const close = (): void => setDialog(null);
  const field = useRef<HTMLInputElement>(null);
  const hasChoice = useReview(({ tree, node }) => alternatives(tree, node).length > 1);
  const announcement = useReview((state) => state.announcement);
  const said = useReview((state) => state.said);
  const { step, toStart, toEnd, switchLine, putDown, undoEdit, redoEdit } = store.getState();
  const bottoms = bottomsOf(game);
  const turn = bottoms.length > 1 ? (): void => setTurns((was) => (was + 1) % bottoms.length) : null;
  useShortcuts({
    '/': () => field.current?.focus(),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: toStart,
    End: toEnd,
    Escape: putDown,
    ...undoKeys(undoEdit, redoEdit),
    ...(turn === null ? {} : { f: turn }),
    ...(hasChoice ? { ArrowUp: () => switchLine(-1), ArrowDown: () => switchLine(1) } : {}),
  });
  return (
    <div className="cabinet-review">
      <TableLayout
        isFacing={false}
        head={
          <CabinetReviewHead
            onTurn={turn}
            onOpen={() => setDialog('open')}
            onPassOn={() => setDialog('pass-on')}
          />
        }
        notices={<Notices />}
        status={<ReviewedStatus />}
        far={null}
        near={<Walk />}
        board={<ReviewedBoard turn={bottoms[turns % bottoms.length]?.turn ?? 0} />}
        side={
          <>
            <ReviewedMoves field={field} />
            <Notes />
          </>
        }
      />
      {dialog === 'open' && <RecordDialog onClose={close} />}
      {dialog === 'pass-on' && (
        <Suspense>
          <PassOn onClose={close} />
        </Suspense>
      )}
      <Announced words={announcement} said={said} />
    </div>
  );
}

function Notices() {
  const { store, base, say } = useReviewed();
  const faults = useReview((state) => state.faults);
  const isKept = useReview((state) => state.isKept);
  const notice = useReview((state) => state.notice);
  const of = useReview((state) => state.of);
  const isPart = useMemo(() => {
    const atTable = gameAtTable(base, say);
    return of !== '' && atTable.of === of && atTable.isCut;
  }, [base, say, of]);
  return (
    <div className="notices">
      {isPart && <p className="notice plain-notice">{text('cabinet.review.hidden')}</p>}
      {!isKept && <p className="notice">{text('cabinet.review.not-kept')}</p>}
      {notice !== null && <ClosedNotice words={notice} onClose={store.getState().dismiss} />}
      <FaultList faults={faults} wordsOf={cabinetFaultText} onDismiss={store.getState().dismiss} />
    </div>
  );
}

function Walk() {
  const { store } = useReviewed();
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const { goTo, step, toStart, toEnd } = store.getState();
  return <WalkBar {...{ tree, node, goTo, step, toStart, toEnd }} place={moveText(tree, node)} />;
}

function Notes() {
  const { store } = useReviewed();
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const { annotate, toggleSign, promoteLine, makeMainLine, remove } = store.getState();
  return (
    <NotesPanel
      {...{ tree, node, annotate, toggleSign, promoteLine, makeMainLine, remove }}
      rows={ROWS}
      signText={signText}
    />
  );
}
