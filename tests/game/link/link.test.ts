import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { startPosition } from '../../../src/engine/index.ts';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import {
  formatLink,
  LINK_ERRORS,
  LINK_LIMITS,
  parseLink,
  parseLinkInSlices,
} from '../../../src/game/link/index.ts';
import { toBase64 } from '../../../src/game/link/base64.ts';
import { recordOfSitting } from '../../../src/game/sittingRecord.ts';
import { annotate, isSameTree, lineFrom, newTree, type GameTree } from '../../../src/game/tree/index.ts';
import { SAMPLES } from '../../../src/samples/index.ts';
import { budget } from '../../support/budget.ts';
import { setupOf, sittingWith } from '../../support/games.ts';
import { variationOf } from '../../support/grid.ts';
import { seeded } from '../../support/random.ts';
import { analysedGame, anyTree } from '../../support/trees.ts';

const treesOf = (text: string): GameTree[] =>
  parseJkn(text).games.flatMap(({ tree }) => (tree === null ? [] : [tree]));
const played = treesOf(readFileSync(new URL('../../fixtures/played.jkn', import.meta.url), 'utf8'));
const start = newTree(startPosition(variationOf('poron')));

function codeOf(tree: GameTree): string {
  const link = formatLink(tree);
  if (!link.ok) throw new Error(link.error.code);
  return link.value;
}

/** A code around bytes that are no game, with all that is checked before them. */
function codeAround(content: Uint8Array, first: number): string {
  const bytes = new Uint8Array(content.length + 5);
  bytes[0] = first;
  bytes.set(content, 5);
  let hash = 0x811c9dc5;
  for (const byte of content) hash = Math.imul(hash ^ byte, 0x01000193);
  new DataView(bytes.buffer).setUint32(1, hash >>> 0);
  return toBase64(bytes);
}

describe('a link holds a whole game', () => {
  test('with variations, notes and tags, in signs that every address may have', () => {
    fc.assert(
      fc.property(anyTree(), (tree) => {
        const link = formatLink(tree);
        if (!link.ok) return;
        expect(link.value).toMatch(/^[\w-]+$/);
        const read = parseLink(link.value);
        expect(read.ok && isSameTree(read.value, tree)).toBe(true);
      }),
      { seed: 5, numRuns: budget(250, 25) },
    );
  });

  test('of 400 turns of Lamdu with a river, which the computer played, in fewer than 2,000 characters', () => {
    const [id = '', ...moves] = readFileSync(new URL('../../fixtures/lamdu.txt', import.meta.url), 'utf8')
      .trim()
      .split(/\s+/);
    const { tree } = recordOfSitting(
      sittingWith(setupOf(id, { names: { yellow: 'Anna', blue: 'Bo' } }), ...moves),
    );
    expect(lineFrom(tree)).toHaveLength(400);
    const code = codeOf(tree);
    expect(code.length).toBeLessThan(1300);
    const read = parseLink(code);
    expect(read.ok && isSameTree(read.value, tree)).toBe(true);
  });

  test.each([...played, ...treesOf(SAMPLES.join('\n'))].map((tree, index) => [index, tree] as const))(
    'game %d of the records',
    (_, tree) => {
      const read = parseLink(codeOf(tree));
      expect(read.ok && isSameTree(read.value, tree)).toBe(true);
    },
  );

  test('in less than two characters a turn', () => {
    for (const tree of played) {
      const turns = lineFrom(tree).length;
      expect(codeOf(tree).length).toBeLessThan(2 * turns + 260);
    }
  });

  test('and is refused to a game that is too long', () => {
    const tree = annotate(start, 0, { after: seededWords(9000) });
    expect(formatLink(tree)).toEqual({ ok: false, error: { code: 'too-long', most: LINK_LIMITS.code } });
  });
});

/** Words that no packing makes much shorter. */
const seededWords = (length: number): string => {
  const random = seeded(7);
  return Array.from({ length }, () => String.fromCodePoint(0x4e00 + random.below(5000))).join('');
};

describe('a link from a stranger', () => {
  test('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^B[\w-]*$/)), (code) => {
        const read = parseLink(code);
        expect([null, ...LINK_ERRORS]).toContain(read.ok ? null : read.error.code);
      }),
      { seed: 6, numRuns: budget(2000, 100) },
    );
  });

  test('is refused when a sign of it is another', () => {
    const code = codeOf(treesOf(SAMPLES[0] ?? '')[0] ?? start);
    for (let at = 0; at < code.length; at += 7) {
      const other = code.charAt(at) === 'A' ? 'B' : 'A';
      expect(parseLink(code.slice(0, at) + other + code.slice(at + 1)).ok).toBe(false);
    }
  });

  test('says that its end is missing, wherever it was cut', () => {
    const code = codeOf(treesOf(SAMPLES[0] ?? '')[0] ?? start);
    for (let at = 1; at < code.length; at++)
      expect(parseLink(code.slice(0, at)), `${at} signs`).toMatchObject({ error: { code: 'damaged' } });
  });

  test('is refused when bytes that are sound are those of no game', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(4, 5, 6), (content, first) => {
        const read = parseLink(codeAround(content, first));
        expect([null, 'game', 'game-id', 'damaged', 'too-much']).toContain(read.ok ? null : read.error.code);
      }),
      { seed: 8, numRuns: budget(2000, 100) },
    );
  });

  test.each([
    ['empty', ''],
    ['too-long', 'B'.repeat(LINK_LIMITS.code + 1)],
    ['signs', 'not a link!'],
    ['version', codeAround(new Uint8Array(3), 8)],
    ['damaged', codeOf(start).slice(0, 12)],
    ['damaged', codeOf(start).slice(0, 13)],
    ['too-much', codeAround(deflateSync(new Uint8Array(4_000_000)), 5)],
    ['game', codeAround(Uint8Array.of(0, 9), 4)],
    ['game-id', codeAround(new Uint8Array(50), 4)],
  ])('is refused as %s', (error, code) => {
    expect(parseLink(code)).toMatchObject({ ok: false, error: { code: error } });
  });

  test('however long it is, lets the page have its turn after every slice of time', async () => {
    const tree = analysedGame(startPosition(variationOf('poron')), 400, 150, seeded(3));
    let [time, pauses] = [0, 0];
    const read = await parseLinkInSlices(codeOf(tree), {
      now: () => time++,
      pause: async () => {
        pauses++;
      },
      slice: 10,
    });
    expect(read.ok && isSameTree(read.value, tree)).toBe(true);
    expect(pauses).toBeGreaterThan(tree.nodes.length / 12);
  });
});
