import { describe, expect, test } from 'vitest';
import { nodeOf } from '../../../../src/game/tree/index.ts';
import { memoryKeeper } from '../../memoryKeeper.ts';
import { twoProcesses } from '../../twoProcesses.ts';
import { gameOf, reviewOver } from './tablutReview.ts';

/** Two reviews over the same storage, both at the first move. */
function tabs() {
  const keeper = memoryKeeper();
  const opened = () => reviewOver(keeper);
  const here = opened();
  here.state().step(1);
  return { here, there: opened(), opened };
}

describe('two tabs with the same review', () => {
  test('a tab shows what the other has changed when it hears of it, at the move where it was', () => {
    const { here, there } = tabs();
    there.state().toStart();
    there.state().write('e8-f8');
    there.state().annotate({ after: 'Bold' });
    here.state().reread();
    expect(here.texts()).toBe(there.texts());
    expect(here.texts()).toContain('e8-f8 {Bold}');
    expect(nodeOf(here.state().tree, here.state().node).move?.text).toBe('e8-d8');
    expect(here.state().notice).toBeNull();
    here.state().toggleSign(1);
    there.state().reread();
    expect(there.texts()).toContain('1. e8-d8 $1');
  });

  test('a tab that has not heard takes the change over in place of its own, and says so', () => {
    const { here, there, opened } = tabs();
    there.state().write('e7-f7');
    here.state().write('e7-c7');
    expect(here.texts()).toContain('e7-f7');
    expect(here.texts()).not.toContain('e7-c7');
    expect(here.state().notice).toMatch(/^This review was changed in another tab\./);
    expect(here.state().announcement).toBe(here.state().notice);
    here.state().dismiss();
    expect(here.state().notice).toBeNull();
    here.state().write('e7-c7');
    expect(opened().texts()).toContain('(2. e7-f7) (2. e7-c7)');
  });

  test('each tab shows a move of its own', () => {
    const { here, there } = tabs();
    there.state().toEnd();
    here.state().annotate({ after: 'Quiet' });
    expect(here.state().notice).toBeNull();
    expect(nodeOf(here.state().tree, here.state().node).move?.text).toBe('e8-d8');
    there.state().reread();
    expect(nodeOf(there.state().tree, there.state().node).move?.text).toBe('d8-e8');
    expect(there.texts()).toContain('{Quiet}');
  });

  test('a game that the other tab opens in place of this one is reported, and this one stays beside it', () => {
    const { here, there } = tabs();
    there.state().annotate({ after: 'Quiet' });
    there.state().open(gameOf('1. d1-d3 *'));
    here.state().reread();
    expect(here.texts()).toBe('1. d1-d3 *');
    expect(here.state().notice).toMatch(/^Another game was opened for review/);
    expect(here.state().former.join()).toContain('{Quiet}');
  });

  test('a game that the other tab has changed, whatever it deleted, is not called another game', () => {
    const { here, there } = tabs();
    there.state().write('e7-f7');
    here.state().reread();
    there.state().remove();
    there.state().write('e7-c7');
    here.state().reread();
    expect(here.texts()).toBe(there.texts());
    expect(here.state().notice).toBeNull();
    // the sign of the opening goes with the game
    there.state().open(gameOf('1. d1-d3 *'));
    here.state().reread();
    here.state().dismiss();
    here.state().write('e8-d8');
    there.state().reread();
    expect([here.state().notice, there.state().notice]).toEqual([null, null]);
  });

  test('a comment that gives way to another one at the same move is reported', () => {
    const { here, there } = tabs();
    there.state().annotate({ after: 'Bold' });
    here.state().annotate({ after: 'Rash' });
    expect(here.texts()).toContain('{Bold}');
    expect(here.state().notice).toMatch(/^This review was changed in another tab\./);
  });

  test('nothing is lost, and nothing reported, where a tab that has not heard only goes to another move', () => {
    const { here, there } = tabs();
    there.state().annotate({ after: 'Bold' });
    there.state().remove();
    here.state().toEnd();
    expect(here.texts()).toBe('*');
    expect(here.state().notice).toBeNull();
  });
});

/** Two tabs in two processes, with the same review at its first move; nothing is kept yet where it is `fresh`. */
function processes(isFresh = false) {
  const common = memoryKeeper();
  if (!isFresh) reviewOver(common).state().step(1);
  const { here, there, settle } = twoProcesses(common);
  const [one, two] = [reviewOver(here), reviewOver(there)];
  const hear = (): void => {
    settle();
    for (const tab of [one, two]) tab.state().reread();
  };
  return { one, two, hear };
}

type Tab = ReturnType<typeof reviewOver>;

describe('two tabs that change a review at the same moment', () => {
  test.each([
    ['a comment', (tab: Tab) => tab.state().annotate({ after: 'Rash' })],
    ['a variation', (tab: Tab) => tab.state().write('e7-f7')],
    [
      'two changes',
      (tab: Tab) => {
        tab.state().annotate({ after: 'Rash' });
        tab.state().toggleSign(2);
      },
    ],
    ['another game', (tab: Tab) => tab.state().open(gameOf('1. d1-d3 *'))],
  ])('tell the one whose comment is lost: the other has made %s', (_, act) => {
    const { one, two, hear } = processes();
    one.state().annotate({ after: 'Bold' });
    act(two);
    hear();
    expect(one.texts()).toBe(two.texts());
    expect(one.state().notice).toMatch(/^This review was changed in another tab\./);
    expect(two.state().notice).toBeNull();
  });

  test('say nothing where both have made the same change', () => {
    const { one, two, hear } = processes();
    for (const tab of [one, two]) tab.state().annotate({ after: 'Bold' });
    hear();
    expect([one.state().notice, two.state().notice]).toEqual([null, null]);
  });

  test.each([
    ['that is kept', false],
    ['of which nothing is kept yet', true],
  ])('keep the change to a review %s where the other only goes to another move', (_, isFresh) => {
    const { one, two, hear } = processes(isFresh);
    one.state().annotate({ after: 'Bold' });
    two.state().toEnd();
    hear();
    hear();
    expect(one.texts()).toContain('{Bold}');
    expect(two.texts()).toBe(one.texts());
    expect([one.state().notice, two.state().notice]).toEqual([null, null]);
  });

  test('say nothing where one only follows the other', () => {
    const { one, two, hear } = processes();
    one.state().annotate({ after: 'Bold' });
    hear();
    two.state().annotate({ after: '' });
    hear();
    one.state().toEnd();
    one.state().annotate({ after: 'Rash' });
    one.state().undoEdit();
    hear();
    two.state().toggleSign(1);
    hear();
    expect([one.state().notice, two.state().notice]).toEqual([null, null]);
    expect(one.texts()).toBe(two.texts());
  });
});
