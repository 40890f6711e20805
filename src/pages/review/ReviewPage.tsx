import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { alternatives, positionAt, ROOT } from '../../game/tree/index.ts';
import { text } from '../../text/review/review.ts';
import { NARROW, useMedia } from '../controls/useMedia.ts';
import { FileDrop } from '../controls/FileDrop.tsx';
import { CompanyChoice } from '../table/CompanyChoice.tsx';
import { PromotionChoice } from '../table/PromotionDialog.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { undoKeys } from '../controls/undoKeys.ts';
import { useShortcuts } from '../table/useShortcuts.ts';
import type { PageProps } from '../pageProps.ts';
import { Later } from '../later.tsx';
import { useSettings, useStores } from '../stores.tsx';
import { takeWish } from '../table/analysisWish.ts';
import { AnalysisPanel } from './analysis/AnalysisPanel.tsx';
import { useAnalysisStore, useAttendance } from './analysis/analysisStore.ts';
import { REPORT_TIMES } from './analysis/times.ts';
import { BoardPanel, type Pen } from './BoardPanel.tsx';
import { How } from './How.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { NoGame } from './NoGame.tsx';
import { Notes } from './Notes.tsx';
import { NowShown } from './NowShown.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import './review.css';
import { ReviewBoard } from './ReviewBoard.tsx';
import { ReviewHead, type ReviewDialog } from './ReviewHead.tsx';
import { ReviewMoves } from './ReviewMoves.tsx';
import { Faults } from './Faults.tsx';
import { ReviewPanels, type ReviewPanel } from './ReviewPanels.tsx';
import { ReviewProvider, useReview, useReviewStore } from './reviewStore.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { UnkeptDialog } from './UnkeptDialog.tsx';
import { useEntry, type ReviewEntry } from './useEntry.ts';
import { useOpening } from './useOpening.ts';
import { usePlayFromHere } from './usePlayFromHere.ts';
import { standsTall, useReviewBottom } from './useReviewBottom.ts';
import { Walk } from './Walk.tsx';
import { PassOnReviewed } from './PassOnReviewed.tsx';
import '../table/notices.css';

/**
 * The page on which a game is replayed and annotated: the board, the controls that step through the game, its moves
 * with everything noted on them.
 */
export function ReviewPage({ onClose }: PageProps) {
  return (
    <ReviewProvider>
      <Addressed onClose={onClose} />
    </ReviewProvider>
  );
}

/** The review of the game that the address names. */
function Addressed({ onClose }: PageProps) {
  const entry = useEntry();
  if (entry.phase.status === 'closed') return <NoGame words={entry.phase.words} onClose={onClose} />;
  if (entry.isOpening) return <output className="loading">{text('page.loading')}</output>;
  return <Review entry={entry} />;
}

function Review({ entry }: { entry: ReviewEntry }) {
  const [dialog, setDialog] = useState<ReviewDialog | null>(null);
  const [panel, setPanel] = useState<ReviewPanel>('moves');
  const [pen, setPen] = useState<Pen>({ isDrawing: false, colour: 'green' });
  const [fit, setFit] = useState(Infinity);
  const isNarrow = useMedia(NARROW);
  useAttendance();
  useWish(() => setPanel('analysis'));
  const moveField = useRef<HTMLInputElement>(null);
  const bottom = useReviewBottom();
  const isTall = useReview(({ tree }) => standsTall(positionAt(tree, ROOT).ruleset.geometry, bottom));
  const { replaces, start } = usePlayFromHere();
  useReviewShortcuts({
    '/': () => {
      flushSync(() => setPanel('moves'));
      moveField.current?.focus();
    },
    '?': () => setDialog('keys'),
  });
  return (
    <div className="review" data-tall={isTall ? '' : undefined}>
      <TableLayout
        isFacing={false}
        head={<ReviewHead entry={entry} onDialog={setDialog} onPlay={replaces > 0 ? null : start} />}
        notices={NOTICES}
        status={soon(<NowShown hasMessages={!isNarrow} />)}
        far={null}
        near={soon(<Walk hasMessages={isNarrow} />)}
        board={soon(<ReviewBoard onFit={setFit} colour={pen.colour} isMarking={pen.isDrawing} />)}
        side={
          <ReviewPanels
            shown={panel}
            onShow={setPanel}
            content={{
              moves: soon(<ReviewMoves field={moveField} />, 'moves'),
              notes: soon(<Notes />, 'notes'),
              analysis: <AnalysisPanel key="analysis" />,
              how: soon(<How />, 'how'),
              board: <BoardPanel key="board" pen={pen} onPen={setPen} fit={fit} />,
            }}
          />
        }
      />
      {soon(<Promotion />)}
      <Dialogs dialog={dialog} onDialog={setDialog} replaces={replaces} onPlay={start} />
    </div>
  );
}

