import { describe, expect, test } from 'vitest';
import { game as cribbage } from '../../../src/cabinet/games/cribbage/game.ts';
import { game as jetan } from '../../../src/cabinet/games/jetan/game.ts';
import { game as mancala } from '../../../src/cabinet/games/mancala/game.ts';
import { game as surakarta } from '../../../src/cabinet/games/surakarta/game.ts';
import type { AnyGame } from '../../../src/cabinet/seam/game.ts';
import type { Ended } from '../../../src/game/cabinet/wayOut.ts';
import { matchText } from '../../../src/pages/cabinet/table/matchText.ts';
import { outcomeOf } from '../../../src/store/cabinet/line.ts';
import type { CabinetRecord } from '../../../src/store/cabinet/record.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import { matchPoints } from '../../../src/store/cabinet/tableState.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { tableParts } from './tableParts.ts';

/** The second game of two between Anna, who has White now, and Bo. */
const SECOND: Omit<CabinetRecord, 'variant' | 'start'> = {
  id: 'one',
  began: 0,
  changes: 0,
  trail: '',
  seating: [null, null],
  names: ['Anna', 'Bo'],
  moves: [],
  at: 0,
  ended: null,
  clock: null,
  match: { games: 2, played: 1, points: [4, 0] },
  look: null,
  seed: 1,
  lot: null,
  when: 0,
};

async function tableAt(game: AnyGame, variant: string, start: string) {
  const store = createCabinetTable(tableParts(game, await loadSay(game.id)));
  store.getState().put({ ...SECOND, variant, start });
  return () => store.getState();
}

const at = (start: string) => tableAt(surakarta, 'surakarta', start);

describe('a match in a game whose points add up: surakarta, section 6', () => {
  test('a win earns as many points as the winner has marbles', async () => {
    const state = await at('5W/6/6/6/W5/WB4 w');
    expect(state().write('a2xb1')).toBeNull();
    expect(outcomeOf(state().line, state().ended)).toMatchObject({ winner: 'white', scores: [3, 0] });
    expect(matchPoints(state())).toEqual([7, 0]);
    state().next();
    expect(state().match?.points).toEqual([0, 0]);
  });

  test('a win by Black belongs to whoever sits there', async () => {
    const state = await at('5B/6/6/6/B5/BW4 b');
    expect(state().write('a2xb1')).toBeNull();
    expect(matchPoints(state())).toEqual([4, 3]);
  });

  test.each(['agreed', 'repetition', 'quiet'] as const)('a draw earns none: %s', async (way) => {
    const state = await at('5W/6/6/6/W5/WB4 w');
    const ended = { ...state(), ended: { way, seat: null } };
    expect(matchPoints(ended)).toEqual([4, 0]);
  });

  test('it is a draw, which earns none, when a player has marbles but no move', async () => {
    const state = await at('4BB/4BB/6/6/BB4/WB4 w');
    expect(outcomeOf(state().line, state().ended)).toMatchObject({ over: true, winner: null });
    expect(matchPoints(state())).toEqual([4, 0]);
  });

  test.each(['conceded', 'time'] as const)(
    'when a player gives up or loses on time, the other earns as many points as he has marbles then: %s',
    async (way) => {
      const state = await at('5W/6/6/6/W5/WB4 w');
      expect(matchPoints({ ...state(), ended: { way, seat: 1 } })).toEqual([7, 0]);
      expect(matchPoints({ ...state(), ended: { way, seat: 0 } })).toEqual([4, 1]);
    },
  );
});

test('a win counts 1 in other games, though they count too: mancala', async () => {
  const rules = mancala.variants[0];
  const state = await tableAt(mancala, rules?.id ?? '', rules?.write(rules.start()) ?? '');
  expect(matchPoints({ ...state(), ended: { way: 'conceded', seat: 1 } })).toEqual([5, 0]);
  expect(matchPoints({ ...state(), ended: { way: 'agreed', seat: null } })).toEqual([4.5, 0.5]);
});

/** A match of three in which Anna has Black, at the end of a game. */
async function endedGame(game: AnyGame, how: Ended) {
  const store = createCabinetTable(tableParts(game, await loadSay(game.id)));
  const match = { games: 3, played: 1, points: [1, 0] };
  store.getState().put({ ...SECOND, variant: game.id, start: null, match, ended: how });
  return () => store.getState();
}

