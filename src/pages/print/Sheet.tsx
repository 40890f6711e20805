import { memo, useMemo } from 'react';
import { PRINT_COLOURS } from '../../board/diagram/colours.ts';
import { diagramSvg } from '../../board/diagram/diagram.ts';
import type { Side } from '../../engine/index.ts';
import { endAt } from '../../game/recordEnd.ts';
import { sheetOf, type Every } from '../../game/sheet.ts';
import { endOfLine, nodeOf, positionAt, type GameTree } from '../../game/tree/index.ts';
import { endText, resultText } from '../../text/outcomes.ts';
import { text } from '../../text/passing.ts';
import { playerText } from '../../text/players.ts';
import { standingAt } from '../../text/review/reviewed.ts';
import { bookSides } from '../../text/sides.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { svgAddress } from '../share/picture.ts';
import { SheetMoves, SheetTags, type DiagramPart } from './SheetParts.tsx';
import './sheet.css';

interface SheetProps {
  readonly tree: GameTree;
  readonly every: Every;
}

/** Up to this many columns of drins are still legible in a column of the sheet; a wider board takes the whole width. */
const MOST_IN_COLUMN = 3;

/** A game as it is printed: players, the content of its tags, moves in two columns with pictures of positions. */
export const Sheet = memo(function Sheet({ tree, every }: SheetProps) {
  const parts = useMemo(() => sheetOf(tree, every), [tree, every]);
  const { tags, start } = tree;
  const names = { yellow: tags.get('Yellow') ?? '', blue: tags.get('Blue') ?? '' };
  const player = (side: Side): string => playerText(side, names, bookSides());
  return (
    <article className="sheet" data-wide={start.ruleset.geometry.columns > 1 || undefined}>
      <header>
        <h2>{text('print.players', { yellow: player('yellow'), blue: player('blue') })}</h2>
        <p>{variationTitle(start.ruleset.variation.id)}</p>
        <SheetTags tags={tags} result={resultOn(tree)} />
      </header>
      <SheetMoves parts={parts} renderDiagram={(part) => <Diagram tree={tree} part={part} />} />
    </article>
  );
});

/** How the game ended and why, as far as its record says; undefined if it has not ended. */
function resultOn(tree: GameTree): string | undefined {
  const ended = endAt(tree, endOfLine(tree));
  if (ended === null) return undefined;
  return ended.known === 'end'
    ? endText(ended.end, tree.start.ruleset, { sides: bookSides() })
    : resultText(ended.result);
}

function Diagram({ tree, part }: { tree: GameTree; part: DiagramPart }) {
  const position = positionAt(tree, part.node);
  const { move, notes } = nodeOf(tree, part.node);
  const caption =
    part.after === null
      ? text('print.start')
      : text('print.after', { move: part.after, standing: standingAt(tree, part.node, bookSides()) });
  const source = useMemo(() => {
    const svg = diagramSvg({
      position,
      bottom: 'south',
      pieces: 'figures',
      colours: PRINT_COLOURS,
      title: caption,
      ...(move === null ? {} : { last: [move.from, move.to] }),
      drawings: notes,
    });
    return svgAddress(svg);
  }, [position, move, notes, caption]);
  return (
    <figure data-spans={position.ruleset.geometry.columns > MOST_IN_COLUMN || undefined}>
      <img src={source} alt={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
