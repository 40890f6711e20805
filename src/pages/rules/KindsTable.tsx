import { PieceImage } from '../../board/pieces/Piece.tsx';
import {
  KIND_NAMES,
  pieceAt,
  startPosition,
  type Kind,
  type KindRules,
  type Position,
} from '../../engine/index.ts';
import { LARGER_IDS, variationOf } from '../../game/games/games.ts';
import { text } from '../../text/rules.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import { useSettings } from '../stores.tsx';
import './entries.css';

/** How many pieces of a kind each side has at the start (sections 2, 3 and 14). */
const countOf = (start: Position, kind: Kind): number =>
  Array.from(start.cells, (_, square) => pieceAt(start, square)).filter(
    (piece) => piece?.kind === kind && piece.side === 'yellow',
  ).length;

function frontsOf({ fronts, royal, directions, flies }: KindRules): string {
  if (royal || flies > 0) return text('table.fronts.never');
  return text(directions === 'none' ? 'table.fronts.leap' : `table.fronts.${fronts}`);
}

interface KindsTableProps {
  /** The games whose arrays are counted, a column each. */
  readonly starts: readonly Position[];
  readonly kinds: readonly Kind[];
}

/** The kinds of one game or of several with their codes, numbers and points, as the engine has them. */
function KindsTable({ starts, kinds }: KindsTableProps) {
  const pieces = useSettings(({ settings }) => settings.pieces);
  const ruleset = starts[0]!.ruleset;
  return (
    <div className="rules-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{text('table.kind')}</th>
            <th scope="col">{text('table.code')}</th>
            {starts.map(({ ruleset: { variation } }) => (
              <th scope="col" key={variation.id}>
                {starts.length === 1 ? text('table.count') : variationTitle(variation.id)}
              </th>
            ))}
            <th scope="col">{text('table.points')}</th>
            <th scope="col">{text('table.fronts')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <span className="table-piece">
                  <PieceImage kind={kind} side="yellow" set={pieces} />
                  <PieceImage kind={kind} side="blue" set={pieces} />
                </span>
                <RulesLink to={kind}>{text(`kind.${kind}`)}</RulesLink>
              </th>
              <td>
                <code>{ruleset.kinds[kind].code}</code>
              </td>
              {starts.map((start) => (
                <td key={start.ruleset.variation.id}>{countOf(start, kind)}</td>
              ))}
              <td>{ruleset.kinds[kind].points ?? text('table.no-points')}</td>
              <td>{frontsOf(ruleset.kinds[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const poron = startPosition(variationOf('poron'));

/** The kinds that are in an array. */
const kindsOf = (start: Position): readonly Kind[] =>
  start.ruleset.kindNames.filter((kind) => countOf(start, kind) > 0);

/** The kinds of Poron. */
export const Pieces = () => <KindsTable starts={[poron]} kinds={kindsOf(poron)} />;

/** The kinds that only larger games have, and how many of each there are in the games that have any. */
export function LargerPieces() {
  const known = kindsOf(poron);
  const isFurther = (kind: Kind): boolean => !known.includes(kind);
  const starts = LARGER_IDS.map((id) => startPosition(variationOf(id))).filter((start) =>
    kindsOf(start).some(isFurther),
  );
  const further = KIND_NAMES.filter(
    (kind) => isFurther(kind) && starts.some((start) => kindsOf(start).includes(kind)),
  );
  return <KindsTable starts={starts} kinds={further} />;
}
