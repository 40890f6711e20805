import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangementFaults,
  emptyArrangement,
  formatPosition,
  KIND_NAMES,
  KINDS,
  parsePosition,
  pieceAt,
  startPosition,
  VARIATIONS,
  withFluttember,
  withPiece,
} from '../../../src/engine/index.ts';
import { formatAddress, parseAddress } from '../../../src/game/editor/address.ts';
import { begin, change, redo, undo } from '../../../src/game/editor/editing.ts';
import { lookOver } from '../../../src/game/editor/faults.ts';
import { squareNamed } from '../../../src/game/games/named.ts';
import { kindsOf, pieceOfKey } from '../../../src/game/editor/kinds.ts';
import { readLine } from '../../../src/game/editor/line.ts';
import { carry, toggleFresh, use, withAllFresh } from '../../../src/game/editor/tools.ts';
import { holds } from '../../support/arbitrary.ts';
import { variationOf } from '../../support/grid.ts';

const poron = variationOf('poron');
const empty = emptyArrangement(poron);
const kindOf = (letter: string) => KIND_NAMES.find((kind) => KINDS[kind].letter === letter.toUpperCase());
/** The piece of a letter in position lines. */
const pieceOfLetter = (letter: string) => {
  const kind = kindOf(letter);
  return kind && ({ kind, side: letter === letter.toUpperCase() ? 'yellow' : 'blue' } as const);
};
const place = (letters: Readonly<Record<number, string>>, from = empty) =>
  Object.entries(letters).reduce(
    (board, [square, letter]) => withPiece(board, Number(square), pieceOfLetter(letter) ?? null),
    from,
  );

describe('an arrangement', () => {
  test('is a position exactly when its line is', () => {
    holds(({ position }) => {
      expect(arrangementFaults(position)).toEqual([]);
      const other = { ...position, turn: position.turn === 'yellow' ? 'blue' : 'yellow' } as const;
      const read = parsePosition(position.ruleset.variation, formatPosition(other));
      expect(arrangementFaults(other)[0]).toEqual(read.ok ? undefined : read.error);
    }, 200);
  });

  test('reports every missing or surplus King, and marks the surplus ones', () => {
    const { faults, squares } = lookOver(place({ 0: 'K', 5: 'K' }));
    expect(faults.map(({ code, where, found }) => [code, where, found])).toEqual([
      ['king-count', 'yellow', '2'],
      ['king-count', 'blue', '0'],
    ]);
    expect(squares).toEqual([0, 5]);
  });

  test('reports a King in Kaida whose side is not to move, and what attacks it', () => {
    const { faults, kaida } = lookOver(place({ 0: 'K', 215: 'k', 204: 'C' }));
    expect(faults).toMatchObject([{ code: 'opponent-in-kaida', where: 'blue', at: 57 }]);
    expect(kaida).toEqual({ king: 215, attackers: [204] });
  });

  test('keeps rights of the Fluttember only where the game has them', () => {
    expect(withFluttember(empty, 'yellow', false).fluttember).toBe(2);
    const pastang = emptyArrangement(variationOf('pastang'));
    expect(withFluttember(pastang, 'yellow', true).fluttember).toBe(0);
  });
});

