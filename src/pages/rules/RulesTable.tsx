import { PieceImage } from '../../board/pieces/Piece.tsx';
import { KIND_NAMES, KINDS, pieceAt, startPosition, type Kind } from '../../engine/index.ts';
import { GAMES, variationOf } from '../../game/games.ts';
import type { TableName } from '../../text/rulebook/blocks.ts';
import { isSection } from '../../text/rulebook/ids.ts';
import { text } from '../../text/rules.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import { useSettings } from '../stores.tsx';

/** A table that is made from the rules as the engine has them. */
export function RulesTable({ name }: { name: TableName }) {
  switch (name) {
    case 'boards':
      return <Boards />;
    case 'pieces':
      return <Pieces />;
    case 'signs':
      return <Signs />;
  }
}

function Boards() {
  return (
    <div className="rules-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{text('table.game')}</th>
            <th scope="col">{text('table.size')}</th>
            <th scope="col">{text('table.drins')}</th>
          </tr>
        </thead>
        <tbody>
          {GAMES.map(({ id }) => {
            const { drins } = variationOf(id);
            const { width, height } = startPosition(variationOf(id)).ruleset.geometry;
            return (
              <tr key={id}>
                <th scope="row">{text(`variation.${id}`)}</th>
                <td>{text('table.size.value', { drins: drins.flat().length, width, height })}</td>
                <td>{drins.map((row) => row.map((drin) => drin.name).join(' ')).join(' / ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const start = startPosition(variationOf('poron'));

/** How many pieces of a kind each side has in Poron (section 2). */
const countOf = (kind: Kind): number =>
  Array.from(start.cells, (_, square) => pieceAt(start, square)).filter(
    (piece) => piece?.kind === kind && piece.side === 'yellow',
  ).length;

function frontsOf(kind: Kind): string {
  const { fronts, royal, directions } = KINDS[kind];
  if (directions === 'none') return text('table.fronts.leap');
  if (royal) return text('table.fronts.never');
  return text(`table.fronts.${fronts}`);
}

function Pieces() {
  const pieces = useSettings(({ settings }) => settings.pieces);
  return (
    <div className="rules-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{text('table.kind')}</th>
            <th scope="col">{text('table.code')}</th>
            <th scope="col">{text('table.count')}</th>
            <th scope="col">{text('table.points')}</th>
            <th scope="col">{text('table.fronts')}</th>
          </tr>
        </thead>
        <tbody>
          {KIND_NAMES.flatMap((kind) =>
            isSection(kind)
              ? [
                  <tr key={kind}>
                    <th scope="row">
                      <span className="table-piece">
                        <PieceImage kind={kind} side="yellow" set={pieces} />
                        <PieceImage kind={kind} side="blue" set={pieces} />
                      </span>
                      <RulesLink to={kind}>{text(`kind.${kind}`)}</RulesLink>
                    </th>
                    <td>
                      <code>{KINDS[kind].code}</code>
                    </td>
                    <td>{countOf(kind)}</td>
                    <td>{KINDS[kind].points ?? text('table.no-points')}</td>
                    <td>{frontsOf(kind)}</td>
                  </tr>,
                ]
              : [],
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The signs of the record form (section 12). */
const SIGNS = [
  ['-', 'move'],
  ['x', 'capture'],
  ['^', 'vault'],
  ['^x', 'vault-capture'],
  ['<>', 'fluttember'],
  ['#', 'hyrkaida'],
  ['n', 'nikaida'],
  ['t', 'tikaida'],
  ['+', 'kaida'],
] as const;

function Signs() {
  return (
    <div className="rules-table narrow">
      <table>
        <thead>
          <tr>
            <th scope="col">{text('table.sign')}</th>
            <th scope="col">{text('table.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {SIGNS.map(([sign, meaning]) => (
            <tr key={sign}>
              <th scope="row">
                <code>{sign}</code>
              </th>
              <td>{text(`sign.${meaning}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
