import { ArrowDownUp, FolderOpen, Printer, Redo2, Share2, Swords, Undo2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { shelfText } from '../../../text/cabinet/table.ts';
import { text } from '../../../text/cabinet/review.ts';
import { text as reviewText } from '../../../text/review/review.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { MoreMenu } from '../../controls/MoreMenu.tsx';
import { HomeLink } from '../../nav/HomeLink.tsx';
import { OnBar } from '../../nav/OnBar.tsx';
import { useDocumentTitle } from '../../useDocumentTitle.ts';
import { useHeading } from '../../useHeading.ts';
import { useReview, useReviewed } from './reviewStores.ts';
import '../../table/head.css';

interface HeadProps {
  /** Null if the board cannot be turned. */
  readonly onTurn: (() => void) | null;
  readonly onOpen: () => void;
  readonly onPassOn: () => void;
}

/** What is reviewed, and everything that can be done with the game as a whole. */
export function CabinetReviewHead({ onTurn, onOpen, onPassOn }: HeadProps) {
  const { store, game } = useReviewed();
  const heading = useHeading();
  const title = text('cabinet.review.of', { game: shelfText('name', game.id) });
  useDocumentTitle(title);
  const [, goTo] = useLocation();
  const canUndo = useReview(({ past }) => past.length > 0);
  const canRedo = useReview(({ future }) => future.length > 0);
  const { undoEdit, redoEdit, tell } = store.getState();
  return (
    <header className="table-head cabinet-head">
      <OnBar>
        <HomeLink />
      </OnBar>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="head-icons">
        <IconButton icon={Undo2} label={reviewText('review.undo')} disabled={!canUndo} onClick={undoEdit} />
        <IconButton icon={Redo2} label={reviewText('review.redo')} disabled={!canRedo} onClick={redoEdit} />
        <IconButton icon={FolderOpen} label={text('cabinet.record')} onClick={onOpen} />
        <MoreMenu
          onFailure={() => tell(reviewText('page.not-loaded'))}
          items={[
            ...(onTurn === null
              ? []
              : [{ icon: ArrowDownUp, label: reviewText('action.flip'), shortcut: 'F', onSelect: onTurn }]),
            { icon: Share2, label: reviewText('pass-on.title'), onSelect: onPassOn },
            {
              icon: Printer,
              label: text('cabinet.review.print'),
              onSelect: () => goTo(`/cabinet/${game.id}/print`),
            },
            {
              icon: Swords,
              label: text('cabinet.review.to-game'),
              onSelect: () => goTo(`/cabinet/${game.id}`),
            },
          ]}
        />
      </div>
    </header>
  );
}
