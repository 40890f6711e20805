import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startPosition } from '../../../src/engine/index.ts';
import { composedWith } from '../../../src/game/games/composed.ts';
import { canRedo, turnsMade, undo } from '../../../src/game/game.ts';
import { variationOf } from '../../../src/game/games/games.ts';
import { layoutOn } from '../../../src/game/games/layouts.ts';
import { PLAYED_SETS } from '../../../src/game/games/playedSets.ts';
import { formatSavedGame, parseSavedGame } from '../../../src/game/saved/saved.ts';
import { VERSION } from '../../../src/game/saved/savedForm.ts';
import { offer } from '../../../src/game/sitting/offers.ts';
import { endBy, newSitting, pauseOrGoOn, turnTo, type Sitting } from '../../../src/game/sitting/sitting.ts';
import { DEFAULT_TERMS } from '../../../src/game/sitting/terms.ts';
import { schoolSetup } from '../../../src/learn/school/setup.ts';
import { isSameTree } from '../../../src/game/tree/index.ts';
import { clockOf, gameFrom, movesOf, playTurns, setupOf, sittingWith } from '../../support/games.ts';

const plain: Sitting = turnTo(sittingWith(setupOf('pastang:af'), 'Ma2-Ma3', 'Ma5-Ma4'), 1, 0);
const named = (yellow: string) => ({ ...DEFAULT_TERMS, names: { yellow, blue: '' } });
const MATCH = { games: 4, firstMove: 'loser' } as const;
const CONCEDED = { way: 'concession', loser: 'blue' } as const;
const full = playTurns(
  newSitting(
    setupOf('pastang', {
      names: { yellow: 'Anna', blue: 'Bo' },
      takeBack: 'ask',
      clock: clockOf(60, 1, true),
      match: MATCH,
    }),
  ),
  ['Ma2-Ma3', 1_000],
  ['Ma5-Ma4', 2_000],
  ['Mb2-Mb3', 9_000],
);
/** Two lines were left for another, the second one inside the first, and a third at the start. */
const branched = (
  [
    [2, 'Mf2-Mf3', 31_000],
    [1, 'Mf5-Mf4', 55_000],
    [0, 'Mb2-Mb3', 80_000],
  ] as const
).reduce(
  (sitting, [made, move, now]) => playTurns(turnTo(sitting, made, now - 9_000), [move, now]),
  playTurns(full, ['Mb5-Mb4', 20_000]),
);

