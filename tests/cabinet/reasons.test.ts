import { describe, expect, test } from 'vitest';
import { game as chineseCheckers } from '../../src/cabinet/games/chineseCheckers/game.ts';
import { game as jacksAndWitches } from '../../src/cabinet/games/jacksAndWitches/game.ts';
import { game as jetan } from '../../src/cabinet/games/jetan/game.ts';
import { game as latrunculi } from '../../src/cabinet/games/latrunculi/game.ts';
import type { AnyGame } from '../../src/cabinet/seam/game.ts';
import { newLine } from '../../src/store/cabinet/line.ts';
import { groundText, loadSay } from '../../src/text/cabinetTable.ts';

/** Why a step cannot be chosen in a position line, after those that are chosen. */
function why(game: AnyGame, line: string, chosen: readonly string[], step: string): string {
  const read = game.variants[0]?.read(line);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  return game.why(read.value, chosen, step);
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

test('a piece of latrunculi that could go but for the third time of a position is not called shut in', () => {
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
