import { expect, test } from 'vitest';
import { drawnBy } from '../../src/cabinet/mind/levels.ts';
import { searchSampled } from '../../src/cabinet/mind/sampled.ts';
import type { Mind } from '../../src/cabinet/seam/game.ts';
import { PLAYING, wonBy, type Outcome, type Rules } from '../../src/cabinet/seam/rules.ts';
import type { Secrets } from '../../src/cabinet/seam/secrets.ts';

/** The moves that were made, and what they have brought the first of two sides. */
interface Position {
  readonly made: readonly string[];
  readonly lead: number;
}

/** What a move brings the first side. */
const BRINGS: Readonly<Record<string, number>> = { take: 40, leave: 0, give: -300, keep: 60 };

const secrets: Secrets<Position, string> = {
  hides: ({ made }) => made.length < 2,
  seen: (position) => position,
  seenMove: (_, move) => move,
  isPrivate: () => true,
  guess: (views) => views.at(-1) ?? { made: [], lead: 0 },
};

/**
 * Four seats on two sides, the first of which leads: one player takes or leaves something, and after a taking the
 * partner keeps the lead or gives it away.
 */
const rules: Rules<Position, string> = {
  id: 'partners',
  seats: ['1', '2', '3', '4'],
  sides: ['1', '2', '1', '2'],
  start: () => ({ made: [], lead: 300 }),
  read: () => {
    throw new Error('nothing is read');
  },
  write: ({ made }) => made.join(' '),
  moves: ({ made }) => {
    if (made.length === 0) return ['leave', 'take'];
    return made[0] === 'take' && made.length === 1 ? ['give', 'keep'] : ['leave'];
  },
  writeMove: (move) => move,
  play: ({ made, lead }, move) => ({ made: made.concat(move), lead: lead + (BRINGS[move] ?? 0) }),
  outcome: () => PLAYING,
  turn: ({ made }) => (made.length === 1 ? 2 : 0),
  secrets,
};

const mind: Mind<Position, string> = {
  variants: [rules],
  worth: ({ lead }) => lead,
  worths: ({ lead }) => [lead, 0, lead, 0],
};

test('in a game of partners, one whose side leads is trusted to play well for it', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const sampled = { rules, mind, secrets, draw: drawnBy(seed) };
    expect(searchSampled(sampled, [], rules.start(), 60)).toBe('take');
  }
});

/** The same where taking costs something at first, this seat answers it, and keeping may end the game. */
function costly(answers: number, kept: Outcome = PLAYING) {
  const own: Rules<Position, string> = {
    ...rules,
    play: (position, move) =>
      move === 'take' ? { made: ['take'], lead: position.lead - 10 } : rules.play(position, move),
    turn: ({ made }) => (made.length === 1 ? answers : 0),
    outcome: ({ made }) => (made.includes('keep') ? kept : PLAYING),
  };
  return { rules: own, mind, secrets };
}

test.each([
  ['a partner gives back what a move has cost', costly(2), 'take'],
  ['an enemy does not', costly(1), 'leave'],
  ['a game that is won is worth more than a lead', costly(2, wonBy('1')), 'take'],
  ['a lead is worth nothing in a game that is lost', costly(2, wonBy('2')), 'leave'],
])('a move is judged by what comes of it: %s', (_, game, move) => {
  for (const seed of [1, 2, 3, 4, 5])
    expect(searchSampled({ ...game, draw: drawnBy(seed) }, [], game.rules.start(), 60)).toBe(move);
});
