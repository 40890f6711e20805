import { describe, expect, test } from 'vitest';
import {
  attackersOf,
  attacksOn,
  legalMoves,
  opponent,
  outcome,
  parsePosition,
  VARIATIONS,
  type Position,
} from '../../src/engine/index.ts';
import { budget } from '../support/budget.ts';
import { comparePosition, compareShortCuts, newTally, randomGame } from '../support/campaign.ts';
import { variationOf } from '../support/grid.ts';
import { seeded } from '../support/random.ts';
import { randomId, RULES_ALONE, SEVEN_BASES } from '../support/randomIds.ts';
import { anyLine, randomLine, STYLE_NAMES } from '../support/randomPositions.ts';

/**
 * The reference is slow, so everything gets only a few tries here; the campaign in tests/support goes on from there.
 */
const IDS = VARIATIONS.map(({ id }) => id).filter((id) => budget(1, 0) === 1 || !id.includes(':'));
const isSmall = (id: string): boolean => id !== 'poron';
const SEED = 2024;

describe('random games from the start: moves, records, outcome and the position after a move', () => {
  test.each(IDS)('%s', (id) => {
    const random = seeded(SEED);
    const games = isSmall(id) ? budget(2, 1) : 1;
    const turns = isSmall(id) ? budget(40, 12) : budget(12, 1);
    for (let game = 0; game < games; game++)
      for (const line of randomGame(id, random, turns)) {
        const options = isSmall(id) ? { records: 0.3, plays: 2 } : { records: 0.05, plays: 1 };
        expect(comparePosition(id, line, random, newTally(), options)).toBeNull();
      }
  });
});

/** The first lines of a style; games that continue from them are in the campaign. */
function* linesOf(id: string, style: (typeof STYLE_NAMES)[number], count: number): Generator<string> {
  const random = seeded(SEED + STYLE_NAMES.indexOf(style));
  for (let i = 0; i < count; i++) yield randomLine(id, random, style);
}

const COUNT = { small: budget(6, 1), poron: budget(3, 1) };
/** Where only the engine answers; even that takes long on Poron's board. */
const MANY = budget(25, 1);
const manyOf = (id: string): number => (isSmall(id) ? MANY : budget(25, 1, 3));
const STYLES = IDS.flatMap((id) => STYLE_NAMES.map((style) => ({ id, style })));

describe('random positions: moves, records, outcome and the position after a move', () => {
  test.each(STYLES)('$id, $style', ({ id, style }) => {
    const random = seeded(SEED);
    const options = isSmall(id) ? { records: 0.4, plays: 2 } : { records: 0.15, plays: 1 };
    for (const line of linesOf(id, style, isSmall(id) ? COUNT.small : COUNT.poron))
      expect(comparePosition(id, line, random, newTally(), options)).toBeNull();
  });

  test.each(IDS)('%s: whether a position is valid', (id) => {
    const random = seeded(SEED);
    const options = { records: 0, plays: 0 };
    for (let i = 0; i < budget(12, 2); i++)
      expect(
        comparePosition(id, anyLine(id, random, random.pick(STYLE_NAMES)), random, newTally(), options),
      ).toBeNull();
  });
});

describe('the short cuts about the safety of the King agree with trying every move', () => {
  test.each(STYLES)('$id, $style', ({ id, style }) => {
    const random = seeded(SEED);
    for (const start of linesOf(id, style, manyOf(id)))
      for (const line of randomGame(id, random, 3, start))
        expect(compareShortCuts(id, line, newTally())).toBeNull();
  });
});

/** Random combinations of rules that fit together, most with terrain; the same ones every time. */
const DRAWN = Array.from({ length: budget(40, 6) }, (_, index) =>
  randomId(seeded(SEED + index), SEVEN_BASES),
);
const DRAWN_SMALL = Array.from({ length: budget(12, 3) }, (_, index) =>
  randomId(seeded(SEED - index), ['stikitche', 'pastang', 'draks-city']),
);
/** Styles with so few pieces that the reference is quick on large boards too. */
const SPARSE = ['few', 'open', 'lastRanks', 'bare', 'lines', 'stalemate'] as const;

