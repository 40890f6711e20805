import { describe, expect, test } from 'vitest';
import { game as chineseCheckers } from '../../src/cabinet/games/chineseCheckers/game.ts';
import { game as fourByFourChess } from '../../src/cabinet/games/fourByFourChess/game.ts';
import { game as foxAndGeese } from '../../src/cabinet/games/foxAndGeese/game.ts';
import { game as jacksAndWitches } from '../../src/cabinet/games/jacksAndWitches/game.ts';
import { game as jetan } from '../../src/cabinet/games/jetan/game.ts';
import { game as latrunculi } from '../../src/cabinet/games/latrunculi/game.ts';
import { game as mancala } from '../../src/cabinet/games/mancala/game.ts';
import { game as tacTix } from '../../src/cabinet/games/tacTix/game.ts';
import { game as threeHandedChess } from '../../src/cabinet/games/threeHandedChess/game.ts';
import { gameBy, type AnyGame } from '../../src/cabinet/seam/game.ts';
import { newLine } from '../../src/store/cabinet/line.ts';
import { faultText } from '../../src/text/cabinet/positions.ts';
import { groundText, loadSay, moveText, outcomeText } from '../../src/text/cabinet/table.ts';

/** Why a step cannot be chosen in a position, after the steps already chosen. */
function why(game: AnyGame, line: string, chosen: readonly string[], step: string): string {
  const read = game.variants[0]?.read(line);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  return game.why(read.value, chosen, step);
}

/** What is advised in a position line of a variant, after these steps. */
async function advised(game: AnyGame, variant: string, line: string, chosen: readonly string[]) {
  const rules = game.variants.find(({ id }) => id === variant);
  const read = rules?.read(line);
  if (rules === undefined || read?.ok !== true) throw new Error(JSON.stringify(read));
  const say = await loadSay(game.id);
  return say(`advice.${gameBy(game, rules).advice(read.value, chosen)}`);
}

describe('a Jack cannot be put on a square in Jacks and Witches', () => {
  test.each([
    ['over it an enemy would give check', '6v5', 'd2', 'open-check'],
    ['it does nothing against a check', '3r8', 'e2', 'still-check'],
  ])('%s', (_, rank, step, reason) => {
    const line = `10k1/12/5**5/4****4/3K****4/5**5/12/${rank} w JJjj - t 0`;
    expect(why(jacksAndWitches, line, ['w:J'], step)).toBe(reason);
  });
});

test('a piece of latrunculi that cannot move only because a position would occur a third time is not called shut in', () => {
  expect(why(latrunculi, '7d/8/8/8/8/8/sS6/S1s4D w', [], 'a1')).toBe('repeated');
  expect(why(latrunculi, '7d/8/8/8/8/8/sS6/Ss5D w', [], 'a1')).toBe('shut-in');
});

test('the princess of jetan is no “he”, with her escape or without', async () => {
  const say = await loadSay('jetan');
  for (const escapes of ['B', '-']) {
    const read = jetan.variants[0]?.read(`9r/10/10/10/10/4R5/10/10/10/10 b ${escapes} - - 0`);
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(say(`advice.${jetan.advice(read.value, ['e5'])}`)).toMatch(/^Choose where she goes\./u);
  }
});

test('in Chinese checkers the hundred quiet turns are those of each player, section 5', async () => {
  const say = await loadSay('chinese-checkers');
  const rules = chineseCheckers.variants[4];
  if (rules === undefined) throw new Error('no rules');
  const line = newLine(chineseCheckers, rules, null);
  if (line === null) throw new Error('no start');
  expect(groundText(say, line, { way: 'quiet', seat: null })).toMatch(/of each player/);
  expect(say('claim.quiet')).toMatch(/of each player/);
});

describe('a player who can only pass is told so, instead of being told to choose what to move', () => {
  test.each([
    [
      threeHandedChess,
      'three-handed-chess',
      'wK7/2rQ5/8/8/8/8/8/4rK3/8/8/8/4bK3 w wrb - - 0',
      'wK7/8/8/8/8/8/8/4rK3/8/8/8/4bK3 w wrb - - 0',
    ],
    [
      chineseCheckers,
      'chinese-checkers:3',
      '1/2/3/4/9EEEE/9EEE/9EE/10/9/10/11/3CCCCCE3/4CCCCC4/AAAA/AAA/AA/A A',
      '1/2/3/4/9EEEE/9EEE/9EE/10/9/10/11/3CCCCCE3/4CCCCC4/AAAA/AAA/AA/A C',
    ],
  ] as const)('%#', async (game: AnyGame, variant, stuck, free) => {
    const rules = game.variants.find(({ id }) => id === variant);
    const read = rules?.read(stuck);
    expect(read?.ok === true && rules?.moves(read.value)).toEqual(['pass']);
    expect(await advised(game, variant, stuck, [])).toMatch(/: pass\.$/u);
    expect(await advised(game, variant, free, [])).toMatch(/^Choose/u);
  });
});

