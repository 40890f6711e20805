import { text } from '../../text/setup/setup.ts';
import { useAddressedId } from '../address.ts';
import { Choice } from '../controls/Choice.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { onDemand } from '../controls/onDemand.tsx';
import type { ElsewhereProps } from '../elsewhere/Elsewhere.tsx';
import type { PageProps } from '../pageProps.ts';
import { useNavigation } from '../navigation.ts';
import { useLastSetup } from '../stores.tsx';
import { NewGame } from './NewGame.tsx';
import './newGame.css';

const Elsewhere = onDemand<ElsewhereProps>(
  async () => (await import('../elsewhere/Elsewhere.tsx')).Elsewhere,
  () => null,
);

/** What follows the path in the address if the other player is elsewhere, and if the game is to be live. */
const ELSEWHERE = 'elsewhere';
const LIVE = 'live';

/**
 * The set-up of a game, over the table or the start page; the game itself begins at the table, or with an invitation.
 */
export function NewGameDialog({ onClose }: PageProps) {
  const putAside = useLastSetup((state) => state.putAside);
  const addressed = useAddressedId();
  const isElsewhere = addressed === ELSEWHERE || addressed === LIVE;
  const { closeToTable, open, readdress } = useNavigation();
  const leave = (way: () => void) => (): void => {
    putAside(null);
    way();
  };
  const close = leave(onClose);
  return (
    <Dialog title={text('new-game.title')} onClose={close} className="new-game">
      <Choice
        legend={text('new-game.where')}
        options={(['here', ELSEWHERE] as const).map((value) => ({
          value,
          label: text(`new-game.where.${value}`),
        }))}
        value={isElsewhere ? ELSEWHERE : 'here'}
        onChange={(where) => (where === ELSEWHERE ? readdress('/new', ELSEWHERE) : open('/new', true))}
      />
      {isElsewhere ? (
        <Elsewhere key={addressed} begins={addressed === LIVE ? 'live' : 'message'} onCancel={close} />
      ) : (
        <NewGame onDone={leave(closeToTable)} onCancel={close} />
      )}
    </Dialog>
  );
}
