import { lazy, Suspense, use } from 'react';
import { text } from '../../text/cabinetTable.ts';
import { useAddressedId } from '../address.ts';
import { openedGame, type OpenedGame } from './opened.ts';
import { Shelf } from './Shelf.tsx';
import '../controls/hub.css';
import './cabinet.css';

const Table = lazy(async () => ({ default: (await import('./CabinetTable.tsx')).CabinetTable }));
const Rules = lazy(async () => ({ default: (await import('./CabinetRules.tsx')).CabinetRules }));

/** The cabinet: its shelf, or the game or the rules that the address names. */
export function CabinetPage() {
  const [id = '', place = ''] = (useAddressedId() ?? '').split('/');
  const opened = id === '' ? null : openedGame(id);
  if (opened === null) return <Shelf isLost={id !== ''} />;
  return (
    <Suspense fallback={<output className="loading">{text('page.loading')}</output>}>
      <Opened key={id} opened={opened} hasRules={place === 'rules'} />
    </Suspense>
  );
}

function Opened({ opened, hasRules }: { opened: Promise<OpenedGame>; hasRules: boolean }) {
  const { game, say } = use(opened);
  return hasRules ? <Rules game={game} say={say} /> : <Table game={game} say={say} />;
}
