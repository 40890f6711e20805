import { LayoutGrid, Plus, Scale } from 'lucide-react';
import { Link } from 'wouter';
import { shelfText, text } from '../../../text/cabinet/table.ts';
import { HomeLink } from '../../nav/HomeLink.tsx';
import { OnBar } from '../../nav/OnBar.tsx';
import '../../table/head.css';
import { useDocumentTitle } from '../../useDocumentTitle.ts';
import { useHeading } from '../../useHeading.ts';
import { useCabinet } from './tableStores.ts';
import '../../controls/iconButton.css';

/** Which game it is; the ways to a new one if that would be kept, to the rules and back to the shelf. */
export function CabinetHead({ onNew }: { onNew: () => void }) {
  const { game, told } = useCabinet();
  const heading = useHeading();
  useDocumentTitle(shelfText('name', game.id));
  return (
    <header className="table-head cabinet-head">
      <OnBar>
        <HomeLink />
      </OnBar>
      <h1 ref={heading} tabIndex={-1}>
        {shelfText('name', game.id)}
      </h1>
      {told === null && (
        <button type="button" className="button head-button" onClick={onNew}>
          <Plus aria-hidden="true" />
          <span>{text('action.new-game')}</span>
        </button>
      )}
      <div className="head-icons">
        <Link
          href={`/cabinet/${game.id}/rules`}
          className="icon-button"
          aria-label={text('cabinet.rules')}
          data-tip={text('cabinet.rules')}
        >
          <Scale aria-hidden="true" />
        </Link>
        <Link
          href="/cabinet"
          className="icon-button"
          aria-label={text('cabinet.shelf')}
          data-tip={text('cabinet.shelf')}
        >
          <LayoutGrid aria-hidden="true" />
        </Link>
      </div>
    </header>
  );
}