describe('a Pawn of Jacks and Witches that was dragged to its last rank', () => {
  const line = '1P10/12/5**5/4****4/4****4/5**5/12/K10k w - - t 0';
  test('becomes something where it stands: the player is not asked where it goes', async () => {
    expect(await advised(jacksAndWitches, 'jacks-and-witches', line, ['z8'])).toBe(
      'Choose what the Pawn becomes.',
    );
    expect(why(jacksAndWitches, line, ['z8'], 'z7')).toBe('becomes');
  });
  test('one that is held and cannot save the King is not refused because it is held', () => {
    const held = '1Pw9/12/5**5/4****4/4****4/5**5/12/K9rk w - - t 0';
    expect(why(jacksAndWitches, held, [], 'z8')).toBe('no-help');
  });
});

test('in four-by-four chess a player with no man in hand is not told to put one down', async () => {
  const [none, one] = await Promise.all(
    ['B1N1/2R1/1P2/4 w bnrp 30 n- 8', 'B1N1/2R1/4/4 w Pbnrp 30 -- 8'].map((line) =>
      advised(fourByFourChess, 'four-by-four-chess', line, []),
    ),
  );
  expect(none).toBe('Choose a man to move.');
  expect(one).toBe('Put a man on the board, or move one.');
});

test.each([
  // the last stone falls into the empty c, across from five
  ['mancala:egyptian', '2,4,0,4,4,4 0 4,4,4,5,4,4 5 s', 'a', '6 taken'],
  ['mancala:ethiopian', '2,4,0,4,4,4 0 4,4,4,5,4,4 5 s', 'a>', '6 taken'],
  ['mancala:nigerian', '2,3,3,4,4,4 0 4,4,4,4,4,4 4 s', 'a', '8 taken'],
])('the spoken account of a sowing counts the stones that were taken: %s', async (id, line, move, taken) => {
  const rules = mancala.variants.find((one) => one.id === id);
  const read = rules?.read(line);
  if (rules === undefined || read?.ok !== true) throw new Error(JSON.stringify(read));
  const before = read.value;
  const made = rules.moves(before).find((one) => rules.writeMove(one) === move);
  if (made === undefined) throw new Error('no move');
  const after = rules.play(before, made);
  const ply = { before, move: made, after, text: move, outcome: rules.outcome(after) };
  const told = { game: gameBy(mancala, rules), rules, start: before, plies: [ply] };
  expect(moveText(await loadSay('mancala'), told, ply)).toMatch(`: ${move}. ${taken}.`);
});

test.each([
  ['egyptian', '2,4,0,4,4,4 0 4,4,4,5,4,4 5 s', 'a', ['D']],
  ['egyptian', '2,4,0,4,4,4 0 4,4,4,0,4,4 10 s', 'a', ['c']],
  ['ethiopian', '2,4,0,4,4,4 0 4,4,4,0,4,4 10 s', 'a>', ['c']],
])(
  'the bowl from which stones were taken is marked, the one across or, if that is empty, the last one, ruling C4: %s, %s',
  (set, line, move, taken) => {
    const rules = mancala.variants.find(({ id }) => id === `mancala:${set}`);
    const read = rules?.read(line);
    if (rules === undefined || read?.ok !== true) throw new Error(JSON.stringify(read));
    const made = rules.moves(read.value).find((one) => rules.writeMove(one) === move);
    if (made === undefined) throw new Error('no move');
    expect(gameBy(mancala, rules).trace(read.value, made).taken).toEqual(taken);
  },
);

test('a position of mancala with a stone too many is told how many it has', () => {
  const read = mancala.variants[0]?.read('4,4,4,4,4,4 0 4,4,4,4,4,5 0 s');
  if (read?.ok !== false) throw new Error('it is read');
  expect(faultText(read.error)).toBe(
    'The position: its numbers add up to 49, which is more or less than the game has.',
  );
});

test.each([
  [foxAndGeese, 'The geese have run out of time.', 'The fox has run out of time.'],
  [tacTix, 'First player has run out of time.', 'Second player has run out of time.'],
])('players who have no colour are named as usual when their time runs out', async (game, ...ends) => {
  const [rules] = game.variants;
  if (rules === undefined) throw new Error('no rules');
  const line = newLine(game, rules, null);
  if (line === null) throw new Error('no start');
  const say = await loadSay(game.id);
  expect([0, 1].map((seat) => groundText(say, line, { way: 'time', seat }))).toEqual(ends);
});

test('the account of captured stones in latrunculi says who captured them', async () => {
  const [rules] = latrunculi.variants;
  const read = rules?.read('d7/8/8/8/ssssssss/sssss3/SS6/7D b');
  if (rules?.claimed === undefined || read?.ok !== true) throw new Error(JSON.stringify(read));
  const outcome = outcomeText(await loadSay('latrunculi'), rules, rules.claimed(read.value), null);
  expect(outcome).toBe('Black has won, 2 stones captured by White, 13 by Black');
});
