import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { startPosition } from '../../../src/engine/index.ts';
import { formatGame, parseJkn } from '../../../src/game/jkn/index.ts';
import {
  formatLink,
  LINK_ERRORS,
  LINK_LIMITS,
  parseLink,
  parseLinkInSlices,
} from '../../../src/game/link/index.ts';
import { joined } from '../../../src/game/link/parts.ts';
import { toBase64 } from '../../../src/game/link/base64.ts';
import { recordOfSitting } from '../../../src/game/sitting/sittingRecord.ts';
import {
  annotate,
  isSameTree,
  lineFrom,
  newTree,
  nodeOf,
  type GameTree,
} from '../../../src/game/tree/index.ts';
import { SAMPLES } from '../../../src/samples/index.ts';
import { budget } from '../../support/budget.ts';
import { setupOf, sittingWith } from '../../support/games.ts';
import { variationOf } from '../../support/grid.ts';
import { seeded } from '../../support/random.ts';
import { analysedGame, anyTree } from '../../support/trees.ts';

const treesOf = (text: string): GameTree[] =>
  parseJkn(text).games.flatMap(({ tree }) => (tree === null ? [] : [tree]));
const fixture = (name: string): string =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8').trimEnd();
const played = treesOf(fixture('played.jkn'));
const start = newTree(startPosition(variationOf('poron')));

function codeOf(tree: GameTree): string {
  const link = formatLink(tree);
  if (!link.ok) throw new Error(link.error.code);
  return link.value;
}

const [lamduId = '', ...lamduMoves] = fixture('lamdu.txt').split(/\s+/);
const lamdu = recordOfSitting(
  sittingWith(setupOf(lamduId, { names: { yellow: 'Anna', blue: 'Bo' } }), ...lamduMoves),
).tree;

/** A game with a clock at each move of its main line: sides think for random times with this mean. */
function timed(tree: GameTree, time: number, increment: number, mean: number): GameTree {
  const random = seeded(3);
  const left = [time, time];
  return lineFrom(tree).reduce((noted, { id }, turn) => {
    const thought = -Math.log(1 - random.below(1e6) / 1e6) * mean;
    const clock = Math.max(0, Math.round(left[turn % 2]! - thought)) + increment;
    left[turn % 2] = clock;
    return annotate(noted, id, { clock });
  }, tree);
}

/** A code around bytes that are not a game, with all that is checked before them. */
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
  test('with variations, notes and tags, in characters that every address may contain', () => {
    fc.assert(
      fc.property(anyTree(), (tree) => {
        const link = formatLink(tree);
        if (!link.ok) throw new Error(link.error.code);
        expect(link.value).toMatch(/^[\w-]+$/);
        const read = parseLink(link.value);
        expect(read.ok && isSameTree(read.value, tree)).toBe(true);
      }),
      { seed: 5, numRuns: budget(250, 25) },
    );
  });

  test('of 400 turns of Lamdu with a river, which the computer played, in fewer than 900 characters', () => {
    expect(lineFrom(lamdu)).toHaveLength(400);
    const code = codeOf(lamdu);
    expect(code.length).toBeLessThan(900);
    const read = parseLink(code);
    expect(read.ok && isSameTree(read.value, lamdu)).toBe(true);
  });

  // in milliseconds: what each side has, what it gets for a move, how long it thinks
  test.each([
    [600_000, 5_000, 5_000],
    [1_800_000, 10_000, 12_000],
    [3_600_000, 30_000, 35_000],
    [7_200_000, 0, 40_000],
  ])('of these, with a clock at each move, in fewer than 2,000 characters: %i, %i, %i', (...clock) => {
    const tree = timed(lamdu, ...clock);
    const code = codeOf(tree);
    expect(code.length).toBeLessThan(2_000);
    const read = parseLink(code);
    expect(read.ok && isSameTree(read.value, tree)).toBe(true);
  });

  test('with times in whole seconds shorter than in milliseconds', () => {
    const tree = timed(lamdu, 600_000, 5_000, 5_000);
    const whole = lineFrom(tree).reduce((rounded, { id }) => {
      const { clock } = nodeOf(rounded, id).notes;
      return clock === null ? rounded : annotate(rounded, id, { clock: Math.round(clock / 1000) * 1000 });
    }, tree);
    expect(codeOf(whole).length).toBeLessThan(codeOf(tree).length - 500);
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

  test('with a name that begins with a byte order mark as it is', () => {
    const named = { ...start, tags: new Map([['Yellow', '\ufeffAnna']]) };
    const read = parseLink(codeOf(named));
    expect(read.ok && read.value.tags.get('Yellow')).toBe('\ufeffAnna');
  });

  test('and is refused for a game that is too long', () => {
    const tree = annotate(start, 0, { after: seededWords(9000) });
    expect(formatLink(tree)).toEqual({ ok: false, error: { code: 'too-long', most: LINK_LIMITS.code } });
  });
});

