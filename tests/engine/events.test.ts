import { describe, expect, test } from 'vitest';
import { kindTitle, play, type GameEvent, type Position } from '../../src/engine/index.ts';
import { drawn, moveOf, namesOf, type Fields } from '../support/drawn.ts';

/** An event in words, for comparison. */
function textOf(position: Position, event: GameEvent): string {
  const at = (...squares: number[]): string => namesOf(position, squares);
  switch (event.type) {
    case 'captured':
      return `captured ${event.piece.side} ${kindTitle(event.piece.kind)} ${at(event.square)} by ${event.by}`;
    case 'moved':
    case 'vaulted':
      return `${event.type} ${event.piece.side} ${kindTitle(event.piece.kind)} ${at(event.from, event.to)}`;
    case 'exchanged':
      return `exchanged ${event.side} ${at(event.king, event.partner)}`;
    case 'promoted':
      return `promoted ${at(event.square)} ${event.from} ${event.to}`;
    case 'kaida':
      return `kaida ${event.side} ${at(event.king)} by ${at(...event.attackers.toSorted((a, b) => a - b))}`;
    case 'bared':
      return `bared ${event.side}`;
    case 'ended':
      return event.outcome.status === 'over' ? `ended ${event.outcome.ending}` : 'ended?';
  }
}

const AWAY = 'K Zf1, k Wa6, s Wf6, ';

interface Turn {
  readonly rule: string;
  readonly game?: string;
  readonly pieces: string;
  readonly fields?: Fields;
  readonly move: string;
  readonly events: readonly string[];
}

const TURNS: readonly Turn[] = [
  { rule: 'a move', pieces: `${AWAY}J Mc3`, move: 'Mc3-Mc5', events: ['moved yellow Jiktar Mc3 Mc5'] },
  {
    rule: 'a capture',
    pieces: `${AWAY}J Mc3, d Mc5`,
    move: 'Mc3xMc5',
    events: ['captured blue Deldar Mc5 by yellow', 'moved yellow Jiktar Mc3 Mc5'],
  },
  {
    rule: '6: a Pallan captures a friend',
    pieces: `${AWAY}P Mc3, D Mc5`,
    move: 'Mc3xMc5',
    events: ['captured yellow Deldar Mc5 by yellow', 'moved yellow Pallan Mc3 Mc5'],
  },
  {
    rule: '5: a vault with a capture',
    pieces: `${AWAY}J Ma3, S Mb3, S Mc3, S Md3, h Me3`,
    move: 'Ma3^xMe3',
    events: ['captured blue Hikdar Me3 by yellow', 'vaulted yellow Jiktar Ma3 Me3'],
  },
  {
    rule: '8: a promotion with a capture',
    pieces: `${AWAY}S Ca5, j Cb6`,
    move: 'Ca5xCb6=H',
    events: ['captured blue Jiktar Cb6 by yellow', 'moved yellow Swod Ca5 Cb6', 'promoted Cb6 swod hikdar'],
  },
  {
    rule: 'R12: a Swod that stays one is not promoted',
    pieces: `${AWAY}S Ca5`,
    move: 'Ca5-Ca6=S',
    events: ['moved yellow Swod Ca5 Ca6'],
  },
  {
    rule: '7: Fluttember',
    pieces: 'K Zb1, C Ma1, k Wa6, s Wf6',
    fields: { rights: 'YB' },
    move: 'Zb1<>Ma1',
    events: ['exchanged yellow Zb1 Ma1'],
  },
  {
    rule: '9: Kaida by one piece',
    pieces: `${AWAY}C Ma3`,
    move: 'Ma3-Na3',
    events: ['moved yellow Chuktar Ma3 Na3', 'kaida blue Wa6 by Na3'],
  },
  {
    rule: '9: Kaida by two pieces, one uncovered by the other',
    pieces: 'K Zf1, k Wa6, s Wf6, J Wa1, M Wa4',
    move: 'Wa4-Wc5',
    events: ['moved yellow Paktun Wa4 Wc5', 'kaida blue Wa6 by Wa1 Wc5'],
  },
  {
    rule: '9: a King left bare with one turn to answer',
    pieces: 'K Zf1, k Wa6, s Wb5, J Wf5',
    move: 'Wf5xWb5',
    events: ['captured blue Swod Wb5 by yellow', 'moved yellow Jiktar Wf5 Wb5', 'bared blue'],
  },
  {
    rule: '9: a King left bare for good',
    pieces: 'K Zf1, k Wa6, s Wf2, J Wf5',
    move: 'Wf5xWf2',
    events: ['captured blue Swod Wf2 by yellow', 'moved yellow Jiktar Wf5 Wf2', 'ended nikaida'],
  },
  {
    rule: '9: Hyrkaida, with its Kaida',
    pieces: 'K Zf1, k Wa6, s Cf1, C Wd5, C Wf2',
    move: 'Wf2-Wf6',
    events: ['moved yellow Chuktar Wf2 Wf6', 'kaida blue Wa6 by Wf6', 'ended hyrkaida'],
  },
  {
    rule: '9: to the death',
    game: 'pastang',
    pieces: 'S Ma1, s Mb2',
    move: 'Ma1xMb2',
    events: ['captured blue Swod Mb2 by yellow', 'moved yellow Swod Ma1 Mb2', 'ended to-the-death'],
  },
  {
    rule: '9: for Blue too',
    pieces: 'K Zf1, S Mc1, k Wa6, j Nf6',
    fields: { turn: 'b' },
    move: 'Nf6-Na6',
    events: ['moved blue Jiktar Nf6 Na6'],
  },
];

describe('what a turn does, in order', () => {
  test.each(TURNS)('$rule', ({ game = 'poron', pieces, fields, move, events }) => {
    const position = drawn(game, pieces, fields);
    const played = play(position, moveOf(position, move));
    expect(
      played.ok ? played.value.events.map((event) => textOf(position, event)) : played.error.code,
    ).toEqual(events);
  });
});
