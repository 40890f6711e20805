import { describe, expect, it } from 'vitest';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import { titlesOf } from '../../../src/text/review/recordTitles.ts';

/** The titles of games with these tags, in a choice of them. */
const titles = (...games: readonly string[]): readonly string[] =>
  titlesOf(
    parseJkn(
      games.map((tags) => `[Variation "pastang"]\n${tags}\n\n1. Mc2-Mc3 *`).join('\n\n'),
    ).games.flatMap(({ tree }) => tree ?? []),
  );

const PLAYERS = '[Yellow "Anna"]\n[Blue "Bo"]\n';

describe('the games of one text, offered as a choice', () => {
  it('are named after their players', () => {
    expect(titles(`${PLAYERS}[Round "1"]`, '[Yellow "Bo"]\n[Blue "Anna"]')).toEqual([
      'Anna – Bo',
      'Bo – Anna',
    ]);
  });

  it('are told apart by event, round and date where the players are the same', () => {
    const first = `${PLAYERS}[Event "City Cup"]\n[Round "1"]\n[Date "2026.11.21"]`;
    const second = `${PLAYERS}[Event "?"]\n[Round "2"]\n[Date "2026.11.??"]`;
    expect(titles(first, second, PLAYERS)).toEqual([
      'Anna – Bo · City Cup · round 1 · Nov 21, 2026',
      'Anna – Bo · round 2 · Nov 2026',
      'Anna – Bo',
    ]);
  });

  it('are told apart by their length where their tags do not differ', () => {
    const games = '1. Mc2-Mc3 *\n\n[Variation "pastang"]\n\n1. Mc2-Mc3 Md5-Md4 *';
    const read = parseJkn(`[Variation "pastang"]\n\n${games}`).games.flatMap(({ tree }) => tree ?? []);
    expect(titlesOf(read).map((title) => title.split(' · ')[1])).toEqual(['1 turn', '2 turns']);
  });

  it('do not repeat an event that is already their title', () => {
    const event = '[Event "City Cup"]\n';
    expect(titles(`${event}[Round "1"]`, `${event}[Round "2"]`)).toEqual([
      'City Cup · round 1',
      'City Cup · round 2',
    ]);
  });
});
