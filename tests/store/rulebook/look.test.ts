import { describe, expect, test } from 'vitest';
import { parseSquare } from '../../../src/engine/index.ts';
import { depict } from '../../../src/game/rulebook/depict.ts';
import { DIAGRAMS, type DiagramName } from '../../../src/game/rulebook/diagrams/index.ts';
import { targetsFrom } from '../../../src/game/overlays/targets.ts';
import { createLook } from '../../../src/store/rulebook/look.ts';
import { namesOf } from '../../support/drawn.ts';

/** The board of a diagram, with squares by their names. */
function lookAt(name: DiagramName) {
  const depiction = depict(DIAGRAMS[name]);
  const look = createLook(depiction);
  const at = (square: string): number => parseSquare(depiction.position.ruleset.geometry, square) ?? -1;
  return {
    look,
    at,
    choose: (square: string): void => look.getState().choose(at(square)),
    words: (): string => look.getState().words,
  };
}

describe('a diagram', () => {
  test('opens with what it shows', () => {
    const { look, at } = lookAt('hikdar');
    const { selection, refused, position, isTouched } = look.getState();
    expect(selection).toBe(at('Mb4'));
    expect(namesOf(position, refused)).toBe('Md6 Ne1');
    expect(isTouched).toBe(false);
    expect(lookAt('vault').look.getState().routes).toHaveLength(1);
    expect(lookAt('R16').look.getState().routes).toHaveLength(2);
  });

  test('says how a piece gets to a square, and nothing moves', () => {
    const { look, choose, words } = lookAt('hikdar');
    const before = look.getState().position;
    choose('Md2');
    expect(words()).toContain('Hikdar');
    expect(look.getState()).toMatchObject({ selection: null, code: null, isTouched: true });
    expect(look.getState().routes[0]?.parts.at(-1)?.part).toBe('step');
    expect(look.getState().position).toBe(before);
  });

  test('says why a piece cannot go there, with the code of the reason, and keeps the piece in hand', () => {
    const { look, choose, words, at } = lookAt('hikdar');
    choose('Ne1');
    expect(words()).toBe('A front stops the Hikdar.');
    expect(look.getState()).toMatchObject({ code: 'front', selection: at('Mb4') });
  });

  test('lets either side’s pieces be picked up', () => {
    const { look, choose, at } = lookAt('swod');
    look.setState({ selection: null });
    choose('Md5');
    const { position, selection } = look.getState();
    expect([position.turn, selection]).toEqual(['blue', at('Md5')]);
    expect(targetsFrom(position, selection).has(at('Mc4'))).toBe(true);
  });

  test.each<[string, (look: ReturnType<typeof lookAt>) => void]>([
    ['by Escape', ({ look }) => look.getState().reset()],
    ['by a drop beside the board', ({ look }) => look.getState().drop(null)],
    ['by the same piece once more', ({ choose }) => choose('Mb3')],
  ])('comes back to what it shows %s', (_, leave) => {
    const shown = lookAt('vault');
    const { selection, routes, refused } = shown.look.getState();
    shown.choose('Mb3');
    expect(shown.look.getState()).toMatchObject({ isTouched: true, routes: [], refused: [] });
    leave(shown);
    expect(shown.look.getState()).toMatchObject({ selection, routes, refused, words: '', isTouched: false });
  });
});
