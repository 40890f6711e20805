// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { variationOf } from '../../src/game/games/games.ts';
import { DEFAULT_TERMS } from '../../src/game/sitting/terms.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { open, radio, unfold } from './newGamePage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const number = (name: string, at = 0) => {
  const field = screen.getAllByRole('spinbutton', { name })[at];
  if (field === undefined) throw new Error(name);
  return field;
};
const start = () => screen.getByRole('button', { name: 'Start – both agree' });
const words = () => screen.getByText(/ · /, { selector: '.start-summary strong' }).textContent;

describe('the games to choose from', () => {
  it('have what they are as their descriptions; their terms are explained below and choose nothing', async () => {
    const { user } = open();
    await user.click(radio('Pastang'));
    const stikitche = radio('Stikitche');
    const about = document.getElementById(stikitche.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toContain('a King and a Pallan each');
    const explained = within(screen.getByRole('list', { name: 'Words of the game:' }));
    await user.click(explained.getByRole('button', { name: 'Pallan', description: /^Prime minister/ }));
    expect(radio('Pastang').checked).toBe(true);
  });

  it('are chosen by the whole card: nothing else in it can be pressed', () => {
    open();
    const cards = [...document.querySelectorAll('.option')];
    expect(cards.length).toBeGreaterThan(20);
    for (const card of cards)
      expect(card.querySelectorAll('a, button, input, summary, [tabindex]')).toHaveLength(1);
  });
});

describe('setting up a game', () => {
  it('is done at once by starting', async () => {
    const { user, begun, done } = open();
    expect(words()).toBe('Poron Jikaida · No clock · A single game · Yellow begins');
    await user.click(start());
    expect(begun).toMatchObject([{ variation: { id: 'poron' }, terms: DEFAULT_TERMS, match: null }]);
    expect(done).toHaveBeenCalledOnce();
  });

  it('takes names, clock, match and take-backs as they are chosen, and offers them the next time', async () => {
    const keeper = memoryKeeper();
    const { user, begun } = open(keeper);
    await user.click(radio(/^Stikitche/));
    await user.type(screen.getByLabelText('Yellow’s name'), '  Dray ');
    await user.click(radio('10 min + 5 s'));
    await user.click(screen.getByRole('checkbox', { name: /stops while this page is closed/ }));
    await user.click(radio('4 games'));
    await user.click(radio('The loser of the last game'));
    await user.click(radio('By agreement'));
    await user.click(start());
    expect(begun).toMatchObject([
      {
        variation: { id: 'stikitche' },
        terms: {
          names: { yellow: 'Dray', blue: '' },
          takeBack: 'ask',
          clock: { time: { yellow: 600_000 }, increment: { blue: 5000 }, pausesWhenClosed: false },
        },
        match: { games: 4, firstMove: 'loser' },
      },
    ]);
    cleanup();
    open(keeper);
    expect(words()).toBe('Stikitche · 10 min + 5 s · match of 4 · Yellow begins');
    expect(radio('By agreement').checked).toBe(true);
  });

  it('leads to the first field that is wrong, and says what is wrong until it is corrected', async () => {
    const { user, begun } = open();
    await user.click(radio('Your own times'));
    await user.click(screen.getByRole('checkbox', { name: 'Different times for the two sides' }));
    await user.clear(number('Minutes', 1));
    await user.type(number('Minutes', 1), '2000');
    await user.click(radio('Another number'));
    await user.clear(number('Number of games'));
    expect(screen.queryByText(/, please\./)).toBeNull();
    await user.click(start());
    expect(begun).toEqual([]);
    const field = number('Minutes', 1);
    expect(document.activeElement).toBe(field);
    expect(field.closest('details')?.open).toBe(true);
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('A whole number from 0 to 1440, please.');
    await user.clear(field);
    await user.type(field, '20');
    expect(described?.textContent).toBe('');
    await user.click(start());
    expect(document.activeElement).toBe(number('Number of games'));
    await user.type(number('Number of games'), '12');
    await user.click(start());
    expect(begun).toMatchObject([
      { terms: { clock: { time: { yellow: 600_000, blue: 1_200_000 } } }, match: { games: 12 } },
    ]);
  });

  it.each([
    [0, 'yellow', 'The lot falls to Yellow.'],
    [1, 'blue', 'The lot falls to Delia (Blue).'],
  ] as const)('draws the lot when it starts, and says how it fell: %d', async (drawn, side, told) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
      if (numbers instanceof Uint8Array) numbers.fill(drawn);
      return numbers;
    });
    const { user, begun, table } = open();
    await user.type(screen.getByLabelText('Blue’s name'), 'Delia');
    await user.click(radio('By lot'));
    await user.click(start());
    expect(begun.map(({ from }) => from.turn)).toEqual([side]);
    expect(table.getState().notice).toBe(told);
  });

  it('says what is cut off of the game at the table, and nothing where that is over', async () => {
    const keeper = memoryKeeper();
    const { user, table } = open(keeper);
    expect(screen.queryByText(/The game at the table ends here/)).toBeNull();
    table.getState().start(variationOf('pastang'));
    table.getState().write('Ma2-Ma3');
    await user.click(radio(/^Pastang/));
    expect(
      screen.getByText('The game at the table ends here; it has 1 turn. The library keeps it.'),
    ).not.toBeNull();
    act(() => table.getState().end({ way: 'concession', loser: 'blue' }));
    expect(screen.queryByText(/The game at the table ends here/)).toBeNull();
  });
});

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

