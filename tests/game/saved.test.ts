import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canRedo, undo } from '../../src/game/game.ts';
import { formatSavedGame, parseSavedGame } from '../../src/game/saved.ts';
import { VERSION } from '../../src/game/savedForm.ts';
import { offer } from '../../src/game/offers.ts';
import { endBy, newSitting, turnTo, type Sitting } from '../../src/game/sitting.ts';
import { DEFAULT_TERMS } from '../../src/game/terms.ts';
import { clockOf, gameFrom, playTurns, setupOf, sittingWith } from '../support/games.ts';

const plain: Sitting = turnTo(sittingWith(setupOf('pastang:af'), 'Ma2-Ma3', 'Ma5-Ma4'), 1, 0);
const named = (yellow: string) => ({ ...DEFAULT_TERMS, names: { yellow, blue: '' } });
const MATCH = { games: 4, firstMove: 'loser' } as const;
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

describe('a saved game', () => {
  it.each([
    ['with turns taken back', plain],
    ['with names, clock and match', full],
    ['with an open offer', offer(full, 'take-back')],
    ['that was conceded', endBy(full, { way: 'concession', loser: 'blue' }, 12_000)],
    ['that was drawn by agreement', endBy(plain, { way: 'agreement' }, 0)],
  ])('is read as it was written: %s', (_, sitting) => {
    expect(parseSavedGame(formatSavedGame(sitting))).toEqual({ ok: true, value: sitting });
  });

  const saved: Record<string, unknown> = JSON.parse(formatSavedGame(plain));
  const timed: Record<string, unknown> = JSON.parse(formatSavedGame(full));
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
    ['a clock that the terms do not name', { ...timed, terms: DEFAULT_TERMS }, { path: 'clock' }],
    ['terms without their clock', { ...timed, clock: null }, { path: 'clock' }],
    [
      'a clock that has lost its marks',
      { ...timed, clock: { marks: [], used: 0, since: null, paused: false } },
      { path: 'clock.marks' },
    ],
    ['a clock that runs before its time', { ...timed, cursor: 1 }, { path: 'clock.since' }],
    ['time that is no number', { ...timed, clock: { used: '1' } }, { code: 'shape', path: 'clock.marks' }],
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

describe('a game saved by version 1', () => {
  const [pastang, poron, whole, begun] = readFileSync(
    new URL('../fixtures/savedVersion1.txt', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n');

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
    expect(read.ok && read.value.game.moves).toHaveLength(9);
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
