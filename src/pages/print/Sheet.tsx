import { memo, useMemo } from 'react';
import { PRINT_COLOURS } from '../../board/diagram/colours.ts';
import { diagramSvg } from '../../board/diagram/diagram.ts';
import { sheetOf, type Every, type SheetPart } from '../../game/sheet.ts';
import { nodeOf, positionAt, type GameTree } from '../../game/tree/index.ts';
import { text } from '../../text/passing.ts';
import { bookSides } from '../../text/sides.ts';
import { variationTitle } from '../../text/variations.ts';
import { svgAddress } from '../share/picture.ts';
import './sheet.css';

interface SheetProps {
  readonly tree: GameTree;
  readonly every: Every;
}

/** Tags that the heading tells. */
const TOLD = ['Event', 'Site', 'Date', 'Round', 'Result', 'Annotator'] as const;

/** Columns of drins that are still told apart in a column of the sheet; a broader board takes the whole breadth. */
const MOST_IN_COLUMN = 3;

/** A game as it is printed: players, what its tags tell, moves in two columns with pictures of positions. */
export const Sheet = memo(function Sheet({ tree, every }: SheetProps) {
  const parts = useMemo(() => sheetOf(tree, every), [tree, every]);
  const { tags, start } = tree;
  const name = (side: 'Yellow' | 'Blue'): string =>
    tags.get(side) ?? bookSides()[side === 'Yellow' ? 'yellow' : 'blue'];
  return (
    <article className="sheet" data-wide={start.ruleset.geometry.columns > 1 || undefined}>
      <header>
        <h2>{text('print.players', { yellow: name('Yellow'), blue: name('Blue') })}</h2>
        <p>{variationTitle(start.ruleset.variation.id)}</p>
        <dl>
          {TOLD.flatMap((tag) => {
            const value = tags.get(tag);
            return value === undefined
              ? []
              : [
                  <div key={tag}>
                    <dt>{text(`print.tag.${tag}`)}</dt>
                    <dd>{value}</dd>
                  </div>,
                ];
          })}
        </dl>
      </header>
      <div className="sheet-moves">
        {parts.map((part) => (
          <Part
            key={`${part.part} ${part.node} ${part.part === 'comment' ? part.words.length : ''}`}
            tree={tree}
            part={part}
          />
        ))}
      </div>
    </article>
  );
});

/** One part; what comes from records is text and nothing else. */
function Part({ tree, part }: { tree: GameTree; part: SheetPart }) {
  switch (part.part) {
    case 'move':
      return (
        <span className="sheet-move">
          {part.number} <b>{part.record}</b>{' '}
        </span>
      );
    case 'comment':
      return <p className="sheet-comment">{part.words}</p>;
    case 'variation':
      return <p className="sheet-variation">({part.words})</p>;
    case 'diagram':
      return <Diagram tree={tree} part={part} />;
  }
}

function Diagram({ tree, part }: { tree: GameTree; part: Extract<SheetPart, { part: 'diagram' }> }) {
  const position = positionAt(tree, part.node);
  const { move, notes } = nodeOf(tree, part.node);
  const caption =
    part.after === null
      ? text('print.start')
      : text('print.after', { move: part.after, side: bookSides()[position.turn] });
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