describe('larger games and house rules (sections 14 and 16)', () => {
  it('are composed into one game, whose agreement lists them', async () => {
    const { user, begun } = open();
    await unfold(user, 'Larger games');
    await user.click(radio(/^Vallia/));
    await unfold(user, 'House rules');
    await user.click(toggle('Kings do not vault'));
    await user.click(toggle('Jiktar and Hikdar cross freely'));
    await user.click(toggle('A limit at the enemy’s home'));
    expect(words()).toBe('Vallia, 3 house rules · No clock · A single game · Yellow begins');
    expect(screen.getByRole('link', { name: 'Kings do not vault' })).toBeDefined();
    // what limits a freedom goes with it, and the player is told
    await user.click(toggle('Jiktar and Hikdar cross freely'));
    expect(screen.getByText(/so they went too: “A limit at the enemy’s home”/)).toBeDefined();
    await user.click(start());
    expect(begun.map(({ variation }) => variation.id)).toEqual(['vallia+no-king-vault']);
  });

  it('cannot be chosen if they do not fit, and say why', async () => {
    const { user } = open();
    await unfold(user, 'House rules');
    const why = (name: string) =>
      (toggle(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')[1];
    expect(toggle('The Hyrpaktun steps').disabled).toBe(true);
    expect(why('The Hyrpaktun steps')).toBe('Does not fit Poron Jikaida: it has no Hyrpaktun.');
    expect(why('A limit at the enemy’s home')).toMatch(/^Needs one of these as well: /);
    await user.click(toggle('The Deldar’s step is quiet'));
    expect(why('The Deldar always goes two steps')).toBe('Does not go with “The Deldar’s step is quiet”.');
    await user.click(radio('Pastang'));
    expect(why('Kings do not vault')).toBe('Does not fit Pastang.');
    expect(words()).toMatch(/^Pastang · /);
  });

  it('come in one click in the usual combination, with prepared terrain, and are kept under a name', async () => {
    const keeper = memoryKeeper();
    const { user, begun } = open(keeper);
    await unfold(user, 'House rules');
    await user.click(screen.getByRole('button', { name: 'Lamdu as it is played' }));
    await unfold(user, 'Terrain');
    await user.click(radio('A river with two fords'));
    expect(words()).toMatch(/^Lamdu as it is played, with terrain · /);
    await user.type(screen.getByLabelText('Name for this set'), 'Sunday');
    await user.click(screen.getByRole('button', { name: 'Keep this set' }));
    await user.click(radio('Stikitche'));
    await user.click(screen.getByRole('button', { name: /^Sunday/ }));
    await user.click(start());
    expect(begun[0]?.variation.id).toMatch(/^hyrshiv:lamdu\+jiktar-as-chuktar\+.*@r:/);
    cleanup();
    open(keeper);
    expect(words()).toMatch(/^Lamdu as it is played, with terrain · /);
  });

  it('have a link, which a stranger’s New game follows, or says why it cannot', () => {
    open(memoryKeeper(), '/new/vallia%2Bno-king-vault');
    expect(words()).toMatch(/^Vallia, one house rule · /);
    cleanup();
    open(memoryKeeper(), '/new/vallia%2Bno-queen-vault');
    expect(screen.getByRole('alert').textContent).toContain('unknown rule “no-queen-vault”');
    cleanup();
    open(memoryKeeper(), '/new/study:1x1');
    expect(screen.getByRole('alert').textContent).toContain('there is no game “study:1x1”');
  });
});
