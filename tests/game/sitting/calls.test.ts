import { describe, expect, test } from 'vitest';
import { startPosition, VARIATIONS } from '../../../src/engine/index.ts';
import { callOf, endCallOf, openingCallOf, type Call } from '../../../src/game/sitting/calls.ts';
import { strokeOf, type Stroke } from '../../../src/game/strokes.ts';
import { playPly, type Ply } from '../../../src/game/ply.ts';
import { newSitting } from '../../../src/game/sitting/sitting.ts';
import { drawn, moveOf, type Fields } from '../../support/drawn.ts';
import { setupOf, sittingWith } from '../../support/games.ts';

function plyOf({ game = 'poron', pieces, fields, move }: Turn): Ply {
  const position = drawn(game, pieces, fields);
  const ply = playPly(position, moveOf(position, move));
  if (!ply.ok) throw new Error(ply.error.code);
  return ply.value;
}

const AWAY = 'K Zf1, k Wa6, s Wf6, ';

interface Turn {
  readonly rule: string;
  readonly game?: string;
  readonly pieces: string;
  readonly fields?: Fields;
  readonly move: string;
}

const CALLED: readonly (Turn & { readonly call: Call | null })[] = [
  { rule: 'a quiet move', pieces: `${AWAY}J Mc3`, move: 'Mc3-Mc5', call: null },
  { rule: 'a capture', pieces: `${AWAY}J Mc3, d Mc5`, move: 'Mc3xMc5', call: null },
  { rule: '9: Kaida', pieces: `${AWAY}C Ma3`, move: 'Ma3-Na3', call: 'kaida' },
  {
    rule: '9: a King left bare with one turn to answer',
    pieces: 'K Zf1, k Wa6, s Wb5, J Wf5',
    move: 'Wf5xWb5',
    call: 'bared',
  },
  {
    rule: '9: which says more than its Kaida',
    pieces: 'K Zf1, k Wa6, s Wa5, J Wf5',
    move: 'Wf5xWa5',
    call: 'bared',
  },
  {
    rule: '9: a King left bare for good',
    pieces: 'K Zf1, k Wa6, s Wf2, J Wf5',
    move: 'Wf5xWf2',
    call: 'nikaida',
  },
  {
    rule: '9: Hyrkaida, which says more than its Kaida',
    pieces: 'K Zf1, k Wa6, s Cf1, C Wd5, C Wf2',
    move: 'Wf2-Wf6',
    call: 'hyrkaida',
  },
  {
    rule: '9: Tikaida, for Blue',
    pieces: 'K Ma1, S Cf6, k Wf6, c Zb2, c Me6',
    fields: { turn: 'b' },
    move: 'Me6-Mb6',
    call: 'tikaida',
  },
  {
    rule: '9: to the death',
    game: 'pastang',
    pieces: 'S Ma1, s Mb2',
    move: 'Ma1xMb2',
    call: 'to-the-death',
  },
  { rule: '9: only the Kings are left', pieces: 'K Ma1, k Wf6, d Mb2', move: 'Ma1xMb2', call: 'draw' },
];

describe('what is called out on a turn', () => {
  test.each(CALLED)('$rule', ({ call, ...turn }) => {
    expect(callOf(plyOf(turn))).toBe(call);
  });
});

test.each([
  ['a game that goes on', null, null],
  ['a concession', { way: 'concession', loser: 'blue' }, 'concession'],
  ['a lost time', { way: 'time', loser: 'blue' }, 'time'],
  ['an agreed draw', { way: 'agreement' }, 'agreement'],
] as const)('at the end of a game, whoever ended it: %s, %s', (_, end, call) => {
  expect(endCallOf({ ...newSitting(setupOf('stikitche')), end })).toBe(call);
});

test('at the end of a game that the rules have ended, its ending is called', () => {
  const won = sittingWith(setupOf('pastang', { line: '6/6/6/1s4/S5/6 y - - 10' }), 'Ma2-Mb3');
  expect(endCallOf(won)).toBe('to-the-death');
});

test('only armies that have Deldars are told to rank them', () => {
  const called = VARIATIONS.filter((variation) => openingCallOf(startPosition(variation)) !== null);
  expect(called.map(({ id }) => id)).toEqual([
    'poron',
    'pastang',
    'pastang:af',
    'pastang:cd',
    'pastang:swods-mixed',
    'pastang:deldars-mixed',
  ]);
});

test('a game that goes on from a later turn is not opened again', () => {
  expect(openingCallOf(drawn('poron', `${AWAY}D Mc2`, { turns: 28 }))).toBeNull();
});

const STROKES: readonly (Turn & { readonly stroke: Stroke })[] = [
  { rule: 'a move', pieces: `${AWAY}J Mc3`, move: 'Mc3-Mc5', stroke: { type: 'move' } },
  { rule: 'a capture', pieces: `${AWAY}J Mc3, d Mc5`, move: 'Mc3xMc5', stroke: { type: 'capture' } },
  {
    rule: '7: Fluttember is a move',
    pieces: 'K Zb1, C Ma1, k Wa6, s Wf6',
    fields: { rights: 'YB' },
    move: 'Zb1<>Ma1',
    stroke: { type: 'move' },
  },
  {
    rule: '5: a vault counts the pieces passed, not the landing',
    pieces: `${AWAY}J Ma3, S Mb3, S Mc3, d Md3`,
    move: 'Ma3^Me3',
    stroke: { type: 'vault', pieces: 3, captures: false },
  },
  {
    rule: '5: nor the piece that is captured',
    pieces: `${AWAY}J Ma3, S Mb3, S Mc3, S Md3, h Me3`,
    move: 'Ma3^xMe3',
    stroke: { type: 'vault', pieces: 3, captures: true },
  },
  {
    rule: '6: the piece at the bend is one of them',
    pieces: `${AWAY}P Ma1, S Ma2, S Ma3, S Mb3, S Mc3`,
    move: 'Ma1^Md3',
    stroke: { type: 'vault', pieces: 4, captures: false },
  },
];

describe('what a turn sounds like', () => {
  test.each(STROKES)('$rule', ({ stroke, ...turn }) => {
    expect(strokeOf(plyOf(turn))).toEqual(stroke);
  });
});