describe.each([
  ['13 and 14: the seven bases', SEVEN_BASES, budget(2, 1)],
  ['16: each rule alone', RULES_ALONE, budget(2, 1)],
  ['16 and 19: drawn rules and terrain', DRAWN, 1],
  ['19: drawn terrain on small boards', DRAWN_SMALL, budget(6, 2)],
] as const)('%s', (_, ids, count) => {
  test.each(ids)('%s', (id) => {
    const random = seeded(SEED);
    for (let i = 0; i < count; i++) {
      const line = randomLine(id, random, SPARSE[i % SPARSE.length] ?? 'few');
      expect(comparePosition(id, line, random, newTally(), { records: 0.3, plays: 2 })).toBeNull();
    }
  });

  test.each(ids)('%s: short cuts', (id) => {
    const random = seeded(SEED);
    for (let i = 0; i < budget(2 * count, 2, count); i++)
      for (const line of randomGame(id, random, 2, randomLine(id, random, random.pick(STYLE_NAMES))))
        expect(compareShortCuts(id, line, newTally())).toBeNull();
  });
});

describe('faults that campaigns found stay fixed', () => {
  test.each([
    [
      'a vault begins on a hill in a line of hills and pieces that leads to the edge of the board',
      'porondwa@h:Wc1,Wb2,Wc4',
      '5k5K/4gg6/1M1p1p6/12/1g3P6/p4P6/5P6/5g6/1p3s6/12/12/12/12/12/12/12/12/12 b YB - 77',
    ],
  ] as const)('%s', (_, id, line) => {
    expect(comparePosition(id, line, seeded(SEED), newTally(), { records: 1, plays: 2 })).toBeNull();
    expect(compareShortCuts(id, line, newTally())).toBeNull();
  });
});

/** How a piece holds the King in Kaida, as the parts of its route without repetitions. */
function kindsOfKaida(position: Position): string[] {
  const attack = attackersOf(position);
  if (attack === null) return [];
  return attacksOn(position, attack.king, opponent(position.turn)).map(({ parts }) =>
    parts
      .map(({ part }) => part)
      .join(' ')
      .replace(/(step )+/g, 'step ')
      .replace(/(vault )+/g, 'vault '),
  );
}

/** Positions of games with Kings, in every style. */
const positions = () =>
  ['poron', 'stikitche'].flatMap((id) =>
    STYLE_NAMES.flatMap((style) =>
      [...linesOf(id, style, 2 * MANY)].flatMap((line) => {
        const read = parsePosition(variationOf(id), line);
        return read.ok ? [read.value] : [];
      }),
    ),
  );

describe.skipIf(MANY < 10)('rare cases occur among such positions', () => {
  test('Kaida in every way in which a piece can move', () => {
    const found = new Set(positions().flatMap(kindsOfKaida));
    expect([...found]).toEqual(
      expect.arrayContaining([
        'step',
        'leap',
        'leap leap',
        'step turn step',
        'turn step',
        'vault landing',
        'vault bend landing',
        'vault bend vault landing',
        'step vault landing',
        'leap vault landing',
      ]),
    );
  });

  test('every ending of games with Kings', () => {
    const endings = positions().map((position) => {
      const result = outcome(position);
      return result.status === 'over' ? result.ending : 'playing';
    });
    expect([...new Set(endings)].toSorted()).toEqual(['draw', 'hyrkaida', 'nikaida', 'playing', 'tikaida']);
  });

  test('Fluttember, promotions with a capture and by a vault, captures of friends', () => {
    const moves = positions().flatMap((position) => legalMoves(position));
    expect(moves.some(({ fluttember }) => fluttember)).toBe(true);
    expect(moves.some(({ promotion, captures }) => promotion !== undefined && captures === 'enemy')).toBe(
      true,
    );
    expect(moves.some(({ promotion, vault }) => promotion !== undefined && vault)).toBe(true);
    expect(moves.some(({ captures, vault }) => captures === 'friend' && vault)).toBe(true);
  });
});
