import * as fc from 'fast-check';
import { inflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formatPosition, legalMoves, startPosition } from '../../../src/engine/index.ts';
import {
  accepting,
  agreeing,
  askedOf,
  asking,
  conceding,
  formatApart,
  formatLetter,
  isOver,
  LETTER_ERRORS,
  letterOf,
  mayMove,
  moving,
  parseApart,
  parseLetter,
  receive,
  sending,
  takingOver,
  unsending,
  type Apart,
} from '../../../src/game/apart/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { wrap } from '../../../src/game/link/envelope.ts';
import { formatLink } from '../../../src/game/link/index.ts';
import { newTree } from '../../../src/game/tree/index.ts';
import { begun, DELIA, invited, moved, NOW, opened, throughLink } from '../../support/apart.ts';
import { budget } from '../../support/budget.ts';
import { poronWithHills } from '../../support/hills.ts';
import { seeded, type Random } from '../../support/random.ts';
import { variationOf } from '../../support/grid.ts';

/** One deed of a side, chosen at random: mostly moves, sometimes what the players ask each other. */
function deed(side: Apart, random: Random): Apart {
  const draw = random.below(20);
  if (draw === 0) return conceding(side, NOW);
  if (draw < 3 && askedOf(side) !== null) return agreeing(side, NOW);
  if (draw < 5) return asking(side, draw === 3 ? 'draw' : 'take-back', NOW);
  if (draw === 5) return unsending(side, NOW);
  if (side.game === null || !mayMove(side)) return side;
  const moves = legalMoves(currentPosition(side.game));
  const move = moves[random.below(moves.length)];
  const made = move === undefined ? undefined : moving(side, move, NOW);
  return made?.ok === true ? made.value : side;
}

/** What a side has after opening a link, as a patient player does: whatever can go on goes on. */
function reading(side: Apart, other: Apart): Apart {
  const letter = throughLink(other);
  const outcome = receive(side, letter, NOW);
  if (outcome.is === 'next') return outcome.apart;
  return outcome.is === 'ahead' || outcome.is === 'parted' ? takingOver(side, letter, NOW) : side;
}

const sight = ({ game, end }: Apart): unknown => [
  game === null ? null : formatPosition(currentPosition(game)),
  end,
];

describe('two sides that send each other links', () => {
  test('end in the same game, whatever they do, ask, send twice and open again', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 30 }), (seed) => {
        const random = seeded(seed);
        const terms = random.below(2) === 0 ? {} : ({ hostSide: 'lot', begins: 'lot' } as const);
        const pair = begun(terms, random.below(200) + 1);
        let sides: [Apart, Apart] = [pair.host, pair.guest];
        const sent: Apart[] = [];
        for (let turn = 0; turn < 40; turn++) {
          const at = random.below(2);
          const acted = deed(sides[at] ?? pair.host, random);
          const done = random.below(4) === 0 ? acted : sending(acted, NOW);
          if (done.sentAt !== null) sent.push(done);
          sides[at] = done;
          const link = sent[sent.length - 1 - random.below(Math.min(2, sent.length))];
          const reader = random.below(2);
          if (link !== undefined) sides[reader] = reading(sides[reader] ?? pair.host, link);
        }
        // at last both open what the other has
        for (let round = 0; round < 3; round++) {
          sides = [sending(sides[0], NOW), sending(sides[1], NOW)];
          sides[1] = reading(sides[1], sides[0]);
          sides[0] = reading(sides[0], sides[1]);
        }
        expect(sight(sides[0])).toEqual(sight(sides[1]));
      }),
      { seed: 14, numRuns: budget(40, 15) },
    );
  });
});

describe('a letter', () => {
  test('and what is kept of a game are read as they were written, at every step', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 30 }), (seed) => {
        const random = seeded(seed);
        const pair = begun(
          { hostSide: 'lot', days: random.below(2) === 0 ? null : 5 },
          random.below(200) + 1,
        );
        let [one, other] = [sending(deed(pair.host, random), NOW), pair.guest];
        for (let turn = 0; turn < 12 && !isOver(one); turn++) {
          const code = formatLetter(letterOf(one, NOW));
          const read = code.ok ? parseLetter(code.value) : code;
          expect(read.ok && formatLetter(read.value)).toEqual(code);
          const kept = parseApart(formatApart(one));
          expect(kept.ok && formatApart(kept.value)).toBe(formatApart(one));
          other = reading(other, one);
          [one, other] = [sending(deed(other, random), NOW), one];
        }
      }),
      { seed: 15, numRuns: budget(40, 10) },
    );
  });

  test('is some 130 characters long at first, and grows by less than two with each turn', () => {
    const code = formatLetter(letterOf(invited({ hostSide: 'lot' }), NOW));
    expect(code.ok && code.value.length).toBeLessThan(140);
  });
});

