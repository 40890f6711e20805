import { describe, expect, test } from 'vitest';
import { parseJkn } from '../../src/game/jkn/index.ts';
import { sheetOf, type Every } from '../../src/game/sheet.ts';

const RECORD = `[Variation "pastang"]

{ Before. } 1. SMc2-Mc3 SMd5-Md4 $1 2. SMa2-Ma3 { [%csl GMa3] Why? } ( 2. SMa2-Ma4 { So. } SMb5-Mb4 $6 $13 ( 2... SMe5-Me4 ) )
SMf5-Mf4 *
`;

/** The sheet in short: moves and words as they stand, `[…]` for a picture after a move. */
function shortOf(record: string, every: Every): string[] {
  const [game] = parseJkn(record).games;
  if (!game?.tree) throw new Error('no game');
  return sheetOf(game.tree, every).map((part) => {
    if (part.part === 'diagram') return `[${part.after ?? ''}]`;
    return part.part === 'move' ? `${part.number} ${part.record}`.trim() : part.words;
  });
}

describe('a printed game', () => {
  test('has the signs of its moves, and pictures of its start, of marked positions and of its end', () => {
    expect(shortOf(RECORD, null)).toEqual([
      '[]',
      'Before.',
      '1. SMc2-Mc3',
      'SMd5-Md4!',
      '3. SMa2-Ma3',
      'Why?',
      '3. SMa2-Ma4 So. 4. SMb5-Mb4?!∞ (4. SMe5-Me4)',
      '[3. SMa2-Ma3]',
      '4. SMf5-Mf4',
      '[4. SMf5-Mf4]',
    ]);
  });

  test('has further pictures after every so many turns', () => {
    expect(shortOf(RECORD, 2).filter((part) => part.startsWith('['))).toEqual([
      '[]',
      '[2. SMd5-Md4!]',
      '[3. SMa2-Ma3]',
      '[4. SMf5-Mf4]',
    ]);
  });
});