/** A game of jetan that Anna, with Black, has won or lost. */
const won = async (seat: number) => endedGame(jetan, { way: 'conceded', seat: 1 - seat });

describe('the next game of a match in jetan, C8', () => {
  test('is begun by the winner of the last one, who has Black', async () => {
    const byBlack = await won(0);
    byBlack().next();
    expect(byBlack().names).toEqual(['Anna', 'Bo']);
    expect(byBlack().match).toEqual({ games: 3, played: 2, points: [2, 0] });
    const byOrange = await won(1);
    byOrange().next();
    expect(byOrange().names).toEqual(['Bo', 'Anna']);
    expect(byOrange().match).toEqual({ games: 3, played: 2, points: [1, 1] });
  });

  test('is begun by the other player if the winner leaves it to him', async () => {
    const byBlack = await won(0);
    byBlack().next('leaves');
    expect(byBlack().names).toEqual(['Bo', 'Anna']);
    expect(byBlack().match?.points).toEqual([0, 2]);
    const byOrange = await won(1);
    byOrange().next('leaves');
    expect(byOrange().names).toEqual(['Anna', 'Bo']);
  });

  test('has the seats swapped after a draw, on which the rules are silent', async () => {
    const drawn = await endedGame(jetan, { way: 'agreed', seat: null });
    drawn().next();
    expect(drawn().names).toEqual(['Bo', 'Anna']);
  });
});

test('in other games the seats change, whoever has won', async () => {
  const state = await endedGame(surakarta, { way: 'conceded', seat: 1 });
  state().next();
  expect(state().names).toEqual(['Bo', 'Anna']);
});

/** The last game, which is given up and so earns nobody anything, with the points that were won before it. */
async function partnersEnd(points: readonly number[], names = ['Anna', 'Bo', 'Cy', 'Di']): Promise<string> {
  const rules = cribbage.variants.find(({ id }) => id === 'cribbage:4-121');
  const say = await loadSay('cribbage');
  const store = createCabinetTable(tableParts(cribbage, say));
  const seating = [null, null, null, null];
  const match = { games: 3, played: 2, points };
  const start = rules?.write(rules.start()) ?? '';
  store.getState().put({ ...SECOND, variant: 'cribbage:4-121', start, names, seating, match });
  return matchText({ ...store.getState(), ended: { way: 'conceded', seat: 0 } }, say);
}

describe('the end of a match of partners, cribbage for four', () => {
  test('names both winners', async () => {
    expect(await partnersEnd([1, 2, 1, 2])).toBe('The match is over: Bo and Di win it with 2.');
    expect(await partnersEnd([2, 0, 2, 0])).toBe('The match is over: Anna and Cy win it with 2.');
  });

  test('names them by their seats in the last game where nobody has a name', async () => {
    expect(await partnersEnd([1, 2, 1, 2], [])).toBe(
      'The match is over: whoever were West and East in the last game win it with 2.',
    );
  });

  test('is a tie where both sides have the same number of points', async () => {
    expect(await partnersEnd([2, 2, 2, 2])).toBe('The match is over, with 2 each at the top.');
  });
});

test('a single winner of a match is named alone', async () => {
  const state = await at('5W/6/6/6/W5/WB4 w');
  const words = matchText({ ...state(), ended: { way: 'conceded', seat: 1 } }, await loadSay('surakarta'));
  expect(words).toBe('The match is over: Anna wins it with 7.');
});

test.each([
  ['without a name', { names: [] }],
  ['with the name of the other', { names: ['Anna', 'Anna'] }],
  ['of two computers that are as strong', { seating: [2, 2] }],
] as const)(
  'a winner %s is named by the seat in the last game, since the players change seats',
  async (_, who) => {
    const state = await at('5W/6/6/6/W5/WB4 w');
    const ended = { way: 'conceded', seat: 1 } as const;
    const words = matchText({ ...state(), ...who, ended }, await loadSay('surakarta'));
    expect(words).toBe('The match is over: whoever was White in the last game wins it with 7.');
  },
);

test.each([
  ['more games than it has', { games: 2, played: 2, points: [4, 0] }],
  ['no game at all', { games: 0, played: 0, points: [0, 0] }],
])('a match that has played %s is not a match', async (_, match) => {
  const store = createCabinetTable(tableParts(surakarta, await loadSay('surakarta')));
  store.getState().put({ ...SECOND, variant: 'surakarta', start: null, match });
  expect(store.getState().match).toBeNull();
});
