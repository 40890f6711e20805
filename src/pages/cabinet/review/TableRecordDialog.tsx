import { useLocation } from 'wouter';
import type { AnyGame } from '../../../cabinet/seam/game.ts';
import type { CabinetTree } from '../../../game/cabinet/index.ts';
import { text } from '../../../text/cabinet/review.ts';
import { shelfText, type Say } from '../../../text/cabinet/table.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { OpenRecord, RecordText } from './RecordDialog.tsx';
import { gameAtTable } from './reviewStores.ts';

interface TableRecordDialogProps {
  readonly game: AnyGame;
  readonly say: Say;
  /** The game from elsewhere that lies at the table; null for the player's own. */
  readonly told: CabinetTree | null;
  readonly onClose: () => void;
}

/** The game at the table as text to copy or to save; a record that is opened is shown in the review. */
export function TableRecordDialog({ game, say, told, onClose }: TableRecordDialogProps) {
  const [, goTo] = useLocation();
  const { tree, isCut } = told === null ? gameAtTable(game, say) : { tree: told, isCut: false };
  return (
    <Dialog title={text('cabinet.record')} onClose={onClose} className="open-game">
      {isCut && <p>{text('cabinet.record.hidden')}</p>}
      <RecordText title={shelfText('name', game.id)} tree={tree} />
      <h3>{text('cabinet.record.open')}</h3>
      <OpenRecord game={game} say={say} onOpened={() => goTo(`/cabinet/${game.id}/review`)} />
    </Dialog>
  );
}
