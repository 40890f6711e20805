import { lazy, Suspense, use } from 'react';
import { text } from '../../text/cabinet/table.ts';
import { useAddressedId } from '../address.ts';
import type { HearCabinet } from './hear.ts';
import { KEPT, LINKED } from './linkAddress.ts';
import { openedGame, type OpenedGame } from './opened.ts';
import { Shelf } from './shelf/Shelf.tsx';
import '../controls/hub.css';
import './cabinet.css';

const Table = lazy(async () => ({ default: (await import('./table/CabinetTable.tsx')).CabinetTable }));
const Review = lazy(async () => ({ default: (await import('./review/CabinetReview.tsx')).CabinetReview }));
const Print = lazy(async () => ({ default: (await import('./review/CabinetPrint.tsx')).CabinetPrint }));
const Rules = lazy(async () => ({ default: (await import('./rules/CabinetRules.tsx')).CabinetRules }));

const Linked = lazy(async () => ({ default: (await import('./opened/LinkedGame.tsx')).LinkedGame }));

const Kept = lazy(async () => ({ default: (await import('./opened/LibraryGame.tsx')).LibraryGame }));

/** The cabinet: its shelf, or for the game that the address names its table, review, printed sheet or rules. */
export function CabinetPage({ hear }: { readonly hear: HearCabinet }) {
  const [id = '', place = ''] = (useAddressedId() ?? '').split('/');
  if (id === LINKED || id === KEPT)
    return (
      <Suspense fallback={<output className="loading">{text('page.loading')}</output>}>
        {id === LINKED ? <Linked key={place} code={place} /> : <Kept key={place} id={place} hear={hear} />}
      </Suspense>
    );
  const opened = id === '' ? null : openedGame(id);
  if (opened === null) return <Shelf isLost={id !== ''} />;
  return (
    <Suspense fallback={<output className="loading">{text('page.loading')}</output>}>
      <Opened key={id} opened={opened} place={place} hear={hear} />
    </Suspense>
  );
}

interface OpenedProps {
  readonly opened: Promise<OpenedGame>;
  readonly place: string;
  readonly hear: HearCabinet;
}

function Opened({ opened, place, hear }: OpenedProps) {
  const { game, say } = use(opened);
  const Part = place === 'rules' ? Rules : place === 'review' ? Review : place === 'print' ? Print : null;
  return Part === null ? <Table game={game} say={say} hear={hear} /> : <Part game={game} say={say} />;
}
