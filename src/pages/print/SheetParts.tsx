import type { ReactNode } from 'react';
import type { SheetPart } from '../../game/sheet.ts';
import type { Tags } from '../../game/tree/index.ts';
import { text } from '../../text/passing.ts';
import './sheet.css';

export type DiagramPart = Extract<SheetPart, { part: 'diagram' }>;

/** Tags whose content is in the heading. */
const TOLD = ['Event', 'Site', 'Date', 'Round', 'Result', 'Annotator'] as const;

interface SheetTagsProps {
  readonly tags: Tags;
  /** How the game ended, if more is known than the tag says. */
  readonly result?: string | undefined;
}

/** What the tags of a game say about it. */
export const SheetTags = ({ tags, result }: SheetTagsProps) => (
  <dl>
    {TOLD.flatMap((tag) => {
      const value = tag === 'Result' && result !== undefined ? result : tags.get(tag);
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
);

interface SheetMovesProps {
  readonly parts: readonly SheetPart[];
  readonly renderDiagram: (part: DiagramPart) => ReactNode;
}

/** The moves in two columns with pictures of positions. */
export const SheetMoves = ({ parts, renderDiagram }: SheetMovesProps) => (
  <div className="sheet-moves">
    {parts.map((part, index) => (
      <Part
        // a move may have two comments, one before it and one after it
        key={`${part.part} ${part.node} ${part.part === 'comment' && parts[index - 1]?.node === part.node ? 'after' : ''}`}
        part={part}
        renderDiagram={renderDiagram}
      />
    ))}
  </div>
);

/** One part; what comes from records is text and nothing else. */
function Part({ part, renderDiagram }: Pick<SheetMovesProps, 'renderDiagram'> & { part: SheetPart }) {
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
      return renderDiagram(part);
  }
}