const codeOf = (apart: Apart): string => {
  const code = formatLetter(letterOf(apart, NOW));
  if (!code.ok) throw new Error(code.error.code);
  return code.value;
};

describe('a letter from a stranger', () => {
  test('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^g[\w-]*$/)), (code) => {
        const read = parseLetter(code);
        expect([null, ...LETTER_ERRORS]).toContain(read.ok ? null : read.error.code);
      }),
      { seed: 16, numRuns: budget(1000, 100) },
    );
  });

  test('whose bytes are sound but not those of a letter is refused', () => {
    const sound = begun().host;
    const code = codeOf(moved(sound));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(120), fc.nat(255), (bytes, at, value) => {
        for (const body of [bytes, changed(code, at, value)]) {
          const read = parseLetter(wrap(Uint8Array.from(body), 32));
          expect([null, ...LETTER_ERRORS]).toContain(read.ok ? null : read.error.code);
        }
      }),
      { seed: 17, numRuns: budget(1000, 100) },
    );
  });

  const drawn = begun({ hostSide: 'lot', begins: 'lot' });
  const first = moved(begun().host);
  const unknown = { ...first, agreement: { ...first.agreement, variation: 'chess' } };
  const concededByOther = { ...first, end: { way: 'concession', loser: 'blue' } } as const;
  const untrue = { ...sending(drawn.host, NOW), step: 2, reveal: first.id };
  test.each(['.', '>', ')', ').', '”', '\u00a0', '/'])('is read with a stray “%s” at its end', (stray) => {
    expect(parseLetter(`${codeOf(first)}${stray}`)).toEqual(parseLetter(codeOf(first)));
  });

  test.each([
    ['empty', '', ''],
    ['signs', '', 'not a link!'],
    ['too-long', '', 'g'.repeat(8001)],
    ['damaged', '', codeOf(first).slice(0, -4)],
    ['damaged', '', codeOf(first).replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['version', '', wrap(new Uint8Array(60), 33)],
    ['version', '', linkOfGame()],
    ['game', '', wrap(new Uint8Array(20), 32)],
    ['game', '', codeOf(invited({ variation: poronWithHills() }))],
    ['rules', 'chess', codeOf(unknown)],
    ['illegal', '1', illegal(first)],
    ['lot', '', codeOf(untrue)],
    ['end', '', codeOf(concededByOther)],
    ['end', '', codeOf({ ...first, end: { way: 'repetition' } })],
  ])('is refused as %s %s', (code, what, written) => {
    expect(parseLetter(written)).toEqual({ ok: false, error: { code, what } });
  });
});

function linkOfGame(): string {
  const link = formatLink(newTree(startPosition(variationOf('stikitche'))));
  return link.ok ? link.value : '';
}

/** The bytes of a letter with one of them changed, without its envelope. */
function changed(code: string, at: number, value: number): number[] {
  const bytes = bodyOf(code);
  bytes[at % bytes.length] = value;
  return bytes;
}

/** The letter with a first move that is not one of the legal ones. */
function illegal(apart: Apart): string {
  const bytes = bodyOf(codeOf(apart));
  // the move, what is asked and declined, and the end are the last four bytes
  bytes[bytes.length - 4] = 250;
  return wrap(Uint8Array.from(bytes), 32);
}

function bodyOf(code: string): number[] {
  const signs = code.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(signs), (sign) => sign.charCodeAt(0));
  const content = bytes.subarray(5);
  return [...(((bytes[0] ?? 0) & 3) === 0 ? content : inflateSync(content))];
}

describe('what is kept of a game apart', () => {
  test('keeps the acceptance that waits for the host, if it belongs to this game', () => {
    const host = sending(invited(), NOW);
    const answer = codeOf(accepting(throughLink(host), DELIA, NOW));
    const read = parseApart(formatApart({ ...host, answer }));
    expect(read).toEqual({ ok: true, value: { ...host, answer } });
    const others = codeOf(accepting(throughLink(invited({}, 2)), DELIA, NOW));
    for (const wrong of [others, codeOf(host), 'x'])
      expect(parseApart(formatApart({ ...host, answer: wrong }))).toEqual({ ok: false, error: 'damaged' });
  });

  const whole = formatApart(opened(begun().guest, moved(begun().host)));
  test.each([
    ['damaged', 'no json'],
    ['damaged', whole.slice(0, -5)],
    ['damaged', whole.replace('"role":"guest"', '"role":"watcher"')],
    ['damaged', whole.replace('"hostSide":"yellow"', '"hostSide":"lot"')],
    ['damaged', whole.replace('"cursor":1', '"cursor":7')],
    ['newer', whole.replace('"version":1', '"version":2')],
  ])('is refused as %s', (error, written) => {
    expect(parseApart(written)).toEqual({ ok: false, error });
  });
});
