import {
  BookmarkPlus,
  CircleQuestionMark,
  ClipboardCopy,
  Download,
  FolderOpen,
  Grid2x2Plus,
  MapPin,
  Redo2,
  Settings2,
  Share2,
  Swords,
  Tags,
  Undo2,
} from 'lucide-react';
import { reviewTitle } from '../../text/review/reviewed.ts';
import { text } from '../../text/review/review.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { MoreMenu } from '../controls/MoreMenu.tsx';
import { HomeLink } from '../nav/HomeLink.tsx';
import { OnBar } from '../nav/OnBar.tsx';
import { useNavigation } from '../navigation.ts';
import { copyPosition, copyRecord, saveGame } from './files.ts';
import { useReview, useReviewStore } from './reviewStore.tsx';
import type { ReviewEntry } from './useEntry.ts';
import { useHeading } from '../useHeading.ts';
import './review.css';
import '../table/head.css';

/** What opens over the review. */
export type ReviewDialog = 'open' | 'tags' | 'keys' | 'replace' | 'pass-on';

interface ReviewHeadProps {
  readonly entry: ReviewEntry;
  readonly onDialog: (dialog: ReviewDialog) => void;
  /**
   * Plays from the move shown; null if a game at the table would be replaced, so that the reader has to be asked first.
   */
  readonly onPlay: (() => void) | null;
}

/** What is reviewed, and everything that can be done with the game as a whole. */
export function ReviewHead({ entry, onDialog, onPlay }: ReviewHeadProps) {
  const title = useReview(({ tree }) => reviewTitle(tree));
  const canUndo = useReview(({ past }) => past.length > 0);
  const canRedo = useReview(({ future }) => future.length > 0);
  const review = useReviewStore();
  const { undoEdit, redoEdit, tell } = review.getState();
  const { open } = useNavigation();
  const heading = useHeading();
  return (
    <header className="table-head review-head">
      <OnBar>
        <HomeLink />
      </OnBar>
      <div className="review-title">
        <h1 ref={heading} tabIndex={-1} title={title}>
          {title}
        </h1>
        <KeptState isInLibrary={entry.phase.status === 'open'} />
      </div>
      <IconButton icon={Undo2} label={text('review.undo')} disabled={!canUndo} onClick={undoEdit} />
      <IconButton icon={Redo2} label={text('review.redo')} disabled={!canRedo} onClick={redoEdit} />
      <IconButton icon={FolderOpen} label={text('review.open.title')} onClick={() => onDialog('open')} />
      <MoreMenu
        onFailure={() => tell(text('page.not-loaded'))}
        items={[
          { icon: Swords, label: text('review.from-here'), onSelect: onPlay ?? (() => onDialog('replace')) },
          { icon: Tags, label: text('review.tags'), onSelect: () => onDialog('tags') },
          { icon: Share2, label: text('pass-on.title'), onSelect: () => onDialog('pass-on') },
          ...(entry.keep === null
            ? []
            : [{ icon: BookmarkPlus, label: text('review.keep'), onSelect: entry.keep }]),
          { icon: Grid2x2Plus, label: text('editor.title'), onSelect: () => open('/editor') },
          { icon: Download, label: text('review.save'), onSelect: () => saveGame(review) },
          { icon: ClipboardCopy, label: text('review.copy-record'), onSelect: () => void copyRecord(review) },
          { icon: MapPin, label: text('review.copy-position'), onSelect: () => void copyPosition(review) },
          {
            icon: CircleQuestionMark,
            label: text('action.help'),
            shortcut: '?',
            onSelect: () => onDialog('keys'),
          },
          { icon: Settings2, label: text('action.settings'), onSelect: () => open('/settings') },
        ]}
      />
    </header>
  );
}

/** Where the game comes from, and whether its changes are kept. */
function KeptState({ isInLibrary }: { isInLibrary: boolean }) {
  const source = useReview((state) => state.source);
  const isChanged = useReview((state) => state.isChanged);
  const kept = isInLibrary ? text('review.in-library') : text('review.from', { source });
  const changed = text(isInLibrary ? 'review.not-kept-yet' : 'review.not-kept');
  return <p className={isChanged ? 'keeping is-changed' : 'keeping'}>{isChanged ? changed : kept}</p>;
}
