import { beforeAll, describe, expect, test } from 'vitest';
import { MINDS } from '../../src/cabinet/games/minds.ts';
import { SHELF } from '../../src/cabinet/games/shelf.ts';
import {
  bottomsOf,
  choicesOf,
  gameBy,
  type AnyGame,
  type AnyMind,
  type Block,
} from '../../src/cabinet/seam/game.ts';
import { handOf } from '../../src/cabinet/seam/hand.ts';
import { moveOf } from '../../src/cabinet/mind/levels.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { seenBy } from '../../src/cabinet/seam/seen.ts';
import { ARROWS, neighbourOf, turned, waysOf, type Surface } from '../../src/cabinet/seam/surface.ts';
import { walk } from '../../src/cabinet/seam/walk.ts';
import { GAME_WORDS } from '../../src/text/cabinet/gameWords.ts';
import { loadSay, refusedText, shelfText, text, type Say } from '../../src/text/cabinet/table.ts';

/** The reasons that speak of somebody who stands on a place. */
const SOMEBODY = ['enemy', 'own', 'occupied'];

/** Positions of walks from the start. */
const SEEDS = [3, 4711, 90_210];
const LENGTHS = [0, 1, 5, 19, 44];
/** A walk ends most games in so many moves. */
const LONG = 700;

const positionsOf = (rules: AnyRules): readonly unknown[] =>
  SEEDS.flatMap((seed) => {
    let at = 0;
    let position: unknown = rules.start();
    return LENGTHS.map((length) => {
      position = walk(rules, position, seed + at, length - at);
      at = length;
      return position;
    });
  });

/** A board in all ways in which it may lie. */
const anyWay = (surface: Surface) => Array.from({ length: waysOf(surface) }, (_, by) => turned(surface, by));

/** An end of a game: of a long walk, or where lot never ends it, of what the computer plays against itself. */
function endsOf(rules: AnyRules, mind: AnyMind): readonly unknown[] {
  const walked = SEEDS.slice(0, rules.seats.length === 2 ? 3 : 1).map((seed) =>
    walk(rules, rules.start(), seed, LONG),
  );
  if (rules.seats.length > 2 || walked.some((position) => rules.outcome(position).over)) return walked;
  const past: unknown[] = [];
  let position: unknown = rules.start();
  while (past.length < LONG && !rules.outcome(position).over) {
    const move: unknown = moveOf(rules, mind, past, position, 2, 1);
    past.push(position);
    position = rules.play(position, move);
  }
  return [...walked, position];
}

/** A position as the page shows it: whole, and where the game hides something, as each seat sees it. */
function looksAt(shown: AnyGame, rules: AnyRules, position: unknown) {
  const seats = rules.seats.map((_, seat) => seat);
  return [
    { shown, seen: position },
    ...seats.map((seat) => ({ shown: shown.from?.(seat) ?? shown, seen: seenBy(rules, position, seat) })),
  ];
}

const standsAt = (game: AnyGame, position: unknown): string => JSON.stringify(game.standing(position, []));

const keysOf = (block: Block): readonly string[] => (block.is === 'list' ? block.keys : [block.key]);

/** Whether the words of a game themselves speak of men. */
async function speaksOfMen(id: string): Promise<boolean> {
  const words = Object.values((await GAME_WORDS[id]?.()) ?? {});
  if (words.length === 0) throw new Error(`${id} has no words`);
  return words.some((said) => /\bm[ae]n\b/iu.test(said));
}
const OF_MEN = new Set<string>();
for (const { id } of SHELF) if (await speaksOfMen(id)) OF_MEN.add(id);

