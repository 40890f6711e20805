import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { gameBy, type AnyGame } from '../../../cabinet/seam/game.ts';
import { cabinetPastAt, cabinetPositionAt, type CabinetTree } from '../../../game/cabinet/index.ts';
import { partsOf } from '../../../game/sheet.ts';
import { endOfLine, nodeOf, ROOT } from '../../../game/tree/index.ts';
import { endedAt, lineTold, outcomeTold } from '../../../store/cabinet/recordTree.ts';
import { playersText, text } from '../../../text/cabinet/review.ts';
import { endText, shelfText, type Say } from '../../../text/cabinet/table.ts';
import { PageTop } from '../../nav/PageTop.tsx';
import { SheetMoves, SheetTags, type DiagramPart } from '../../print/SheetParts.tsx';
import { everyOf, SheetTools, type EveryChoice } from '../../print/SheetTools.tsx';
import { useHeading } from '../../useHeading.ts';
import { Markers } from '../board/Men.tsx';
import { StillBoard } from '../board/StillBoard.tsx';
import { useReviewOf } from './reviewStores.ts';
import './cabinetPrint.css';
import '../../print/sheet.css';

/** The game under review as a sheet to be printed. */
export function CabinetPrint({ game: all, say }: { game: AnyGame; say: Say }) {
  const tree = useStore(useReviewOf(all, say), (state) => state.tree);
  const heading = useHeading();
  const [choice, setChoice] = useState<EveryChoice>('20');
  const { rules } = tree.start;
  const game = gameBy(all, rules);
  const parts = useMemo(
    () =>
      partsOf(tree, everyOf(choice), {
        number: (before) => `${(nodeOf(tree, before).move?.number ?? 0) + 1}.`,
        isReply: () => false,
        move: (id) => nodeOf(tree, id).move?.text ?? '',
      }),
    [tree, choice],
  );
  return (
    <div className="cabinet-print">
      <PageTop back={{ path: `/cabinet/${all.id}/review`, label: text('cabinet.review') }} />
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {text('cabinet.review.print')}
        </h1>
        <SheetTools choice={choice} onChoose={setChoice} />
        <article className="sheet">
          <header>
            <h2>{playersText(say, tree)}</h2>
            <p>{sheetTitle(all, rules.id)}</p>
            <SheetTags tags={tree.tags} result={endOn(game, say, tree)} />
          </header>
          <SheetMoves
            parts={parts}
            renderDiagram={(part) => <Diagram game={game} say={say} tree={tree} part={part} />}
          />
        </article>
      </main>
    </div>
  );
}

/** How the game has ended and why; undefined if its main line does not reach its end. */
function endOn(game: AnyGame, say: Say, tree: CabinetTree): string | undefined {
  const node = endOfLine(tree, ROOT);
  const line = lineTold(game, tree, node);
  const ended = endedAt(tree, node);
  const outcome = outcomeTold(line, tree, node);
  return outcome.over ? endText(say, line, outcome, ended) : undefined;
}

/** What is played: the game, and the variant if it has another name. */
function sheetTitle({ id }: AnyGame, variant: string): string {
  const [game, rules] = [shelfText('name', id), shelfText('variant', variant)];
  return game === rules ? game : `${game}: ${rules}`;
}

interface DiagramProps {
  readonly game: AnyGame;
  readonly say: Say;
  readonly tree: CabinetTree;
  readonly part: DiagramPart;
}

function Diagram({ game, say, tree, part: { node, after } }: DiagramProps) {
  const position = cabinetPositionAt(tree, node);
  const standing = useMemo(() => game.standing(position, []), [game, position]);
  const markers = game.markers?.(cabinetPastAt(tree, node), position) ?? [];
  return (
    <figure>
      <StillBoard
        game={game}
        standing={standing}
        markers={<Markers game={game} say={say} rules={tree.start.rules} markers={markers} />}
      />
      <figcaption>
        {after === null ? text('cabinet.print.start') : text('cabinet.print.after', { move: after })}
      </figcaption>
    </figure>
  );
}
