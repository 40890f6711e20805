import { Copy, FileDown, Image as Picture, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { coloursOf } from '../../board/diagram/colours.ts';
import { diagramSvg } from '../../board/diagram/diagram.ts';
import { formatPosition } from '../../engine/index.ts';
import { formatGame } from '../../game/jkn/index.ts';
import { formatLink } from '../../game/link/index.ts';
import { LINK_LIMITS } from '../../game/link/limits.ts';
import { nodeOf, positionAt, type GameTree, type NodeId } from '../../game/tree/index.ts';
import { text } from '../../text/passing.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { bottomOf } from '../table/useBottom.ts';
import { useNavigation } from '../navigation.ts';
import { usePrinting, useSettings } from '../stores.tsx';
import { LinkWays } from './LinkWays.tsx';
import './passOn.css';
import { asFileName, saveFile } from '../saveFile.ts';
import { pngOf, svgAddress } from './picture.ts';
import { useCopy } from './useCopy.ts';
import { ShareButton } from './ShareButton.tsx';

export interface PassOnProps {
  readonly tree: GameTree;
  /** The move whose position is shown. */
  readonly node: NodeId;
}

/** All ways to pass a game or a position on. Nothing of it goes to a server. */
export function PassOn({ tree, node }: PassOnProps) {
  return (
    <div className="pass-on">
      <LinkPart tree={tree} />
      <TextPart tree={tree} node={node} />
      <PicturePart tree={tree} node={node} />
    </div>
  );
}

function LinkPart({ tree }: { tree: GameTree }) {
  const link = useMemo(() => formatLink(tree), [tree]);
  if (!link.ok)
    return (
      <section>
        <h3>{text('pass-on.link')}</h3>
        <p className="help">
          {text('pass-on.link.too-long', { most: link.error.most, moves: LINK_LIMITS.moves })}
        </p>
      </section>
    );
  return (
    <section className="link-part">
      <h3>{text('pass-on.link')}</h3>
      <LinkWays
        address={`${location.origin}${location.pathname}#/g/${link.value}`}
        label={text('pass-on.link')}
        help={text('pass-on.link.help')}
      />
    </section>
  );
}

function TextPart({ tree, node }: PassOnProps) {
  const { copied, copy } = useCopy();
  const lay = usePrinting((state) => state.lay);
  const { open } = useNavigation();
  const record = useMemo(() => formatGame(tree), [tree]);
  const line = formatPosition(positionAt(tree, node));
  return (
    <section>
      <h3>{text('pass-on.text')}</h3>
      <div className="pass-on-row">
        <ShareButton icon={Copy} onClick={() => copy(record)}>
          {text(copied === record ? 'action.copied' : 'pass-on.record')}
        </ShareButton>
        <ShareButton
          icon={FileDown}
          onClick={() => saveFile(`${fileName(tree)}.jkn`, [record], 'text/plain')}
        >
          {text('pass-on.file')}
        </ShareButton>
        <ShareButton icon={Copy} onClick={() => copy(line)}>
          {text(copied === line ? 'action.copied' : 'pass-on.position')}
        </ShareButton>
        <ShareButton
          icon={Printer}
          onClick={() => {
            lay(tree);
            open('/print');
          }}
        >
          {text('pass-on.print')}
        </ShareButton>
      </div>
    </section>
  );
}

/** The factor by which pictures are enlarged, so that they stay sharp. */
const SCALE = 2;

function PicturePart({ tree, node }: PassOnProps) {
  const settings = useSettings((state) => state.settings);
  const [hasFailed, setFailed] = useState(false);
  const position = positionAt(tree, node);
  const { move, notes } = nodeOf(tree, node);
  const { geometry, variation } = position.ruleset;
  const svg = useMemo(() => {
    const view = { ...settings, turning: false, facing: false };
    return diagramSvg({
      position,
      bottom: bottomOf(view, position.turn, geometry, false),
      pieces: settings.pieces,
      colours: coloursOf(document.documentElement),
      title: text('pass-on.picture.title', {
        game: variationTitle(variation.id),
        line: formatPosition(position),
      }),
      ...(move === null ? {} : { last: [move.from, move.to] }),
      drawings: notes,
    });
  }, [settings, position, geometry, variation, move, notes]);
  const savePng = async (): Promise<void> => {
    try {
      saveFile(`${fileName(tree)}.png`, [await pngOf(svg, SCALE)], 'image/png');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className="picture-part">
      <h3>{text('pass-on.picture')}</h3>
      <img src={svgAddress(svg)} alt={text('pass-on.picture')} />
      <div className="pass-on-row">
        <ShareButton icon={Picture} onClick={() => void savePng()}>
          {text('pass-on.png')}
        </ShareButton>
        <ShareButton icon={Picture} onClick={() => saveFile(`${fileName(tree)}.svg`, [svg], 'image/svg+xml')}>
          {text('pass-on.svg')}
        </ShareButton>
        {hasFailed && <p className="problem">{text('pass-on.picture.failed')}</p>}
      </div>
    </section>
  );
}

/** `dray-delia`: the players' names, or the game, in characters that every file system accepts. */
function fileName({ tags, start }: GameTree): string {
  const names = [tags.get('Yellow'), tags.get('Blue')].filter((name) => name !== undefined).join('-');
  return asFileName((names === '' ? start.ruleset.variation.id : names).toLowerCase()) || 'jikaida';
}
