import { Link } from 'wouter';
import type { AnyGame, Block } from '../../../cabinet/seam/game.ts';
import { shelfText, text, type Say } from '../../../text/cabinet/table.ts';
import { PageTop } from '../../nav/PageTop.tsx';
import { useDocumentTitle } from '../../useDocumentTitle.ts';
import { useHeading } from '../../useHeading.ts';
import { CabinetDiagram } from './CabinetDiagram.tsx';
import '../cabinet.css';
import './cabinetRules.css';

/** The page of rules of one game: what it is, how it is played, what was decided where the sources are silent. */
export function CabinetRules({ game, say }: { game: AnyGame; say: Say }) {
  const heading = useHeading();
  useDocumentTitle(shelfText('name', game.id));
  const { blocks, rulings } = game.page;
  return (
    <div className="cabinet">
      <PageTop back={{ path: '/cabinet', label: text('cabinet.shelf') }} />
      <main className="cabinet-rules">
        <div className="cabinet-rules-head">
          <h1 ref={heading} tabIndex={-1}>
            {shelfText('name', game.id)}
          </h1>
          <Link href={`/cabinet/${game.id}`} className="button go">
            {text('cabinet.to-game')}
          </Link>
        </div>
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page of rules never changes its order
          <RulesBlock key={index} game={game} say={say} block={block} />
        ))}
        <h2>{text('cabinet.rulings')}</h2>
        <p>{text('cabinet.rulings.help')}</p>
        <dl className="cabinet-rulings">
          {rulings.map((name) => (
            <div key={name}>
              <dt>
                <span className="cabinet-ruling-name">{name}</span> {say(`ruling.${name}.question`)}
              </dt>
              <dd>
                <strong>{say(`ruling.${name}.answer`)}</strong>{' '}
                <span>{text('cabinet.ground', { ground: say(`ruling.${name}.ground`) })}</span>
              </dd>
            </div>
          ))}
        </dl>
      </main>
    </div>
  );
}

function RulesBlock({ game, say, block }: { game: AnyGame; say: Say; block: Block }) {
  switch (block.is) {
    case 'heading':
      return <h2>{say(block.key)}</h2>;
    case 'words':
      return <p>{say(block.key)}</p>;
    case 'list':
      return (
        <ol>
          {block.keys.map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ol>
      );
    case 'diagram':
      return <CabinetDiagram game={game} say={say} block={block} />;
  }
}