describe('tools', () => {
  const start = startPosition(poron);

  test('a piece has its first move exactly where it stands at home', () => {
    const away = carry(start, 24, 60);
    expect(pieceAt(away, 60)).toEqual({ side: 'yellow', kind: 'swod', fresh: false });
    expect(pieceAt(carry(away, 60, 25), 25)?.fresh).toBe(true);
    expect(pieceAt(toggleFresh(start, 24), 24)?.fresh).toBe(false);
    expect(toggleFresh(away, 60)).toBe(away);
    expect(withAllFresh(withAllFresh(start, false), true).cells).toEqual(Uint8Array.from(start.cells));
  });

  test('putting the same piece on a square again removes it', () => {
    const tool = { does: 'place', side: 'blue', kind: 'kapt' } as const;
    const once = use(empty, tool, 100);
    expect(pieceAt(once, 100)?.kind).toBe('kapt');
    expect(pieceAt(use(once, tool, 100), 100)).toBeNull();
  });

  test.each([
    // the games on Poron's board and larger ones may hold every kind (section 15)
    ['poron', 'SDHJCGMPKYFAX'],
    ['hyrshiv', 'SDHJCGMPKYFAX'],
    ['pastang', 'SD'],
    ['pastang:swods-mixed', 'SDHM'],
    ['stikitche', 'SDHJCGMPK'],
    ['draks-city', 'SP'],
  ])('the palette of %s', (id, letters) => {
    const kinds = Array.from(letters, kindOf);
    expect(new Set<unknown>(kindsOf(variationOf(id)))).toEqual(new Set(kinds));
  });

  test.each([
    ['poron', 'S', ['swod', 'swod']],
    ['poron', 'K', ['king', 'kapt', 'king']],
    ['poron', 'P', ['pallan', 'paktun', 'pallan']],
    ['poron', 'H', ['hikdar', 'hyrpaktun', 'hikdar']],
    ['poron', 'C', ['chuktar', 'crossbowman', 'chuktar']],
    ['stikitche', 'H', ['hikdar', 'hikdar']],
    // letters of position lines with which no code begins, and kinds that the game lacks
    ['poron', 'G', [undefined]],
    ['poron', 'M', [undefined]],
    ['stikitche', 'A', [undefined]],
    ['draks-city', 'K', [undefined]],
  ])('in %s the key %s sets pieces by their codes', (id, key, kinds) => {
    for (const [side, pressed] of [
      ['yellow', key],
      ['blue', key.toLowerCase()],
    ] as const) {
      // a key does not go on from a piece of the other side
      let board = withPiece(emptyArrangement(variationOf(id)), 3, {
        kind: 'swod',
        side: side === 'blue' ? 'yellow' : 'blue',
      });
      for (const kind of kinds) {
        const piece = pieceOfKey(pressed, board, 3);
        expect(piece).toEqual(kind && { kind, side });
        board = withPiece(board, 3, piece ?? null);
      }
    }
  });

  test('terrain is laid on both sides alike, is removed again, and leaves the pieces alone', () => {
    const tool = { does: 'brush', sort: 'river' } as const;
    const at = squareNamed(start, 'Mc4');
    const once = use(start, tool, at, true);
    expect(once.ruleset.variation.id).toBe('poron@r:Mc4,Cd3');
    expect(once.cells).toBe(start.cells);
    expect(use(once, tool, at, true).ruleset.variation.id).toBe('poron');
    const hill = use(once, { does: 'brush', sort: 'hill' }, at);
    expect(hill.ruleset.variation.id).toBe('poron@h:Mc4;r:Cd3');
    expect(use(hill, { does: 'brush', sort: null }, at).ruleset.variation.id).toBe('poron@r:Cd3');
  });

  test('undo and redo go back and forth, and a change drops what was undone', () => {
    const three = change(change(begin(1), 2), 3);
    expect(undo(three).present).toBe(2);
    expect(redo(undo(three))).toEqual(three);
    expect(change(undo(three), 9).future).toEqual([]);
    expect(undo(begin(1))).toEqual(begin(1));
    expect(change(three, 3)).toBe(three);
  });
});

describe('a pasted line', () => {
  test('is read for the game that it fits', () => {
    for (const variation of VARIATIONS) {
      const read = readLine(
        variation,
        `  ${formatPosition(startPosition(variation)).replaceAll(' ', '\n ')}`,
      );
      expect(read.ok && read.value.ruleset.variation.id).toBe(variation.id);
      const fromPoron = readLine(poron, formatPosition(startPosition(variation)));
      expect(fromPoron.ok && fromPoron.value.cells.length).toBe(startPosition(variation).cells.length);
    }
  });

  test('is put on the board even if it cannot be played yet', () => {
    holds(({ id, position }) => {
      const kingless = formatPosition({ ...position, cells: new Uint8Array(position.cells.length) });
      for (const line of [formatPosition({ ...position, turn: 'blue' }), kingless]) {
        const read = readLine(variationOf(id), line);
        expect(read.ok && formatPosition(read.value)).toBe(line);
      }
    }, 50);
  });

  test('is refused in the words of the game on the board', () => {
    const read = readLine(poron, 'nonsense y - - 0');
    expect(read).toMatchObject({ ok: false, error: { code: 'rank-count', expected: ['18'] } });
  });
});

describe('the address of an arrangement', () => {
  test('leads back to it, whatever stands on the board', () => {
    holds(({ position }) => {
      const other = { ...position, turn: position.turn === 'yellow' ? 'blue' : 'yellow' } as const;
      for (const arrangement of [position, other, emptyArrangement(position.ruleset.variation)]) {
        const address = formatAddress(arrangement);
        expect(address).toBe(encodeURI(address));
        const read = parseAddress(address);
        expect(read.ok && read.value.ruleset).toBe(arrangement.ruleset);
        expect(read.ok && formatPosition(read.value)).toBe(formatPosition(arrangement));
      }
    }, 100);
  });

  test.each([
    ['pastang', 'pastang'],
    ['draks-city:mass/', 'draks-city:mass'],
  ])('%s means the start of the game', (address, id) => {
    const read = parseAddress(address);
    expect(read.ok && formatPosition(read.value)).toBe(formatPosition(startPosition(variationOf(id))));
  });

  test.each([
    ['', { code: 'variation', error: { code: 'base-unknown', found: '' } }],
    ['chess/8_w', { code: 'variation', error: { code: 'base-unknown', found: 'chess' } }],
    ['pastang/6/6_y_-_-_0', { code: 'line', at: { code: 'rank-count' } }],
    ['poron/%ff', { code: 'line' }],
  ])('%s is refused with a reason', (address, error) => {
    expect(parseAddress(address)).toMatchObject({ ok: false, error });
  });

  test('any text at all is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        for (const address of [rest, `stikitche/${rest}`]) expect(() => parseAddress(address)).not.toThrow();
      }),
    );
  });
});
