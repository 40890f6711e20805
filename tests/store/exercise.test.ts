import { describe, expect, test } from 'vitest';
import { pieceAt, type Position } from '../../src/engine/index.ts';
import { positionNamed, squareNamed } from '../../src/game/games/named.ts';
import { createExercise, type Exercise } from '../../src/store/exercise/index.ts';

const START = positionNamed('study:1x1', '6/6/3d2/2D3/6/6 y - - 0');
const at = (name: string): number => squareNamed(START, name);
const kindOn = (position: Position, name: string) => pieceAt(position, at(name))?.kind ?? null;

/** The board with an exercise in which a move to C5 is right, one to C4 goes on, and any other is wrong. */
function begun(more: Partial<Exercise> = {}) {
  const store = createExercise({
    position: START,
    hands: 'move',
    judge: ({ move }) => {
      if (move.to === at('Mc5')) return { verdict: 'solved', words: 'Well done.' };
      if (move.to === at('Mc4')) return { verdict: 'goes-on', reply: 'pass' };
      return { verdict: 'wrong', words: 'Not that.', squares: [move.to] };
    },
    ...more,
  });
  const move = (from: string, to: string): void => {
    store.getState().choose(at(from));
    store.getState().choose(at(to));
  };
  return { store, move };
}

describe('an exercise', () => {
  test('is done by the right move, after which no piece moves', () => {
    const { store, move } = begun();
    move('Mc3', 'Mc5');
    expect(store.getState().phase).toBe('solved');
    expect(store.getState().announcement).toBe('Deldar Mortil C3 to Mortil C5. Well done.');
    move('Mc5', 'Mc6');
    expect(kindOn(store.getState().position, 'Mc5')).toBe('deldar');
  });

  test('shows a wrong move for a moment, says why, and takes it back', () => {
    const { store, move } = begun();
    move('Mc3', 'Ma3');
    expect(store.getState()).toMatchObject({ phase: 'wrong', remark: { tone: 'wrong', words: 'Not that.' } });
    expect(kindOn(store.getState().position, 'Ma3')).toBe('deldar');
    store.getState().settle();
    expect(store.getState()).toMatchObject({ phase: 'asking', change: { way: 'undone' } });
    expect(store.getState().position).toBe(START);
    expect(store.getState().remark?.words).toBe('Not that.');
    store.getState().settle();
    expect(store.getState().change.number).toBe(2);
  });

  test('takes a wrong move back at once if a hand reaches for the board', () => {
    const { store, move } = begun();
    move('Mc3', 'Ma3');
    move('Mc3', 'Mc5');
    expect(store.getState().phase).toBe('solved');
  });

  test('gives the turn back where the opponent passes', () => {
    const { store, move } = begun();
    move('Mc3', 'Mc4');
    expect(store.getState()).toMatchObject({ phase: 'asking' });
    expect(store.getState().position.turn).toBe('yellow');
    move('Mc4', 'Mc5');
    expect(store.getState().phase).toBe('solved');
  });

  test('lets the opponent reply after a moment', () => {
    const answer = {
      from: at('Md4'),
      to: at('Mc4'),
      vault: false,
      captures: 'enemy',
      fluttember: false,
    } as const;
    const { store, move } = begun({ judge: () => ({ verdict: 'goes-on', reply: answer }) });
    move('Mc3', 'Mc4');
    expect(store.getState().phase).toBe('replying');
    store.getState().settle();
    expect(store.getState().phase).toBe('asking');
    expect(pieceAt(store.getState().position, at('Mc4'))).toMatchObject({ side: 'blue', kind: 'deldar' });
  });

  test('says why the rules refuse a move, and counts it', () => {
    let refusals = 0;
    const { store, move } = begun({ onRefused: () => refusals++ });
    move('Mc3', 'Md5');
    expect(store.getState().told?.words).toBe(
      'No Deldar moves like that. It goes one or two steps in one direction.',
    );
    expect(refusals).toBe(1);
  });

  test('counts neither a piece that cannot be picked up nor a touch of the solved board', () => {
    let refusals = 0;
    const { store, move } = begun({ onRefused: () => refusals++ });
    store.getState().choose(at('Md4'));
    expect(store.getState().told).not.toBeNull();
    move('Mc3', 'Mc5');
    store.getState().choose(at('Mc5'));
    expect(store.getState()).toMatchObject({ phase: 'solved', remark: { words: 'Well done.' } });
    expect(refusals).toBe(0);
  });

  test('is done by choosing squares, each once', () => {
    const store = createExercise({
      position: START,
      hands: 'choose',
      choose: (square) =>
        square === at('Ma1')
          ? { verdict: 'goes-on', reply: null, words: 'One more.' }
          : square === at('Mb1')
            ? { verdict: 'solved', words: 'Both.' }
            : { verdict: 'wrong', words: 'No.', squares: [square] },
    });
    for (const name of ['Mc3', 'Ma1', 'Ma1', 'Mb1', 'Mf6']) store.getState().choose(at(name));
    expect(store.getState()).toMatchObject({ phase: 'solved', chosen: [at('Ma1'), at('Mb1')] });
  });
});