describe('a saved game', () => {
  it.each([
    ['with turns taken back', plain],
    ['with names, clock and match', full],
    ['with lines that were left', branched],
    ['with an open offer', offer(full, 'take-back')],
    ['with house rules that have a name', newSitting(setupOf('hyrshiv', { rules: 'At Delia’s' }))],
    ['of the school', newSitting(setupOf('pastang', schoolSetup('pastang', 'blue', 2, 'Computer').terms))],
    ['that was conceded', endBy(full, CONCEDED, 12_000)],
    ['that was drawn by agreement', endBy(plain, { way: 'agreement' }, 0)],
    ['that was conceded and is asked back', offer(endBy(full, CONCEDED, 12_000), 'take-back')],
    ['whose clock is paused', pauseOrGoOn(full, 12_000)],
    ['that a table has named', { ...plain, seat: { id: 'x', began: 7, changes: 2, trail: 'a1a1b1b1' } }],
  ])('is read as it was written: %s', (_, sitting) => {
    const text = formatSavedGame(sitting);
    const read = parseSavedGame(text);
    if (!read.ok) throw new Error(read.error.code);
    const { game, ...beside } = read.value;
    expect({ ...beside, game: sitting.game }).toEqual(sitting);
    expect(isSameTree(game.tree, sitting.game.tree)).toBe(true);
    expect(turnsMade(game)).toBe(turnsMade(sitting.game));
    expect(formatSavedGame(read.value)).toBe(text);
  });

  it('keeps a game with every kind of house rule and terrain, however long its id', () => {
    const lamdu = PLAYED_SETS[1];
    const id = composedWith(lamdu, { terrain: layoutOn(variationOf(lamdu), 'all') });
    expect(id.length).toBeGreaterThan(200);
    const sitting = sittingWith(setupOf(id), 'Zc1-Zc5', 'Bb5-Bb1');
    const read = parseSavedGame(formatSavedGame(sitting));
    if (!read.ok) throw new Error('it is refused');
    expect(read.value.game.tree.start.ruleset.variation.id).toBe(id);
    expect(movesOf(read.value.game)).toEqual(['Zc1-Zc5', 'Bb5-Bb1']);
  });

  it('keeps lines that were left with their times, each under the moves before it', () => {
    const { moves, variations, clock } = JSON.parse(formatSavedGame(branched));
    expect(moves).toEqual(['Mb2-Mb3']);
    expect(variations).toEqual([
      { after: 0, moves: ['Ma2-Ma3', 'Mf5-Mf4'] },
      { after: 2, moves: ['Ma5-Ma4', 'Mf2-Mf3'] },
      { after: 4, moves: ['Mb2-Mb3', 'Mb5-Mb4'] },
    ]);
    expect(clock.left).toHaveLength(7);
  });

  const saved: Record<string, unknown> = JSON.parse(formatSavedGame(plain));
  const timed: Record<string, unknown> & { readonly clock: object } = JSON.parse(formatSavedGame(full));
  const { clock } = timed;
  const lines = (...variations: unknown[]) => ({ ...saved, variations });
  it.each([
    ['not JSON', '{', { code: 'not-json' }],
    ['no object', '7', { code: 'shape', path: '' }],
    ['a later version', { ...saved, version: VERSION + 1 }, { code: 'newer', version: VERSION + 1 }],
    ['no version at all', { ...saved, version: 0 }, { code: 'shape', path: 'version' }],
    ['another format', { ...saved, format: 'chess' }, { code: 'shape', path: 'format' }],
    ['an unknown field', { ...saved, more: 1 }, { code: 'shape', path: 'more' }],
    ['moves that are no texts', { ...saved, moves: [1] }, { code: 'shape', path: 'moves.0' }],
    ['a cursor beyond the end', { ...saved, cursor: 3 }, { code: 'cursor', cursor: 3 }],
    ['a broken cursor', { ...saved, cursor: -1 }, { code: 'shape', path: 'cursor' }],
    ['an unknown game', { ...saved, variation: 'go' }, { code: 'replay', error: { code: 'variation' } }],
    ['a wrong start', { ...saved, start: 'x' }, { code: 'replay', error: { code: 'start' } }],
    [
      'an unreadable move',
      { ...saved, moves: ['?'], cursor: 0 },
      { code: 'replay', error: { code: 'move-text', index: 0 } },
    ],
    [
      'an illegal move',
      { ...saved, moves: ['Ma2-Ma3', 'Ma3-Ma4'] },
      { code: 'replay', error: { code: 'move', index: 1 } },
    ],
    ['a line that follows no move', lines({ after: 3, moves: [] }), { code: 'shape', path: 'variations' }],
    [
      'a line with a move that is there',
      lines({ after: 1, moves: ['Ma5-Ma4'] }),
      { code: 'shape', path: 'variations' },
    ],
    [
      'an illegal move of a line',
      lines({ after: 1, moves: ['Mb5-Mb4', 'Mb4-Mb3'] }),
      { code: 'replay', error: { code: 'move', index: 3 } },
    ],
    ['a line that is none', lines('Mb5-Mb4'), { code: 'shape', path: 'variations.0' }],
    [
      'more moves than a game has',
      { ...saved, moves: Array(20_001).fill('Ma2-Ma3') },
      { code: 'shape', path: 'moves' },
    ],
    ['a clock that the terms do not name', { ...timed, terms: DEFAULT_TERMS }, { path: 'clock' }],
    ['terms without their clock', { ...timed, clock: null }, { path: 'clock' }],
    [
      'a clock that has lost its times',
      { ...timed, clock: { left: [], used: 0, since: null, paused: false } },
      { path: 'clock.left' },
    ],
    ['a clock that runs before its time', { ...timed, cursor: 1 }, { path: 'clock.since' }],
    ['a clock that runs after the end', { ...timed, end: CONCEDED }, { path: 'clock.since' }],
    [
      'a clock that runs and is paused',
      { ...timed, clock: { ...clock, paused: true } },
      { path: 'clock.since' },
    ],
    [
      'a draw offered after the end',
      { ...saved, end: { way: 'agreement' }, offer: { kind: 'draw', by: 'blue' } },
      { path: 'offer' },
    ],
    ['time that is no number', { ...timed, clock: { used: '1' } }, { code: 'shape', path: 'clock.left' }],
    ['an unknown ending', { ...saved, end: { way: 'magic' } }, { code: 'shape', path: 'end.way' }],
    ['a claim without its ground', { ...saved, end: { way: 'repetition' } }, { path: 'end' }],
    ['a name without an end', { ...saved, terms: named('x'.repeat(41)) }, { path: 'terms.names.yellow' }],
    [
      'a result that no game has',
      { ...timed, match: { terms: MATCH, past: [{ yellow: 5, blue: 0 }] } },
      { path: 'match.past.0.yellow' },
    ],
  ])('is refused: %s', (_, data, error) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    expect(parseSavedGame(text)).toMatchObject({ ok: false, error });
  });

  it('is refused if the players ended what the rules had ended', () => {
    const won = sittingWith(setupOf('pastang', { line: '6/6/6/1s4/S5/6 y - - 10' }), 'Ma2-Mb3');
    const text = formatSavedGame({ ...won, end: { way: 'agreement' } });
    expect(parseSavedGame(text)).toMatchObject({ ok: false, error: { path: 'end' } });
  });
});

