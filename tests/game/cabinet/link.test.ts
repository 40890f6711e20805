import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../../src/cli/cabinetGames.ts';
import type { AnyRules } from '../../../src/cabinet/seam/rules.ts';
import { walk } from '../../../src/cabinet/seam/walk.ts';
import {
  CABINET_LINK_ERRORS,
  addText,
  formatCabinet,
  formatCabinetLink,
  newCabinetTree,
  openPart,
  parseCabinetLink,
  readCabinet,
  seatTag,
  type CabinetTree,
} from '../../../src/game/cabinet/index.ts';
import { toBase64 } from '../../../src/game/link/base64.ts';
import { wrap } from '../../../src/game/link/envelope.ts';
import { formatLink, LINK_LIMITS, parseLink } from '../../../src/game/link/index.ts';
import { joined } from '../../../src/game/link/parts.ts';
import { lineFrom, newTree, tag } from '../../../src/game/tree/index.ts';
import { startPosition } from '../../../src/engine/index.ts';
import { budget } from '../../support/budget.ts';
import { anyCabinetTree, saidBy, textsAt } from '../../support/cabinetTrees.ts';
import { variationOf } from '../../support/grid.ts';
import { seeded } from '../../support/random.ts';

const CABINET = await loadCabinet();

const rulesOf = (id: string): AnyRules => {
  const rules = CABINET.find((one) => one.id === id);
  if (rules === undefined) throw new Error(id);
  return rules;
};

function codeOf(tree: CabinetTree): string {
  const link = formatCabinetLink(tree);
  if (!link.ok) throw new Error(link.error.code);
  return link.value;
}

/** A game of so many random moves. */
function played(rules: AnyRules, moves: number, seed: number): CabinetTree {
  const random = seeded(seed);
  let [tree, at] = [newCabinetTree(rules), 0];
  for (let move = 0; move < moves; move++) {
    const texts = textsAt(tree, at);
    if (texts.length === 0) break;
    const added = addText(tree, at, texts[random.below(texts.length)] ?? '');
    if (added === null) throw new Error('not legal');
    ({ tree, node: at } = added);
  }
  return tree;
}

describe.each(CABINET)('a link of $id', (rules) => {
  test('holds a whole game, in characters that every address may contain', () => {
    fc.assert(
      fc.property(anyCabinetTree(rules, 12), (tree) => {
        const link = formatCabinetLink(tree);
        if (!link.ok) throw new Error(link.error.code);
        expect(link.value).toMatch(/^[\w-]+$/);
        const read = parseCabinetLink(link.value, CABINET);
        expect(read.ok && saidBy(read.value)).toEqual(saidBy(tree));
      }),
      { seed: 3, numRuns: budget(20, 3) },
    );
  });

  test('holds a start that is not the usual one', () => {
    const position = walk(rules, rules.start(), 7, 5);
    const tree = newCabinetTree(rules, new Map(), position);
    const read = parseCabinetLink(codeOf(tree), CABINET);
    expect(read.ok && saidBy(read.value)).toEqual(saidBy(tree));
  });

  test('has tags that its record keeps, in whatever letter case a stranger has written them', () => {
    const seat = seatTag(rules.seats[0] ?? '');
    const forged = { [seat.toUpperCase()]: 'Ann', annotator: 'Bo', ANNOTATOR: 'Cy', VARIATION: 'chess' };
    const tree = newCabinetTree(rules, new Map(Object.entries(forged)));
    const read = parseCabinetLink(codeOf(tree), CABINET);
    if (!read.ok) throw new Error(read.error);
    expect(Object.fromEntries(read.value.tags)).toEqual({ [seat]: 'Ann', Annotator: 'Cy' });
    const [kept] = readCabinet(formatCabinet(read.value), [rules]);
    expect(kept?.faults).toEqual([]);
    expect(kept?.tags).toEqual(read.value.tags);
  });

  test('that is mangled is refused or gives another game, and never throws', () => {
    const code = codeOf(played(rules, 12, 5));
    fc.assert(
      fc.property(
        fc.nat({ max: code.length - 1 }),
        fc.constantFrom('replace', 'remove', 'insert', 'cut'),
        fc.constantFrom('A', '7', '_', '-', 'é', ' '),
        (at, deed, sign) => {
          const rest = deed === 'cut' ? '' : code.slice(at + (deed === 'insert' ? 0 : 1));
          const changed = code.slice(0, at) + (deed === 'replace' || deed === 'insert' ? sign : '') + rest;
          if (changed === code) return;
          const read = parseCabinetLink(changed, CABINET);
          expect(CABINET_LINK_ERRORS).toContain(read.ok ? 'read' : read.error);
        },
      ),
      { seed: 11, numRuns: budget(60, 15) },
    );
  });
});

