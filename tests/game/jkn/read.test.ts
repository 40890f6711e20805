import { describe, expect, test } from 'vitest';
import { formatPosition, startPosition } from '../../../src/engine/index.ts';
import { clockOf, formatGame, parseJkn, timeTags, type ReadGame } from '../../../src/game/jkn/index.ts';
import { recordOf } from '../../../src/game/ply.ts';
import { lineFrom, nodeOf, plyAt, ROOT, type GameTree } from '../../../src/game/tree/index.ts';
import { variationOf } from '../../support/grid.ts';

const TAG = '[Variation "pastang"]\n\n';

function only(text: string): ReadGame & { readonly tree: GameTree } {
  const { games } = parseJkn(text);
  const [game] = games;
  if (games.length !== 1 || game === undefined || game.tree === null)
    throw new Error(`${games.length} games`);
  return { ...game, tree: game.tree };
}

/** The movetext that is written for a text, in one line. */
const rewritten = (text: string): string =>
  formatGame(only(text).tree).split('\n\n').slice(1).join(' ').trim().replaceAll('\n', ' ');

describe('moves are read as people write them', () => {
  const expected = '1. SMa2-Ma3 SMa5-Ma4 2. SMb2-Mb3 *';
  test.each([
    ['record form', '1. SMa2-Ma3 SMa5-Ma4 2. SMb2-Mb3 *'],
    ['coordinate form', '1. Ma2-Ma3 Ma5-Ma4 2. Mb2-Mb3 *'],
    [
      'spelled form',
      '1. Swod Mortil A2 to Mortil A3 Swod Mortil A5 to Mortil A4. 2. Swod Mortil B2 to Mortil B3.',
    ],
    ['without spaces', '1.SMa2-Ma3SMa5-Ma42.SMb2-Mb3*'],
    ['without numbers', 'SMa2-Ma3 SMa5-Ma4 SMb2-Mb3'],
    ['every number', '1 SMa2-Ma3 1... SMa5-Ma4 2 . SMb2-Mb3'],
    ['numbers by turns', '1. SMa2-Ma3 2. SMa5-Ma4 3. SMb2-Mb3'],
    ['lower case', '1. sma2-ma3 sma5-ma4 2. smb2-mb3'],
    ['dashes in print', '1. SMa2–Ma3 SMa5—Ma4 2. SMb2−Mb3'],
    ['a move over two lines', '1. SMa2-\nMa3 SMa5-Ma4 2. SMb2\n-Mb3'],
    ['commas and bars', '1. SMa2-Ma3, SMa5-Ma4 | 2. SMb2-Mb3'],
    ['lines for other programs', '1. SMa2-Ma3\n% SMf2-Mf3\nSMa5-Ma4 2. SMb2-Mb3'],
    ['old line ends', '1. SMa2-Ma3\rSMa5-Ma4\r\n2. SMb2-Mb3\r'],
    ['hard spaces and tabs', '1.\u00a0SMa2-Ma3\tSMa5-Ma4\u00a02.\u00a0SMb2-Mb3'],
  ])('%s', (_, text) => {
    expect(rewritten(TAG + text)).toBe(expected);
  });

  test('captures, vaults, promotions and suffixes', () => {
    const text = 'Mc2-Mc3 Md5-Md4 smb2^xmf6=deldar Md4 takes Mc3 Mf6 vaults and takes Mc6';
    expect(rewritten(TAG + text)).toBe('1. SMc2-Mc3 SMd5-Md4 2. SMb2^xMf6=D SMd4xMc3 3. DMf6^xMc6 *');
    const kaida = '[Variation "stikitche"]\nPallan Mortil C1 to Neemu F4, Kaida KNd6-Nc5 PNf4-Mc5#';
    expect(rewritten(kaida)).toBe('1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5# 1-0'.replace('1-0', '*'));
    expect(rewritten('[Variation "stikitche"]\nPMc1xNc6nKNd6xNc6 1/2-1/2')).toBe(
      '1. PMc1xNc6n KNd6xNc6 1/2-1/2',
    );
  });

  test('a suffix stands apart as well, but not where it would be the drin of the next move', () => {
    const start = '[Variation "stikitche"]\n';
    const moves = '1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5# *';
    expect(rewritten(`${start}1. P M c 1 - N f 4 + K N d 6 - N c 5 2. P N f 4 - M c 5 #`)).toBe(moves);
    expect(rewritten(`${start}P M c 1 - N f 4 N d 6 - N c 5 N f 4 - M c 5`)).toBe(moves);
    expect(rewritten(`${start}PMc1xNc6 n KNd6xNc6`)).toBe('1. PMc1xNc6n KNd6xNc6 *');
  });

  test('spelled moves without spaces between their words or between each other', () => {
    const start = '[Variation "vallia"]\n';
    const three = 'three Brumbytes Mortil D5, Mortil E5 and Mortil F5 to Mortil D6';
    const text = `1.${three}HakkodinWersting A5 to Wersting A4 2.BrumbyteMortil C5 to Mortil C6, Kaida`;
    const moves = '1. SMd5&Me5&Mf5-Md6 DWa5-Wa4 2. SMc5-Mc6 *';
    expect(rewritten(start + text)).toBe(moves);
    expect(rewritten(start + text.replaceAll(' ', ''))).toBe(moves);
    expect(rewritten(`[Variation "stikitche"]\nPallanMortilC1toNeemuF4,KaidaKingNeemuD6toNeemuC5`)).toBe(
      '1. PMc1-Nf4+ KNd6-Nc5 *',
    );
  });

  test('a promotion to a piece whose letter is an article too, before a move of a piece', () => {
    const start = `[Variation "hyrshiv"]\n[Position "5k4d1d5/S17/${'18/'.repeat(20)}17D/5K12 y YB - 0"]\n`;
    const moves = '1. SBa5-Ba6=A DGe6-Ge5 2. KMf1-Mf2 *';
    expect(rewritten(start + moves)).toBe(moves);
    expect(rewritten(`${start}Ba5-Ba6 becomes an Archer DGe6-Ge5 KMf1-Mf2`)).toBe(moves);
  });

  test('a promotion without a space before a move that begins with a drin of the same letter', () => {
    const start = `[Variation "hyrshiv"]\n[Position "5k12/${'18/'.repeat(10)}K17/${'18/'.repeat(10)}8s6D2/18 b YB - 1"]\n`;
    expect(rewritten(`${start}1...Zc2-Zc1=PKd2-Kd32.*`)).toBe('1... SZc2-Zc1=P 2. DKd2-Kd3 *');
    // nor do the codes of two pieces make that of a third
    expect(rewritten(`${start}1...Zc2-Zc1=PKWa1-Wb1`)).toBe('1... SZc2-Zc1=P 2. KWa1-Wb1 *');
    expect(rewritten(`${start}1...Zc2-Zc1=Pk Wa1-Wb1`)).toBe('1... SZc2-Zc1=Pk 2. KWa1-Wb1 *');
    expect(rewritten(`${start}1...Zc2-Zc1=KaWa1-Wb1`)).toBe('1... SZc2-Zc1=Ka 2. KWa1-Wb1 *');
    expect(rewritten(`${start}1...Zc2-Zc1=HpKWa1-Wb1`)).toBe('1... SZc2-Zc1=Hp 2. KWa1-Wb1 *');
  });

  test('a promotion without a space before the code of a piece that would end another name', () => {
    const start = '[Variation "stikitche"]\n[Position "6/S5/6/6/4pk/6/6/6/6/6/6/K5 y - - 0"]\n';
    expect(rewritten(`${start}1.SNa5-Na6=PKNf2-Nf1*`)).toBe('1. SNa5-Na6=P KNf2-Nf1 *');
    expect(rewritten(`${start}1.sna5-na6=pkknf2-nf1*`)).toBe('1. SNa5-Na6=Pk KNf2-Nf1 *');
    expect(rewritten(`${start}1.SNa5-Na6=Pk Nf2-Nf1*`)).toBe('1. SNa5-Na6=Pk KNf2-Nf1 *');
  });

  test('assessment signs as numbers, in ASCII and in print', () => {
    const tree = only(`${TAG}1. SMa2-Ma3! SMa5-Ma4 ?! 2. SMb2-Mb3 $14 $1 ± `).tree;
    expect(lineFrom(tree).map(({ notes }) => notes.nags)).toEqual([[1], [6], [14, 1, 16]]);
  });
});

