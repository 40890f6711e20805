// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { PRINT_COLOURS } from '../../src/board/diagram/colours.ts';
import { diagramSvg } from '../../src/board/diagram/diagram.ts';
import { pieceSets } from '../../src/board/pieces/names.ts';
import { drawingsOf, proposedOf } from '../../src/board/ways/drawing.ts';
import { BOTTOMS, viewOf } from '../../src/board/view.ts';
import { pieceAt, startPosition, VARIATIONS } from '../../src/engine/index.ts';
import { COLOURS } from '../../src/game/tree/index.ts';
import { variationOf } from '../support/grid.ts';

/** The tags of a text that must be well formed: each that is opened is closed, in the right order. */
function tagsOf(text: string): string[] {
  const open: string[] = [];
  const all: string[] = [];
  for (const [tag, end, name = '', body = ''] of text.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?>/g,
  )) {
    if (end === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes another tag`);
    } else {
      all.push(`${name}${body}`);
      if (!tag.endsWith('/>')) open.push(name);
    }
  }
  expect(open).toEqual([]);
  expect(text.replace(/<\/?[a-z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(/[<>]/);
  return all;
}

describe('a diagram', () => {
  test.each(VARIATIONS.map((variation) => [variation.id, variation] as const))(
    'of %s is sound, with every piece, drin and coordinate, however it lies',
    (_, variation) => {
      const position = startPosition(variation);
      const { geometry } = position.ruleset;
      const count = Array.from(position.cells).filter((_cell, square) => pieceAt(position, square)).length;
      for (const bottom of BOTTOMS)
        for (const pieces of pieceSets) {
          const svg = diagramSvg({ position, bottom, pieces, colours: PRINT_COLOURS, title: variation.id });
          const tags = tagsOf(svg);
          expect(tags.filter((tag) => tag.startsWith('use '))).toHaveLength(count);
          for (const { name } of geometry.drins) expect(svg).toContain(`>${name}</text>`);
          expect(svg.match(/<text x="[^"]*" y="[^"]*">[A-F1-6]<\/text>/g)).toHaveLength(
            geometry.width + geometry.height,
          );
          expect(svg).not.toMatch(/NaN|undefined|url\(|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
        }
    },
  );

  test('contains its title as text only', () => {
    const position = startPosition(variationOf('pastang'));
    const title = '</title><script>alert("1")</script>\u0000&';
    const svg = diagramSvg({ position, bottom: 'south', pieces: 'tiles', colours: PRINT_COLOURS, title });
    expect(tagsOf(svg).some((tag) => tag.startsWith('script'))).toBe(false);
    expect(svg).toContain('&lt;/title&gt;&lt;script&gt;');
  });

  test('shows the arrows and marked squares of its move as the board does, however it lies', () => {
    const position = startPosition(variationOf('pastang'));
    const colours = Object.values(COLOURS);
    const drawings = {
      arrows: colours.map((colour, index) => ({ colour, from: index, to: 30 - index })),
      marks: colours.map((colour, index) => ({ colour, square: 12 + index })),
    };
    for (const bottom of BOTTOMS) {
      const options = { position, bottom, pieces: 'figures', colours: PRINT_COLOURS, title: '' } as const;
      const svg = diagramSvg({ ...options, drawings });
      tagsOf(svg);
      const onBoard = drawingsOf(viewOf(position.ruleset.geometry, bottom), drawings).flatMap(
        ({ line, head, dash }) => [
          `d="${line}"`,
          head === null ? '' : `transform="${head.transform}"`,
          dash === undefined ? '' : `stroke-dasharray="${dash}"`,
        ],
      );
      expect(onBoard.filter((part) => !svg.includes(part))).toEqual([]);
      expect(svg.match(/class="drawn /g)).toHaveLength(8);
      expect(diagramSvg(options)).not.toContain('drawn');
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  test('tells the four colours apart without colour: each has a dash and an outline of its own', () => {
    const { ruleset } = startPosition(variationOf('pastang'));
    const colours = Object.values(COLOURS);
    const drawn = drawingsOf(viewOf(ruleset.geometry, 'south'), {
      arrows: colours.map((colour) => ({ colour, from: 0, to: 14 })),
      marks: colours.map((colour) => ({ colour, square: 20 })),
    });
    expect(new Set(drawn.filter(({ head }) => head !== null).map(({ dash }) => dash)).size).toBe(4);
    expect(new Set(drawn.filter(({ head }) => head === null).map(({ line }) => line)).size).toBe(4);
  });

  test('tells the computer’s arrows from the reader’s by width and point, and the best from the next', () => {
    const { ruleset } = startPosition(variationOf('pastang'));
    const view = viewOf(ruleset.geometry, 'south');
    const [from, to] = [0, 14];
    const proposed = proposedOf(
      view,
      [0, 1, 2, 3, 4].map((rank) => ({ from, to, rank })),
    );
    const [own] = drawingsOf(view, { arrows: [{ from, to, colour: 'green' }], marks: [] });
    expect(proposed.map(({ head }) => head?.line)).not.toContain(own?.head?.line);
    const widths = proposed.map(({ width }) => width);
    expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
  });
});
