import { Link } from 'wouter';
import { SHELF } from '../../../cabinet/games/shelf.ts';
import {
  openCabinetLink,
  readCabinetLink,
  type CabinetLinkError,
  type CabinetTree,
} from '../../../game/cabinet/index.ts';
import { text } from '../../../text/cabinet/keeping.ts';
import { PageTop } from '../../nav/PageTop.tsx';
import { useHeading } from '../../useHeading.ts';
import { openedGame, type OpenedGame } from '../opened.ts';
import { ShownGame } from './ShownGame.tsx';
import { useFound } from './useFound.ts';
import '../../controls/hub.css';
import '../cabinet.css';

type LinkedFault = CabinetLinkError | 'not-loaded';

/** The outcome of a link. */
type Found =
  | { readonly is: 'game'; readonly opened: OpenedGame; readonly tree: CabinetTree }
  | { readonly is: 'fault'; readonly error: LinkedFault; readonly variant: string };

const pause = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function found(code: string): Promise<Found> {
  const link = openCabinetLink(code);
  if (!link.ok) return { is: 'fault', error: link.error, variant: '' };
  const { variant } = link.value;
  const shelved = SHELF.find(({ variants }) => variants.includes(variant));
  const opened = shelved === undefined ? null : await openedGame(shelved.id);
  const read = await readCabinetLink(link.value, opened?.game.variants ?? [], {
    now: () => performance.now(),
    pause,
  });
  if (!read.ok || opened === null) return { is: 'fault', error: read.ok ? 'unknown' : read.error, variant };
  return { is: 'game', opened, tree: read.value };
}

/** Shows the game in a link, or says what is wrong with it. */
export function LinkedGame({ code }: { code: string }) {
  const shown = useFound(code, found);
  if (shown === null) return <output className="loading">{text('page.loading')}</output>;
  if (shown === 'not-loaded') return <Fault error="not-loaded" variant="" code={code} />;
  if (shown.is === 'game') return <ShownGame {...shown.opened} tree={shown.tree} />;
  return <Fault {...shown} code={code} />;
}

function Fault({ error, variant, code }: { error: LinkedFault; variant: string; code: string }) {
  const heading = useHeading();
  return (
    <div className="cabinet">
      <PageTop />
      <main className="hub">
        <h1 ref={heading} tabIndex={-1}>
          {text('link.title')}
        </h1>
        <p role="alert">{faultText(error, variant)}</p>
        {error === 'jikaida' ? (
          <p>
            <Link href={`/g/${code}`}>{text('cabinet.link.jikaida.open')}</Link>
          </p>
        ) : (
          <p className="help">{text('cabinet.link.help')}</p>
        )}
      </main>
    </div>
  );
}

function faultText(error: LinkedFault, variant: string): string {
  switch (error) {
    case 'not-loaded':
      return text('page.not-loaded');
    case 'jikaida':
      return text('cabinet.link.jikaida');
    case 'unknown':
      return text('cabinet.link.unknown', { variant: variant.slice(0, 40) });
    case 'empty':
    case 'too-long':
    case 'signs':
    case 'version':
    case 'damaged':
    case 'too-much':
    case 'game':
      return text(`link.${error}`);
  }
}