describe('comments and variations', () => {
  test('a comment belongs to the move before it, after a number to the next one, at the beginning to the game', () => {
    const tree = only(`${TAG}{game} 1. {before} SMa2-Ma3 {after} {more} ; line\n 1... {next} SMa5-Ma4`).tree;
    const [first, second] = lineFrom(tree);
    expect(nodeOf(tree, ROOT).notes.after).toBe('game');
    expect(first?.notes).toMatchObject({ before: 'before', after: 'after\nmore\nline' });
    expect(second?.notes).toMatchObject({ before: 'next', after: '' });
  });

  test('clock, marked squares, arrows and unknown commands are kept and written back', () => {
    const text = '1. SMa2-Ma3 {[%clk 0:04:03.5] [%csl GMa3,RMb4] [%cal BMa3Ma6] [%eval 0.31] so}';
    const { notes } = lineFrom(only(TAG + text).tree)[0]!;
    expect(notes).toMatchObject({ clock: 243_500, after: 'so', commands: ['eval 0.31'] });
    expect(notes.marks).toEqual([
      { colour: 'green', square: 12 },
      { colour: 'red', square: 19 },
    ]);
    expect(notes.arrows).toEqual([{ colour: 'blue', from: 12, to: 30 }]);
    expect(rewritten(TAG + text)).toBe(`${text} *`);
  });

  test('a clock with more hours than a record can hold is left out and reported', () => {
    expect(rewritten(`${TAG}1. SMa2-Ma3 {[%clk 999999:59:59.999]}`)).toContain('[%clk 999999:59:59.999]');
    const { tree, faults } = only(`${TAG}1. SMa2-Ma3 {[%clk 999999:60:00] so}`);
    expect(faults.map(({ code, written }) => [code, written])).toEqual([['command', '[%clk 999999:60:00]']]);
    expect(lineFrom(tree)[0]?.notes).toMatchObject({ clock: null, after: 'so' });
  });

  test('marked squares and arrows have short names of three characters, or of four on the board of Jikshiv', () => {
    const commands = '{ [%csl GMa1,GMia1] [%cal RMa1Cob2,RMia1Ma1] words }';
    const { tree, faults } = only(`[Variation "jikshiv"]\n${commands} *`);
    expect(faults).toEqual([]);
    expect(nodeOf(tree, ROOT).notes.marks).toHaveLength(2);
    expect(nodeOf(tree, ROOT).notes.arrows).toHaveLength(2);
  });

  test('variations nest, and one that was written twice is kept once', () => {
    const text =
      '1. SMa2-Ma3 (1. SMb2-Mb3 SMb5-Mb4 (1... SMc5-Mc4 {deep})) (1. SMb2-Mb3 SMd5-Md4) 1... SMa5-Ma4';
    expect(rewritten(TAG + text)).toBe(
      '1. SMa2-Ma3 (1. SMb2-Mb3 SMb5-Mb4 (1... SMc5-Mc4 {deep}) (1... SMd5-Md4)) 1... SMa5-Ma4 *',
    );
  });

  test.each([
    [
      'its last move',
      '1. SMa2-Ma3 SMa5-Ma4 (1... SMa5-Ma4 2. SMb2-Mb3) 2. SMc2-Mc3 SMd5-Md4',
      '1. SMa2-Ma3 SMa5-Ma4 2. SMc2-Mc3 (2. SMb2-Mb3) 2... SMd5-Md4 *',
    ],
    [
      'several moves to come',
      '1. SMa2-Ma3 (1. SMa2-Ma3 SMa5-Ma4 2. SMb2-Mb3 SMb5-Mb4) 1... SMa5-Ma4 2. SMc2-Mc3',
      '1. SMa2-Ma3 SMa5-Ma4 2. SMc2-Mc3 (2. SMb2-Mb3 SMb5-Mb4) *',
    ],
    [
      'the last move of a variation',
      '1. SMa2-Ma3 (1. SMb2-Mb3 (1. SMb2-Mb3 SMb5-Mb4) 1... SMc5-Mc4) 1... SMd5-Md4',
      '1. SMa2-Ma3 (1. SMb2-Mb3 SMc5-Mc4 (1... SMb5-Mb4)) 1... SMd5-Md4 *',
    ],
  ])('a line goes on with its own moves where a variation in it repeats %s', (_, text, expected) => {
    expect(rewritten(TAG + text)).toBe(expected);
  });
});