/** A part that follows the move shown a moment later. */
const soon = (part: ReactNode, key?: string): ReactNode => <Later key={key}>{part}</Later>;

const NOTICES = (
  <div className="notices">
    <Faults />
  </div>
);

interface DialogsProps {
  readonly dialog: ReviewDialog | null;
  readonly onDialog: (dialog: ReviewDialog | null) => void;
  /** How many turns of a game at the table would be replaced by one that is begun here. */
  readonly replaces: number;
  readonly onPlay: () => void;
}

/** What lies over the review on request. A file that is dropped on the page is opened as in its dialogue. */
function Dialogs({ dialog, onDialog, replaces, onPlay }: DialogsProps) {
  const close = (): void => onDialog(null);
  const opening = useOpening(close);
  const openDropped = (files: readonly File[]): void => {
    if (files.length === 0) return;
    onDialog('open');
    opening.openDropped(files);
  };
  return (
    <>
      <FileDrop onFiles={openDropped}>{text('review.open.drop-here')}</FileDrop>
      <UnkeptDialog />
      {dialog === 'open' && <OpenDialog opening={opening} onClose={close} />}
      {dialog === 'tags' && <TagsDialog onClose={close} />}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'pass-on' && <PassOnReviewed onClose={close} />}
      {dialog === 'replace' && <ReplaceDialog turns={replaces} onYes={onPlay} onClose={close} />}
    </>
  );
}

/** Begins to analyse, if that was asked for at the table. `onBegin` opens the panel. */
function useWish(onBegin: () => void): void {
  const { table } = useStores();
  const analysis = useAnalysisStore();
  useEffect(() => {
    if (!takeWish(table)) return;
    onBegin();
    analysis.getState().report(REPORT_TIMES[0]);
  }, [table, analysis, onBegin]);
}

/** The promotion that waits, or the question how many pieces go. */
function Promotion() {
  const pending = useReview(({ promotion }) => promotion);
  const position = useReview(({ tree, node }) => positionAt(tree, node));
  const company = useReview((state) => state.company);
  const { promote, goWith, cancel } = useReviewStore().getState();
  return (
    <>
      <PromotionChoice {...{ position, pending, promote, cancel }} />
      <CompanyChoice {...{ position, goWith, cancel }} pending={company} />
    </>
  );
}

/** The keys of the review besides those of the board. */
function useReviewShortcuts(others: Readonly<Record<string, () => void>>): void {
  const hasChoice = useReview(({ tree, node }) => alternatives(tree, node).length > 1);
  const flipped = useSettings(({ settings }) => settings.flipped);
  const change = useSettings((state) => state.change);
  const { step, toStart, toEnd, toSight, switchLine, undoEdit, redoEdit } = useReviewStore().getState();
  useShortcuts({
    ...others,
    ...undoKeys(undoEdit, redoEdit),
    f: () => change({ flipped: !flipped }),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: toStart,
    End: toEnd,
    PageUp: () => toSight('comment', -1),
    PageDown: () => toSight('comment', 1),
    ...(hasChoice ? { ArrowUp: () => switchLine(-1), ArrowDown: () => switchLine(1) } : {}),
  });
}
