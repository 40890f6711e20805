import { isOwnLetter, takingUp, letterOf, type Apart } from '../../game/apart/index.ts';
import { text } from '../../text/apart.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { LetterWays } from './LetterWays.tsx';
import { linkOf } from './link.ts';

/**
 * Takes the game to another browser of the same player: by its own link, or by a backup while a lot is waiting here.
 */
export function CarryDialog({ apart, onClose }: { readonly apart: Apart; readonly onClose: () => void }) {
  const link =
    takingUp(letterOf(apart, apart.since), apart.role, apart.since) === null ? null : linkOf(apart);
  return (
    <Dialog title={text('apart.carry.title')} onClose={onClose}>
      <p>{text(link === null ? 'apart.carry.lot' : 'apart.carry.words')}</p>
      {link !== null && (
        <LetterWays
          link={link}
          label={text('apart.carry')}
          subject={variationTitle(apart.agreement.variation)}
        />
      )}
      {isOwnLetter(apart) && apart.sentAt === null && <p className="help">{text('apart.carry.unsent')}</p>}
    </Dialog>
  );
}