describe('tags', () => {
  test('unknown ones are kept and written back', () => {
    const text = '[Event "Tea"]\n[Variation "pastang"]\n[Opening "Quiet \\"one\\" \\\\"]\n\n*\n';
    const { tags, tree } = only(text);
    expect(tags.get('Opening')).toBe('Quiet "one" \\');
    expect(formatGame(tree)).toContain('[Opening "Quiet \\"one\\" \\\\"]');
  });

  test('letter case, spaces, quotes in print and several in a line do not matter', () => {
    const { tags } = only('[ event  "Tea" ][YELLOW “Dray”]  [variation "Pastang: AF"] *');
    expect([...tags]).toEqual([
      ['Event', 'Tea'],
      ['Yellow', 'Dray'],
    ]);
  });

  test.each([
    ['PORON', 'poron'],
    ['Drak’s City: Mass', 'draks-city:mass'],
    ['Poron@r:Na3,Nb3', 'poron@r:Na3,Nb3'],
    ['Poron + No King Vault + Two Fronts @ r: na3, Nb3', 'poron+no-king-vault+two-fronts@r:Na3,Nb3'],
    ['JIKSHIV@W:MIA1', 'jikshiv@w:Mia1'],
  ])('the id of a game may have capitals and spaces: %s', (written, id) => {
    expect(only(`[Variation "${written}"] *`).tree.start.ruleset.variation.id).toBe(id);
  });

  test('an id with capitals is reported as wrong at its place', () => {
    const ids = ['Poron@r:Qa1', 'Chess@r:Za1'];
    expect(ids.map((id) => parseJkn(`[Variation "${id}"] *`).faults[0])).toMatchObject([
      { error: { code: 'terrain-square', found: 'Qa1' } },
      { error: { code: 'base-unknown', found: 'Chess' } },
    ]);
  });

  test('a game of chess is not one of Jikaida, whatever its tags', () => {
    const { games } = parseJkn('[Event "Reggio"]\n[White "Ann"]\n\n1. e4 e5 2. Nf3 Nc6 1-0');
    expect(games.map(({ tree }) => tree)).toEqual([null]);
    expect(games[0]?.faults.map(({ code }) => code)).toEqual(['variation-missing', 'move-text']);
  });

  test('the start comes from Variation, Begins and Position', () => {
    const line = '6/6/6/6/d5/D5 b - - 7';
    const position = `[Variation "pastang"]\n[Position "${line}"]\n\n4... DMa2xMa1 0-1`;
    const blue = '[Variation "stikitche"][Begins "blue"] 1. PNc6-Nc5 *';
    expect(formatPosition(only(position).tree.start)).toBe(line);
    expect(rewritten(position)).toBe('4... DMa2xMa1 0-1');
    expect(only(blue).tree.start.turn).toBe('blue');
    expect(formatGame(only(blue).tree)).toContain('[Begins "Blue"]');
  });

  test('an array that is no position on its terrain, as a Position like it, opens no game', () => {
    const id = 'poron@h:Mf4,Mf5,Mf6,Nf1,Nf2,Nf3,Nf4,Nf5,Nf6,Wf1,Wf2,Wf3';
    const [game] = parseJkn(`[Event "x"]\n[Variation "${id}"]\n\n1. SMa3-Ma4 *`).games;
    expect(game?.tree).toBeNull();
    expect(game?.faults).toMatchObject([
      { code: 'position', line: 2, written: id, error: { code: 'opponent-in-kaida', where: 'blue' } },
    ]);
  });

  test('without a variation, the first in which all moves can be made', () => {
    const { tree, faults } = only('1. SMc2-Mc3 SMd5-Md4 2. SMb2^xMf6=D');
    expect(tree.start.ruleset.variation.id).toBe('pastang');
    expect(faults).toMatchObject([{ code: 'variation-missing', assumed: 'pastang' }]);
    const preferred = parseJkn('1. SMa2-Ma3', { variation: 'pastang:cd' });
    expect(preferred.games[0]?.tree?.start.ruleset.variation.id).toBe('pastang:cd');
  });

  test.each([
    ['one time for both', { yellow: 600_000, blue: 600_000 }, { yellow: 5000, blue: 5000 }, ['600+5']],
    ['one for each', { yellow: 600_000, blue: 90_500 }, { yellow: 0, blue: 0 }, ['600', '90.5']],
  ])('tell the clock: %s', (_, time, increment, values) => {
    const tags = timeTags({ time, increment, pausesWhenClosed: false });
    expect([...tags.values()]).toEqual(values);
    expect(clockOf(tags)).toEqual({ time, increment });
  });

  test('a game without a clock says so', () => {
    expect([...timeTags(null)]).toEqual([['TimeControl', '-']]);
    expect(clockOf(timeTags(null))).toBeUndefined();
  });
});