describe.each(SHELF)('$id on the page', ({ id, load, variants }) => {
  let game: AnyGame;
  let say: Say;
  let positions: readonly { readonly rules: AnyRules; readonly position: unknown }[];
  beforeAll(async () => {
    [game, say] = await Promise.all([load(), loadSay(id)]);
    const mind = await MINDS[id]?.();
    if (mind === undefined) throw new Error(`${id} has no mind`);
    positions = game.variants.flatMap((rules) =>
      [...positionsOf(rules), ...endsOf(rules, mind)].map((position) => ({ rules, position })),
    );
  }, 120_000);

  test('is what the shelf says of it, with a computer that knows the same variants', async () => {
    expect(game.id).toBe(id);
    expect(game.variants.map((rules) => rules.id)).toEqual(variants);
    expect((await MINDS[id]?.())?.variants).toEqual(game.variants);
    for (const kind of ['name', 'sentence'] as const) expect(shelfText(kind, id)).not.toBe(id);
    for (const variant of variants) expect(shelfText('variant', variant)).not.toBe(variant);
  });

  test('every place has a name of its own, and arrow keys lead to all of them, whichever way it lies', () => {
    const surfaces = new Set(game.variants.map((rules) => gameBy(game, rules).surface));
    for (const surface of [...surfaces].flatMap(anyWay)) {
      const names = surface.places.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const [first] = surface.places;
      const reached = new Set(first === undefined ? [] : [first]);
      for (const place of reached)
        for (const arrow of ARROWS) {
          const next = neighbourOf(surface, place, arrow);
          if (next !== null) reached.add(next);
        }
      expect(reached.size).toBe(names.length);
    }
  });

  test('a board that turns has every player below once, with no other player’s men lower', () => {
    for (const rules of game.variants) {
      const shown = gameBy(game, rules);
      const bottoms = bottomsOf(shown);
      const seats = rules.seats.map((_, seat) => seat);
      const below = bottoms.map(({ seat }) => seat);
      expect(new Set(below)).toEqual(new Set(shown.surface.turns ? seats : [shown.near]));
      expect(new Set(below).size).toBe(below.length);
      // where there are two ways, men of both stand in all places in some games
      for (const { turn, seat } of shown.round === undefined ? [] : bottoms) {
        const { places } = turned(shown.surface, turn);
        const low = seats.map((owner) => {
          const men = shown.standing(rules.start(), []).filter((one) => one.owner === owner);
          const ys = men.map(({ place }) => places.find(({ name }) => name === place)?.y ?? Number.NaN);
          return Math.round((100 * ys.reduce((sum, y) => sum + y, 0)) / ys.length);
        });
        expect(low[seat]).toBe(Math.max(...low));
      }
    }
  });

  test('everything stands on a place of the board, alone there, with a drawing and words of its own', () => {
    const arts = new Set(Object.keys(game.art));
    for (const { rules, position } of positions)
      for (const { shown, seen } of looksAt(gameBy(game, rules), rules, position)) {
        const places = new Set(shown.surface.places.map(({ name }) => name));
        const standing = shown.standing(seen, []);
        expect(new Set(standing.map(({ place }) => place)).size).toBe(standing.length);
        for (const { place, art, second = art } of standing) {
          expect(places).toContain(place);
          for (const one of [art, second]) {
            expect(arts).toContain(one);
            expect(say(`man.${one}`, { count: 2 })).not.toBe('');
          }
        }
      }
    for (const emblem of game.emblems) expect(Object.keys(game.art)).toContain(emblem);
  });

  test('every legal move, and no other, is chosen by its steps, each of which was offered', () => {
    for (const { rules, position } of positions) {
      const moves: readonly unknown[] = rules.moves(position);
      const choices = choicesOf(game, position, moves);
      expect(new Set(choices.map(({ steps }) => steps.join(' '))).size).toBe(choices.length);
      const chosen = new Set(moves.map((move) => game.steps(position, move).join(' ')));
      expect(chosen.size).toBe(moves.length);
      for (const { move, steps } of choices.slice(0, 12)) {
        for (const [index, step] of steps.entries())
          expect(handOf(choices, steps.slice(0, index)).next).toContain(step);
        expect(handOf(choices, steps).move).toBe(move);
        expect(say(`advice.${game.advice(position, steps.slice(0, -1))}`)).not.toBe('');
        expect(() => game.standing(position, steps.slice(0, -1))).not.toThrow();
      }
    }
  });

  test('a place that cannot be chosen has its reason', () => {
    const other = text('why.other');
    const without = positions
      .filter(({ rules, position }) => !rules.outcome(position).over)
      .flatMap(({ rules, position }) => {
        const choices = choicesOf(game, position, rules.moves(position));
        const chosen = choices[0]?.steps.slice(0, -1) ?? [];
        return [[], chosen].flatMap((steps) => {
          const { next } = handOf(choices, steps);
          return game.surface.places
            .filter(({ name }) => !next.has(name) && !steps.includes(name))
            .filter(({ name }) => refusedText(say, game, position, steps, name) === other)
            .map(({ name }) => `${rules.write(position)}: ${steps.join(' ')} ${name}`);
        });
      });
    expect(without).toEqual([]);
  });

  test('no refusal says of an empty place who stands there, nor of an occupied one that it is empty', () => {
    const wrong = positions
      .filter(({ rules, position }) => !rules.outcome(position).over && rules.turn(position) !== 'chance')
      .flatMap(({ rules, position }) => {
        const shown = gameBy(game, rules);
        const choices = choicesOf(shown, position, rules.moves(position));
        return [[], choices[0]?.steps.slice(0, -1) ?? []].flatMap((steps) => {
          const { next } = handOf(choices, steps);
          const heaps = shown.standing(position, steps).filter(({ count }) => count !== 0);
          const occupied = new Set(heaps.map(({ place }) => place));
          return shown.surface.places
            .filter(({ name }) => !next.has(name) && !steps.includes(name))
            .map(({ name }) => ({ name, why: shown.why(position, steps, name) }))
            .filter(({ name, why }) => (occupied.has(name) ? ['empty'] : SOMEBODY).includes(why))
            .map(({ name, why }) => `${rules.write(position)}: ${steps.join(' ')} ${name} ${why}`);
        });
      });
    expect(wrong).toEqual([]);
  });

  test.skipIf(OF_MEN.has(id))(
    'nothing is called a man in advice and refusals if the game’s own words know no men',
    () => {
      const told = positions
        .filter(({ rules, position }) => !rules.outcome(position).over && rules.turn(position) !== 'chance')
        .flatMap(({ rules, position }) => {
          const shown = gameBy(game, rules);
          const chosen = choicesOf(shown, position, rules.moves(position))[0]?.steps.slice(0, -1) ?? [];
          return [[], chosen].flatMap((steps) => {
            const advice = say(`advice.${shown.advice(position, steps)}`, shown.facts?.(position));
            const refusals = shown.surface.places.map(({ name }) =>
              refusedText(say, shown, position, steps, name),
            );
            return refusals.concat(advice);
          });
        });
      expect(told).not.toEqual([]);
      expect([...new Set(told)].filter((words) => /\b(?:m[ae]n|he)\b/iu.test(words))).toEqual([]);
    },
  );

  test('the way of a move is drawn over places of the board, and ends where a man stands after it', () => {
    for (const { rules, position } of positions)
      for (const move of rules.moves(position).slice(0, 8)) {
        for (const { shown, seen } of looksAt(gameBy(game, rules), rules, position)) {
          const places = new Set(shown.surface.places.map(({ name }) => name));
          const { path, taken, others = [] } = shown.trace(seen, move);
          for (const place of [...path, ...taken, ...others.flat()]) expect(places).toContain(place);
          // a roll or a pass moves nobody
          const isMoving = standsAt(game, position) !== standsAt(game, rules.play(position, move));
          expect(path.length > 0 || !isMoving).toBe(true);
        }
        expect(typeof gameBy(game, rules).isProgress(position, move, [])).toBe('boolean');
      }
  });

  test('an end is announced with its ground, and what must be said of a position has words', () => {
    let ends = 0;
    for (const { rules, position } of positions) {
      for (const call of game.calls(position, null)) expect(say(`call.${call}`)).not.toBe('');
      for (const move of rules.moves(position).slice(0, 8))
        for (const { key, seat, values } of gameBy(game, rules).tells?.(position, move) ?? []) {
          expect(say(key, { ...values, seat: '' })).not.toBe('');
          expect(rules.seats[seat]).toBeDefined();
        }
      for (const seat of rules.seats.keys()) {
        expect(say(`seat.${rules.seats[seat]}`)).not.toBe('');
        for (const { code, art } of game.reserve(position, seat)) {
          expect(say(`reserve.${code}`, { count: 2 })).not.toBe('');
          expect(Object.keys(game.art)).toContain(art);
        }
      }
      if (!rules.outcome(position).over) continue;
      ends++;
      expect(say(`end.${game.ending(position, true)}`)).not.toBe('');
    }
    expect(ends).toBeGreaterThan(0);
  });

  test('what chance brings lies beside the board with a drawing and words, and is told', () => {
    const { chance } = game;
    expect(chance === undefined).toBe(game.variants.every((rules) => rules.weight === undefined));
    if (chance === undefined) return;
    for (const art of chance.tumble) expect(Object.keys(game.art)).toContain(art);
    for (const key of ['chance.due', 'chance.draw', 'chance.how', 'chance.fair', 'chance.check'])
      expect(say(key, { seat: 'Red', example: '' })).not.toBe('');
    let draws = 0;
    for (const { rules, position } of positions) {
      if (rules.outcome(position).over || rules.turn(position) !== 'chance') continue;
      draws++;
      for (const move of rules.moves(position).slice(0, 8)) {
        const { key, values } = chance.told(position, move);
        expect(say(key, { ...values, seat: 'Red' })).not.toBe('');
        for (const lying of chance.tray(rules.play(position, move), { before: position, move })) {
          expect(Object.keys(game.art)).toContain(lying.art);
          expect(say(lying.key, lying.values)).not.toBe('');
        }
      }
    }
    expect(draws).toBeGreaterThan(0);
  });

  test('the page of rules has all its words, and its boards show legal positions', () => {
    const { blocks, rulings } = game.page;
    const keys = blocks.flatMap(keysOf);
    const wanted = rulings.flatMap((name) =>
      ['question', 'answer', 'ground'].map((part) => `ruling.${name}.${part}`),
    );
    expect([...keys, ...wanted].filter((key) => say(key) === '')).toEqual([]);
    const diagrams = blocks.filter((block) => block.is === 'diagram');
    const wrong = diagrams.filter(({ position, variant, chosen }) => {
      const rules = game.variants.find((one) =>
        variant === undefined ? one.read(position).ok : one.id === variant,
      );
      const read = rules?.read(position);
      if (rules === undefined || read?.ok !== true) return true;
      const choices = choicesOf(game, read.value, rules.moves(read.value));
      return chosen !== undefined && handOf(choices, chosen).next.size === 0;
    });
    expect(diagrams.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });
});
