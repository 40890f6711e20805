import { readCabinet, type CabinetTree } from '../../../game/cabinet/index.ts';
import { shelved } from '../../../cabinet/games/shelf.ts';
import type { Summary } from '../../../store/library/entry.ts';
import { hasGoneOn } from '../../../store/library/keepCabinet.ts';
import { sharedRepository } from '../../../store/library/repository.ts';
import { text } from '../../../text/cabinet/keeping.ts';
import { PageTop } from '../../nav/PageTop.tsx';
import { useHeading } from '../../useHeading.ts';
import { CabinetTable } from '../table/CabinetTable.tsx';
import { openedGame, type OpenedGame } from '../opened.ts';
import { ShownGame } from './ShownGame.tsx';
import type { HearCabinet } from '../hear.ts';
import { tableFor } from '../table/tableStores.ts';
import { useFound } from './useFound.ts';
import '../../controls/hub.css';
import '../cabinet.css';

/**
 * A game of the library with everything needed to show it; `isHere` says that it lies on its table, and has not gone on
 * elsewhere.
 */
interface Found {
  readonly opened: OpenedGame;
  readonly tree: CabinetTree;
  readonly kept: Summary;
  readonly isHere: boolean;
}

async function found(id: string): Promise<Found | 'lost'> {
  const read = await sharedRepository().readMany([id]);
  const [entry] = read.ok ? read.value : [];
  const { cabinet } = entry?.summary ?? {};
  const opened =
    cabinet === undefined || shelved(cabinet.game) === undefined ? null : await openedGame(cabinet.game);
  if (entry === undefined || opened === null) return 'lost';
  const tree = readCabinet(entry.record.jkn, opened.game.variants).next().value?.tree ?? null;
  const atTable = tableFor(opened.game, opened.say).getState();
  const isHere = atTable.id === id && !hasGoneOn(entry, atTable);
  return tree === null ? 'lost' : { opened, tree, kept: entry.summary, isHere };
}

/** Shows a game of the library: at its table if it lies there, else at a table of its own. */
export function LibraryGame({ id, hear }: { id: string; hear: HearCabinet }) {
  const shown = useFound(id, found);
  if (shown === null) return <output className="loading">{text('page.loading')}</output>;
  if (shown === 'not-loaded') return <Unshown words={text('page.not-loaded')} />;
  if (shown === 'lost') return <Unshown words={text('cabinet.kept.lost')} />;
  const { opened, tree, kept, isHere } = shown;
  return isHere ? (
    <CabinetTable {...opened} hear={hear} />
  ) : (
    <ShownGame {...opened} tree={tree} kept={kept} />
  );
}

/** A game that is not there, or cannot be read. */
function Unshown({ words }: { words: string }) {
  const heading = useHeading();
  return (
    <div className="cabinet">
      <PageTop />
      <main className="hub">
        <h1 ref={heading} tabIndex={-1}>
          {text('library.title')}
        </h1>
        <p role="alert">{words}</p>
      </main>
    </div>
  );
}