describe('results', () => {
  test.each([
    ['1-0', '1-0'],
    ['½-0', '1/2-0'],
    ['0.5–0.5', '1/2-1/2'],
    ['0 - 1/2', '0-1/2'],
    ['0:1', '0-1'],
    ['*', '*'],
  ])('%s', (written, result) => {
    expect(rewritten(`${TAG}1. SMa2-Ma3 ${written}`)).toBe(`1. SMa2-Ma3 ${result}`);
  });

  test('end a game, so that games need no tags', () => {
    const text = `${TAG}1. SMa2-Ma3 1-0 {a late word}\n1. SMb2-Mb3 0-1\n\n[Event "x"]\n[Variation "poron"]\n*`;
    const { games } = parseJkn(text);
    expect(games.map(({ tags }) => tags.get('Result') ?? '*')).toEqual(['1-0', '0-1', '*']);
    expect(games.map(({ line }) => line)).toEqual([1, 4, 6]);
    expect(lineFrom(games[0]!.tree!)[0]?.notes.after).toBe('a late word');
  });

  test('but not inside a variation or a comment', () => {
    expect(rewritten(`${TAG}1. SMa2-Ma3 {1-0} (1. SMb2-Mb3 1-0) 1... SMa5-Ma4`)).toBe(
      '1. SMa2-Ma3 {1-0} (1. SMb2-Mb3) 1... SMa5-Ma4 *',
    );
  });

  test('nor inside a variation after a move that cannot be read', () => {
    expect(rewritten(`${TAG}1. SMa2-Ma3 SMb5-Zz3 (2. X 0-1)`)).toBe('1. SMa2-Ma3 *');
    expect(rewritten(`${TAG}1. SMa2-Ma3 SMb5-Zz3 (2. X (2. Y) 0-1) 2. SMb2-Mb3 1-0`)).toBe('1. SMa2-Ma3 1-0');
  });

  test('in a tag may be a question mark, which says no more than no tag at all', () => {
    const { tree, faults } = only(`[Result "?"]\n${TAG}1. SMa2-Ma3 1-0`);
    expect(formatGame(tree)).toContain('[Result "1-0"]');
    expect(faults).toEqual([]);
  });

  test('in a tag may have control characters around it, which are not written', () => {
    const { tree, faults } = only(`[Result "\u00001/2-\u00071/2"]\n${TAG}1. SMa2-Ma3 1/2-1/2`);
    expect(formatGame(tree)).toContain('[Result "1/2-1/2"]');
    expect(faults).toEqual([]);
  });

  test('may be missing: then the next tags end a game, or another Event after an empty line', () => {
    const moves = '[Event "a"]\n[Variation "pastang"]\n1. SMa2-Ma3\n[Event "b"]\n[Variation "pastang"]\n';
    const none = '[Event "a"]\n[Variation "pastang"]\n\n[Event "b"]\n[Variation "pastang"]\n';
    const mixed = none.replace('[Event "b"]', '[EVENT "b"]');
    for (const text of [moves, none, mixed])
      expect(parseJkn(text).games.map(({ tags }) => tags.get('Event'))).toEqual(['a', 'b']);
  });
});

test('a record of the start alone', () => {
  const tree = only('[Variation "poron"]\n\n*').tree;
  expect(formatPosition(tree.start)).toBe(formatPosition(startPosition(variationOf('poron'))));
  expect(plyAt(tree, ROOT)).toBeNull();
  expect(lineFrom(tree).map((node) => recordOf(plyAt(tree, node.id)!))).toEqual([]);
});

test.each(['lorem ipsum dolor', '2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 y - - 0', '{Only words.} *', '1. oops 1-0'])(
  'a text without a tag and without a move that can be made is not a game: %s',
  (text) => {
    expect(parseJkn(text).games.map(({ tree }) => tree)).toEqual([null]);
    expect(parseJkn(text).faults).not.toEqual([]);
  },
);