describe('links of the cabinet', () => {
  test.each([
    ['tablut', 200],
    ['chinese-checkers:6', 400],
    ['xiangqi', 300],
    ['fanorona', 150],
    ['mancala:egyptian', 200],
  ])('are short: %s of up to %d moves in fewer than two characters a move', (id, moves) => {
    const tree = played(rulesOf(id), moves, 2);
    expect(codeOf(tree).length).toBeLessThan(2 * tree.nodes.length + 40);
  });

  test('are refused for a game that is too long', () => {
    const random = seeded(4);
    const words = Array.from({ length: 9000 }, () => String.fromCodePoint(0x4e00 + random.below(5000)));
    const tree = tag(newCabinetTree(rulesOf('tablut')), 'Event', words.join(''));
    expect(formatCabinetLink(tree)).toEqual({
      ok: false,
      error: { code: 'too-long', most: LINK_LIMITS.code },
    });
  });

  test('from strangers are read or refused, whatever bytes they hold', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.uint8Array({ maxLength: 40 }), (words, bits) => {
        const named = Uint8Array.of(6, ...new TextEncoder().encode('tablut'), ...words);
        for (const body of [joined({ words: named, bits }), Uint8Array.from(words)]) {
          const read = parseCabinetLink(wrap(body, 16), CABINET);
          expect(CABINET_LINK_ERRORS).toContain(read.ok ? 'game' : read.error);
        }
      }),
      { seed: 8, numRuns: budget(600, 60) },
    );
  });

  const jikaida = formatLink(newTree(startPosition(variationOf('poron'))));
  const tablut = codeOf(newCabinetTree(rulesOf('tablut')));
  test.each([
    ['empty', ''],
    ['too-long', 'B'.repeat(LINK_LIMITS.code + 1)],
    ['signs', 'not a link!'],
    ['version', wrap(Uint8Array.of(1, 2, 3), 17)],
    ['damaged', tablut.slice(0, -1)],
    ['damaged', toBase64(Uint8Array.of(64))],
    ['jikaida', jikaida.ok ? jikaida.value : ''],
    ['game', wrap(Uint8Array.of(0, 9), 16)],
  ])('say plainly that they are %s', (error, code) => {
    expect(parseCabinetLink(code, CABINET)).toEqual({ ok: false, error });
  });

  test('say so where their game is not known', () => {
    expect(parseCabinetLink(tablut, [rulesOf('xiangqi')])).toEqual({ ok: false, error: 'unknown' });
  });

  test('are no links of Jikaida', () => {
    expect(parseLink(tablut)).toMatchObject({ ok: false, error: { code: 'version' } });
  });
});

/** A secret that begins with the fifth move. */
const early = new Set<string>();
const isEarly = (position: unknown): boolean => early.has(rulesOf('tablut').write(position));

describe('a game whose rules say what is hidden', () => {
  const rules: AnyRules = {
    ...rulesOf('tablut'),
    secrets: {
      hides: (position: unknown) => !isEarly(position),
      seen: (position: unknown) => position,
      seenMove: () => '',
      isPrivate: () => true,
      guess: (views: readonly unknown[]) => views.at(-1),
    },
  };

  test('goes into a link only as far as everybody may see it, until it is over', () => {
    const tree = played(rules, 9, 3);
    for (const { move } of lineFrom(tree).slice(0, 4)) early.add(rules.write(move.after));
    const told = (isOver: boolean) => {
      const read = parseCabinetLink(codeOf(openPart(tree, isOver)), [rules]);
      return read.ok ? lineFrom(read.value).length : -1;
    };
    expect(told(false)).toBe(4);
    expect(told(true)).toBe(9);
  });

  test('reveals nothing of a start with hidden hands before the deal has been played out', () => {
    const cribbage = rulesOf('cribbage:2-121');
    const start = cribbage.read('0-3 1 discard 2 5h,6c,7d,8s,Kh/Ac,2c,3c,4c,5c - - - -');
    if (!start.ok) throw new Error('not read');
    const set = addText(newCabinetTree(cribbage, undefined, start.value), 0, 'discard:4c,5c')?.tree;
    if (set === undefined) throw new Error('not legal');
    const told = (isOver: boolean) => cribbage.write(openPart(set, isOver).start.position);
    expect(told(false)).toBe(cribbage.write(cribbage.start()));
    expect(told(true)).toBe(cribbage.write(start.value));
  });
});
