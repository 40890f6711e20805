import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../src/cli/cabinetGames.ts';
import { drawnBy } from '../../src/cabinet/mind/levels.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { openMoves, viewsOf } from '../../src/cabinet/seam/seen.ts';
import { budget } from '../support/budget.ts';
import { rulesOf, walked } from './walked.ts';

const CABINET = await loadCabinet();

const hiding = CABINET.flatMap((rules) =>
  rules.secrets === undefined ? [] : [{ id: rules.id, rules, secrets: rules.secrets }],
);
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const RUNS = { numRuns: budget(12, 2) };

describe.each(hiding)('what $id hides', ({ rules, secrets }) => {
  const seats = rules.seats.map((_, seat) => seat);
  const written = (position: unknown): string => rules.write(position);

  test('something is hidden exactly where somebody does not see everything', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { before } of walked(rules, seed, 60)) {
          const isAllSeen = [null, ...seats].every(
            (seat) => written(secrets.seen(before, seat)) === written(before),
          );
          expect(secrets.hides(before)).toBe(!isAllSeen);
        }
      }),
      RUNS,
    );
  });

  test('a position that a seat guesses looks to it like the one it is in, and holds every card once', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...seats), (seed, seat) => {
        const past: unknown[] = [];
        for (const { before } of walked(rules, seed, 60)) {
          const views = viewsOf(secrets, past, before, seat);
          const guessed = secrets.guess(views, seat, drawnBy(seed));
          expect(written(secrets.seen(guessed, seat))).toBe(written(views.at(-1)));
          expect(rules.read(written(guessed)).ok).toBe(true);
          past.push(before);
        }
      }),
      RUNS,
    );
  });

  test('a seat guesses the same, whatever the others hold', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...seats), (seed, seat) => {
        const line = walked(rules, seed, 25).map(({ before }) => before);
        const views = viewsOf(secrets, line.slice(0, -1), line.at(-1), seat);
        const other = secrets.guess(views, seat, drawnBy(seed + 1));
        const others = [...line.slice(0, -1).map((before) => secrets.seen(before, seat)), other];
        const again = viewsOf(secrets, others.slice(0, -1), other, seat);
        const [one, two] = [views, again].map((all) => written(secrets.guess(all, seat, drawnBy(seed))));
        expect(one).toBe(two);
      }),
      RUNS,
    );
  });

  test('a seat reads its own moves, and a move that it may not read looks like any other there', () => {
    const wrong = walked(rules, 4711, 60).flatMap(({ before, move }) =>
      [null, ...seats].filter((seat) => {
        const read: string = secrets.seenMove(before, move, seat);
        if (read === rules.writeMove(move)) return false;
        const isOwn = rules.turn(before) === seat;
        return isOwn || rules.moves(before).some((other) => secrets.seenMove(before, other, seat) !== read);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** A line as a seat sees it. */
const shown = (rules: AnyRules, line: string, seat: number | null): string => {
  const read = rules.read(line);
  if (!read.ok) throw new Error(line);
  return rules.write(rules.secrets?.seen(read.value, seat));
};

describe('a game of cribbage that goes on', () => {
  test.each([
    [
      'each sees the own hand',
      'cribbage:2-121',
      '0-3 1 discard 2 2c,3c,4c,5c,6c/7c,8c,9c,Tc,Jc - - - -',
      0,
      '2c,3c,4c,5c,6c/??,??,??,??,?? -',
    ],
    [
      'nobody sees the crib, not even whoever laid it away',
      'cribbage:2-121',
      '0-3 1 discard 1 2c,3c,4c,5c,6c/7c,8c,9c Tc,Jc - - -',
      1,
      '??,??,??,??,??/7c,8c,9c ??,??',
    ],
    [
      'an onlooker sees no hand',
      'cribbage:2-121',
      '0-3 1 play 2 4c,5c,6c/7c,8c,9c 2c,3c,Tc,Jc Qd - -',
      null,
      '??,??,??/??,??,?? ??,??,??,??',
    ],
    [
      'partners do not see each other’s hands',
      'cribbage:4-121',
      '0-0 1 play 2 3c,3d,3h,4c/6c,6d,6h,7c/8c,8d,8h,8s/9c,9d,9h,9s 2c,2d,2h,2s Qd - -',
      2,
      '??,??,??,??/??,??,??,??/8c,8d,8h,8s/??,??,??,?? ??,??,??,??',
    ],
    [
      'nobody sees the card dealt to the crib',
      'cribbage:3-121',
      '0-0-0 1 discard 2 Ac,2c,3c,4c,5c/Ad,2d,3d,4d,5d/Ah,2h,3h,4h,5h Ks - - -',
      0,
      'Ac,2c,3c,4c,5c/??,??,??,??,??/??,??,??,??,?? ??',
    ],
    [
      'all see the cards of whoever has shown',
      'cribbage:3-121',
      '0-0-0 1 show 3 Ac,2c,3c,4c/Ad,2d,3d/Ah,2h,3h,4h 9c,9d,9h,9s Ks 2:4d -',
      0,
      'Ac,2c,3c,4c/Ad,2d,3d/??,??,??,?? ??,??,??,??',
    ],
    [
      'all see the crib when it is scored',
      'cribbage:2-121',
      '0-3 1 crib 1 Ac,2c,3c/Ad,2d,3d 9c,9d,9h,9s Ks - -',
      null,
      'Ac,2c,3c/Ad,2d,3d 9c,9d,9h,9s',
    ],
  ] as const)('%s', (_, id, line, seat, wanted) => {
    expect(shown(rulesOf(id), line, seat).split(' ').slice(4, 6).join(' ')).toBe(wanted);
  });

  test('a seat remembers what it has put into the crib', () => {
    const rules = rulesOf('cribbage:2-121');
    const start = rules.read('0-3 1 discard 2 2c,3c,4c,5c,6c/7c,8c,9c,Tc,Jc - - - -');
    if (!start.ok || rules.secrets === undefined) throw new Error('no cribbage');
    const find = (at: unknown, text: string): unknown =>
      rules.moves(at).find((one) => rules.writeMove(one) === text);
    const next: unknown = rules.play(start.value, find(start.value, 'discard:7c,8c'));
    const views = viewsOf(rules.secrets, [start.value], next, 1);
    for (let seed = 0; seed < 20; seed++)
      expect(rules.write(rules.secrets.guess(views, 1, drawnBy(seed))).split(' ')[5]).toBe('7c,8c');
  });

  test('a player who has said go holds no card that fits, in anybody’s guess', () => {
    const rules = rulesOf('cribbage:2-121');
    // the count is 25: a six would still fit
    const read = rules.read('0-3 1 play 1 Ac/7c,8c 2c,3c,4c,Jc Qd 2:Th,1:Td,1:5s 2');
    if (!read.ok || rules.secrets === undefined) throw new Error('no cribbage');
    const views = viewsOf(rules.secrets, [], read.value, 0);
    for (let seed = 0; seed < 40; seed++) {
      const guessed = rules.write(rules.secrets.guess(views, 0, drawnBy(seed)));
      expect(guessed.split(' ')[4]).toMatch(/^Ac\/[789TJQK][cdhs],[789TJQK][cdhs]$/u);
    }
  });

  test('the deals that have been played out may be shown to everybody', () => {
    const rules = rulesOf('cribbage:2-61');
    const line = walked(rules, 3, 60);
    const positions = [rules.start(), ...line.map(({ after }) => after)];
    const dealt = positions.findLastIndex((position) => rules.write(position).includes(' -/- '));
    expect(dealt).toBeGreaterThan(10);
    expect(openMoves(rules, positions)).toBe(dealt);
    expect(openMoves(rules, positions.slice(0, 9))).toBe(0);
  });
});
