import { startPosition } from '../../engine/index.ts';
import { GAMES, LARGER_IDS, variationOf } from '../../game/games/games.ts';
import type { TableName } from '../../text/rulebook/blocks.ts';
import { text } from '../../text/rules.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { LargerPieces, Pieces } from './KindsTable.tsx';
import { PlayedSets } from './RuleFits.tsx';
import './entries.css';

/** A table that is made from the rules as the engine has them. */
export function RulesTable({ name }: { name: TableName }) {
  switch (name) {
    case 'boards':
      return <Boards ids={GAMES.map(({ id }) => id)} />;
    case 'larger-boards':
      return <Boards ids={LARGER_IDS} />;
    case 'larger-pieces':
      return <LargerPieces />;
    case 'played-sets':
      return <PlayedSets />;
    case 'pieces':
      return <Pieces />;
    case 'signs':
      return <Signs />;
  }
}

function Boards({ ids }: { ids: readonly string[] }) {
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
          {ids.map((id) => {
            const { drins } = variationOf(id);
            const { width, height } = startPosition(variationOf(id)).ruleset.geometry;
            return (
              <tr key={id}>
                <th scope="row">{variationTitle(id)}</th>
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