/** Games as an earlier version of the app saved them. */
const savedBy = (version: number): string[] =>
  readFileSync(new URL(`../../fixtures/savedVersion${version}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

it('a game saved by version 3 is the same game, none of the school', () => {
  const names = { yellow: '', blue: 'Computer, level 2' };
  const computer = { levels: { yellow: null, blue: 2 }, moveTime: null } as const;
  const three = playTurns(
    newSitting(setupOf('pastang', { names, clock: clockOf(60, 1), computer })),
    ['Ma2-Ma3', 1_000],
    ['Ma5-Ma4', 2_000],
    ['Mb2-Mb3', 9_000],
  );
  const other = playTurns(turnTo(three, 2, 20_000), ['Mc2-Mc3', 21_000]);
  const read = parseSavedGame(savedBy(3)[0] ?? '');
  if (!read.ok) throw new Error(read.error.code);
  expect(formatSavedGame(read.value)).toBe(formatSavedGame(other));
  expect(read.value.terms).toEqual({ ...other.terms });
  expect(read.value.terms).not.toHaveProperty('school');
});

describe('a game saved by version 2', () => {
  const names = { yellow: 'Anna', blue: 'Bo' };
  const clocked = setupOf('pastang', { names, clock: clockOf(60, 1, true), match: MATCH });
  const asked = setupOf('stikitche', { takeBack: 'ask', clock: clockOf(300) });
  const blueFirst = { ...asked, from: startPosition(asked.variation, 'blue') };
  const four = playTurns(
    newSitting(clocked),
    ['Ma2-Ma3', 1_000],
    ['Ma5-Ma4', 2_000],
    ['Mb2-Mb3', 9_000],
    ['Mb5-Mb4', 15_000],
  );
  const three = playTurns(newSitting(blueFirst), ['Nc6-Nc5', 0], ['Mc1-Mc3', 1_000], ['Nd6-Nd5', 31_000]);
  const back = turnTo(sittingWith(setupOf('poron'), 'Mc3-Mc6', 'Wc4-Wc3', 'Md3-Me4'), 2, 0);
  const [timed, paused, ended] = savedBy(2);

  it.each([
    ['in a match with a clock, turns taken back', timed, turnTo(four, 2, 20_000)],
    [
      'with an open offer and a paused clock, begun by Blue',
      paused,
      offer(pauseOrGoOn(three, 40_000), 'take-back'),
    ],
    [
      'that was conceded after a turn was taken back',
      ended,
      endBy(back, { way: 'concession', loser: 'yellow' }, 0),
    ],
  ])('is the same game: %s', (_, text, sitting) => {
    expect(parseSavedGame(text ?? '')).toEqual({ ok: true, value: sitting });
  });

  it.each([
    ['its times are none', '"yellow":54000,"blue":60000', '"yellow":"54000"', 'clock.left.2'],
    ['its times are no list', /"marks":\[.*?\]/, '"marks":7', 'clock.left'],
    ['its moves are no list', /"moves":\[.*?\]/, '"moves":7', 'moves'],
  ])('that is damaged is refused: %s', (_, part, damage, path) => {
    const text = (timed ?? '').replace(part, damage);
    expect(parseSavedGame(text)).toMatchObject({ ok: false, error: { code: 'shape', path } });
  });
});

describe('a game saved by version 1', () => {
  const [pastang, poron, whole, begun] = savedBy(1);

  it.each([
    ['an ended one from a position', pastang, gameFrom('pastang', '6/6/6/1s4/S5/6 y - - 10', 'Ma2-Mb3')],
    [
      'one with turns taken back',
      poron,
      undo(undo(gameFrom('poron', null, 'Mc3-Mc6', 'Wc4-Wc3', 'Md3-Me4'))),
    ],
    ['one without a move', begun, gameFrom('stikitche', null)],
  ])('is read with the plainest terms: %s', (_, text, game) => {
    const read = parseSavedGame(text ?? '');
    expect(read).toEqual({
      ok: true,
      value: { ...newSitting(setupOf('pastang')), game },
    });
  });

  it('keeps every move, and what could be redone', () => {
    const read = parseSavedGame(whole ?? '');
    expect(read.ok && movesOf(read.value.game)).toHaveLength(9);
    const back = parseSavedGame(poron ?? '');
    expect(back.ok && canRedo(back.value.game)).toBe(true);
  });

  it('that is damaged is refused as one of this version is', () => {
    expect(parseSavedGame((whole ?? '').replace('Za1-Md2', 'Za1-Za1'))).toMatchObject({
      ok: false,
      error: { code: 'replay', error: { code: 'move', index: 0 } },
    });
    expect(parseSavedGame((whole ?? '').replace('"cursor":9', '"cursor":9,"more":1'))).toMatchObject({
      ok: false,
      error: { code: 'shape', path: 'more' },
    });
  });
});
