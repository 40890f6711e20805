import { describe, expect, test } from 'vitest';
import { startPosition, type VariationIdErrorCode } from '../../../src/engine/index.ts';
import { parseAddress } from '../../../src/game/editor/address.ts';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import { toBase64 } from '../../../src/game/link/base64.ts';
import { ByteWriter } from '../../../src/game/link/bytes.ts';
import { parseLink } from '../../../src/game/link/index.ts';
import { formatSavedGame, parseSavedGame } from '../../../src/game/saved/saved.ts';
import { newSitting } from '../../../src/game/sitting/sitting.ts';
import { DEFAULT_TERMS } from '../../../src/game/sitting/terms.ts';
import { damageText } from '../../../src/text/faults/damage.ts';
import { faultText } from '../../../src/text/faults/jkn.ts';
import { idErrorText } from '../../../src/text/faults/idErrors.ts';
import { variationOf } from '../../support/grid.ts';

/** Ids that are wrong in one part, with what is said of it (section 13 of the rules). */
const WRONG: readonly (readonly [string, VariationIdErrorCode, RegExp])[] = [
  ['porn+no-king-vault', 'base-unknown', /there is no game “porn”; the games are poron, /],
  ['study:2x3', 'base-unknown', /there is no game “study:2x3”/],
  ['poron+no-kings', 'rule-unknown', /rules of the game, character 7: unknown rule “no-kings”/],
  ['pastang+two-bends', 'rule-unfit', /rules of the game, character 9: the rule “two-bends” does not fit/],
  ['poron+home-limit', 'rule-needs', /character 7: the rule “home-limit” needs one of kapt-turn, /],
  ['poron@r:Na3,Na3', 'terrain-square-twice', /terrain of the game, character 13: the square “Na3”/],
  ['poron@r:Ra3', 'terrain-square', /terrain of the game, character 9: there is no square “Ra3”/],
];

/** A link to a game with this id, sound in all else. */
function linkTo(id: string): string {
  const body = new ByteWriter();
  body.text(id);
  // Yellow begins, no tags, no moves, one node without children, no notes
  for (const byte of [0, 0, 0, 1, 0, 0, 0]) body.byte(byte);
  let hash = 0x811c9dc5;
  for (const byte of body.done) hash = Math.imul(hash ^ byte, 0x01000193);
  const head = new DataView(new ArrayBuffer(5));
  head.setUint8(0, 4);
  head.setUint32(1, hash >>> 0);
  return toBase64(Uint8Array.from([...new Uint8Array(head.buffer), ...body.done]));
}

const pastang = variationOf('pastang');
const saved = formatSavedGame(
  newSitting({ variation: pastang, from: startPosition(pastang), terms: DEFAULT_TERMS, match: null }),
);

const recordOf = (id: string): string => `[Variation "${id}"]\n\n1. SMb2-Mb3 SMb5-Mb4 *\n\n`;

describe.each(WRONG)('the id %s', (id, code, words) => {
  test('is refused in a link with the part that is wrong', () => {
    const read = parseLink(linkTo(id));
    expect(read).toMatchObject({ ok: false, error: { code: 'game-id', error: { code } } });
    expect(!read.ok && 'error' in read.error ? idErrorText(read.error.error) : '').toMatch(words);
  });

  test('is refused in a saved game with the part that is wrong', () => {
    const read = parseSavedGame(saved.replace('"variation":"pastang"', `"variation":"${id}"`));
    expect(read).toMatchObject({ ok: false, error: { code: 'replay', error: { error: { code } } } });
    expect(read.ok ? '' : damageText(read.error)).toMatch(words);
  });

  test('is refused in the address of an arrangement with the part that is wrong', () => {
    expect(parseAddress(id)).toMatchObject({ ok: false, error: { code: 'variation', error: { code } } });
  });

  test('in one game of a file is reported, and all others are read', () => {
    const { games } = parseJkn(recordOf('pastang') + recordOf(id) + recordOf('pastang@h:Ma1'));
    expect(games.map(({ tree }) => tree?.nodes.length ?? null)).toEqual([3, null, 3]);
    expect(games.map(({ faults }) => faults.length)).toEqual([0, 1, 0]);
    const [fault] = games[1]!.faults;
    expect(fault).toMatchObject({ code: 'variation', game: 2, error: { code } });
    expect(fault && faultText(fault)).toMatch(code === 'base-unknown' ? /no variation of this name/ : words);
  });
});

test('a link made in the same way with a right id is read', () => {
  const read = parseLink(linkTo('poron+no-king-vault@r:Na3'));
  expect(read.ok && read.value.start.ruleset.variation.id).toBe('poron+no-king-vault@r:Na3');
});

test('a kept game that is no game at all is not said to have a wrong part without a name', () => {
  const read = parseSavedGame('5');
  expect(read.ok ? '' : damageText(read.error)).toBe('it is not a saved game');
});