/** Words that no packing makes much shorter. */
const seededWords = (length: number): string => {
  const random = seeded(7);
  return Array.from({ length }, () => String.fromCodePoint(0x4e00 + random.below(5000))).join('');
};

describe('a link of the first version', () => {
  const links = fixture('linksVersion1.txt').split('\n');
  const trees = treesOf(fixture('linksVersion1.jkn'));

  test('stands beside the record of each game', () => expect(links).toHaveLength(trees.length));

  test.each(trees.map((tree, index) => [index, tree] as const))('is still read: game %d', (index, tree) => {
    const read = parseLink(links[index] ?? '');
    expect(read.ok && isSameTree(read.value, tree)).toBe(true);
  });
});

describe('a link from a stranger', () => {
  test('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[BI][\w-]*$/)), (code) => {
        const read = parseLink(code);
        expect([null, ...LINK_ERRORS]).toContain(read.ok ? null : read.error.code);
      }),
      { seed: 6, numRuns: budget(2000, 100) },
    );
  });

  test('is refused when one of its characters is changed', () => {
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

  test('is refused when its bytes are sound but are not a game', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(4, 5, 6, 8, 9), (content, first) => {
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
    ['version', codeAround(new Uint8Array(3), 12)],
    ['damaged', codeOf(start).slice(0, 12)],
    ['damaged', codeOf(start).slice(0, 13)],
    ['too-much', codeAround(deflateSync(new Uint8Array(4_000_000)), 5)],
    ['game', codeAround(Uint8Array.of(0, 9), 4)],
    ['game-id', codeAround(new Uint8Array(50), 4)],
    ['game', codeAround(Uint8Array.of(200, 1, 0), 8)],
    ['game-id', codeAround(joined({ words: new Uint8Array(50), bits: new Uint8Array(0) }), 8)],
    ['game', codeAround(joined({ words: new Uint8Array(4_000_000), bits: new Uint8Array(0) }), 8)],
  ])('is refused as %s', (error, code) => {
    expect(parseLink(code)).toMatchObject({ ok: false, error: { code: error } });
  });

  test('is refused when its game starts from an array that is no position on its terrain', () => {
    const file = 'Mf4,Mf5,Mf6,Nf1,Nf2,Nf3,Nf4,Nf5,Nf6,Wf1,Wf2,Wf3';
    const code = codeOf(newTree(startPosition(variationOf(`poron@h:${file}`))));
    expect(parseLink(code)).toEqual({ ok: false, error: { code: 'game' } });
  });

  test.each([
    ['known ones in other letter case', { annotator: 'Dray', yellow: 'Delia', variation: 'pastang' }],
    ['two that differ only in letter case', { Annotator: 'Dray', ANNOTATOR: 'Delia', Mine: '1', mine: '2' }],
    ['one that is cut within a character', { Annotator: `${'x'.repeat(19_999)}😀` }],
  ])('has tags that its record keeps: %s', (_, forged) => {
    const read = parseLink(codeOf({ ...start, tags: new Map(Object.entries(forged)) }));
    if (!read.ok) throw new Error(read.error.code);
    const { faults, games } = parseJkn(formatGame(read.value));
    expect(faults).toEqual([]);
    expect(games[0]?.tree?.tags).toEqual(read.value.tags);
    expect(new TextDecoder().decode(new TextEncoder().encode(formatGame(read.value)))).toBe(
      formatGame(read.value),
    );
  });

  test('lets the page have its turn after every slice of time, however long the link is', async () => {
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
