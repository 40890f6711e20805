import { describe, expect, test } from 'vitest';
import {
  BASES,
  formatCoordinates,
  formatPosition,
  formatVariationId,
  HOUSE_RULES,
  legalMoves,
  NO_TERRAIN,
  outcome,
  type HouseRuleId,
  type Variation,
} from '../../src/engine/index.ts';
import { currentPosition } from '../../src/game/game.ts';
import { formatGame, parseJkn } from '../../src/game/jkn/index.ts';
import { layoutOn } from '../../src/game/games/layouts.ts';
import { formatLink, parseLink } from '../../src/game/link/index.ts';
import { recordOfSitting } from '../../src/game/sitting/sittingRecord.ts';
import { endOfLine, isSameTree, lineFrom, type GameTree } from '../../src/game/tree/index.ts';
import { createAnswering } from '../../src/store/computer/answering.ts';
import type { Answer } from '../../src/store/computer/protocol.ts';
import { createReview } from '../../src/store/review/review.ts';
import { createTable } from '../../src/store/table/table.ts';
import { drawn } from '../support/budget.ts';
import { movesOf, setupOf } from '../support/games.ts';
import { seeded } from '../support/random.ts';
import { memoryKeeper } from './memoryKeeper.ts';

/** A base with one rule, and with the first of those that it needs. */
const withRule = (base: Variation, rule: HouseRuleId): string =>
  formatVariationId({
    base: base.id,
    rules: [rule, ...HOUSE_RULES[rule].needs.slice(0, 1)].toSorted(),
    terrain: NO_TERRAIN,
  });

/** Every base, every base with every rule that fits it, and every base with all sorts of terrain. */
const GAMES = [
  ...BASES.map(({ id }) => id),
  ...BASES.flatMap((base) => base.takesRules.map((rule) => withRule(base, rule))),
  ...BASES.map((base) => formatVariationId({ base: base.id, rules: [], terrain: layoutOn(base, 'all') })),
];

const TURNS = 8;

/** What the computer answers, as its worker does. */
function answerOf(variation: string, position: string): string {
  const said: Answer[] = [];
  createAnswering((answer) => said.push(answer))({
    type: 'search',
    id: 1,
    variation,
    position,
    earlier: [],
    options: { limits: { nodes: 60 }, level: 2, seed: 1 },
  });
  const last = said.at(-1);
  if (last?.type !== 'result' || last.best === null) throw new Error(JSON.stringify(last));
  return last.best;
}

/** The tree of a record without faults. */
function read(record: string): GameTree | null {
  const { games, faults } = parseJkn(record);
  expect(faults).toEqual([]);
  return games[0]?.tree ?? null;
}

test('there are as many games as the tables of sections 14 and 16 give', () => {
  const bases = 9 + 6;
  const rules = 4 * 13 + 3 * 15 + 4;
  expect(GAMES).toHaveLength(bases + rules + bases);
});

describe('every base with every rule that fits it is played, kept, reviewed and passed on', () => {
  test.each(drawn(GAMES))('%s', (id) => {
    const keeper = memoryKeeper();
    const table = createTable(keeper);
    table.getState().begin(setupOf(id));
    const random = seeded(id.length);
    const made: string[] = [];
    while (made.length < TURNS) {
      const position = currentPosition(table.getState().game);
      if (outcome(position).status === 'over') break;
      const move =
        made.length % 2 === 0
          ? formatCoordinates(position.ruleset, random.pick(legalMoves(position)))
          : answerOf(id, formatPosition(position));
      expect(table.getState().write(move)).toBeNull();
      made.push(move);
    }
    expect(movesOf(table.getState().game)).toEqual(made);

    const again = createTable(keeper).getState();
    expect(movesOf(again.game)).toEqual(made);
    expect(again.game.tree.start.ruleset.variation.id).toBe(id);

    const { tree } = recordOfSitting(again.sitting);
    const recorded = read(formatGame(tree));
    expect(recorded !== null && isSameTree(recorded, tree)).toBe(true);
    const link = formatLink(tree);
    const passed = link.ok ? parseLink(link.value) : link;
    expect(passed.ok && isSameTree(passed.value, tree)).toBe(true);

    const review = createReview({ tree: passed.ok ? passed.value : tree, source: 'text' });
    review.getState().goTo(endOfLine(review.getState().tree));
    expect(lineFrom(review.getState().tree)).toHaveLength(made.length);
    expect(review.getState().announcement).not.toBe('');
  });
});
