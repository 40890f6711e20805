// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createStores } from '../../src/app/createStores.ts';
import { How } from '../../src/pages/review/How.tsx';
import { ReviewProvider } from '../../src/pages/review/reviewStore.tsx';
import { AtTheTable } from '../../src/pages/rules/AtTheTable.tsx';
import { RuleFits } from '../../src/pages/rules/RuleFits.tsx';
import { RulesTable } from '../../src/pages/rules/RulesTable.tsx';
import { StoresProvider } from '../../src/pages/stores.tsx';
import { TABLES } from '../../src/text/rulebook/blocks.ts';
import { variation } from '../support/games.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

afterEach(cleanup);

function show(part: React.ReactNode, game = 'poron') {
  const stores = createStores(memoryKeeper());
  stores.table.getState().start(variation(game));
  return render(<StoresProvider stores={stores}>{part}</StoresProvider>);
}

const cells = (name: RegExp): readonly (string | null)[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the tables of the rule book', () => {
  it.each(TABLES)('%s is made from the rules', (name) => {
    const { container } = show(<RulesTable name={name} />);
    expect(container.querySelectorAll('tr, dt').length).toBeGreaterThan(2);
  });

  it('count the kinds of Poron (section 2)', () => {
    show(<RulesTable name="pieces" />);
    expect(screen.getAllByRole('row')).toHaveLength(10);
    expect(cells(/^Chuktar/)).toEqual(['C', '2', '9', 'goes free']);
  });

  it('count the further kinds in Hyrshiv, Lamdu and Jikshiv (sections 14 and 15)', () => {
    show(<RulesTable name="larger-pieces" />);
    expect(screen.getAllByRole('row')).toHaveLength(5);
    expect(cells(/^Hyrpaktun/)).toEqual(['Hp', '2', '2', '4', '3', 'leaps over one']);
    expect(cells(/^Flutsman/)).toEqual(['Fl', '0', '2', '2', '5', 'never stopped']);
  });
});

describe('a named rule says what it goes with (section 16)', () => {
  it('as home-limit, which needs another', () => {
    show(<RuleFits rule="home-limit" />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'The Kapt turns at a front',
      'Jiktar and Hikdar cross freely',
      'The Pallan crosses two fronts',
    ]);
  });

  it('as wait-at-front, which Stikitche takes too, and Pastang does not', () => {
    const { container } = show(<RuleFits rule="wait-at-front" />);
    expect(container.textContent).toContain('Stikitche');
    expect(container.textContent).not.toContain('Pastang');
  });
});

describe('the rules say what is agreed for the game at the table', () => {
  it('house rules, terrain and the rulings that matter, each with its page', () => {
    show(<AtTheTable />, 'hyrshiv+two-bends@r:Na3');
    expect(screen.getByRole('heading').textContent).toMatch(/^Agreed for the game at the table: Hyrshiv/);
    expect(screen.getByRole('link', { name: 'The Pallan’s vault bends twice' }).getAttribute('href')).toBe(
      '#/rules/two-bends',
    );
    expect(screen.getByRole('link', { name: 'one river square' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'L9' })).toBeDefined();
  });

  it('and so does the review', () => {
    show(
      <ReviewProvider>
        <How />
      </ReviewProvider>,
      'vallia+no-king-vault',
    );
    expect(screen.getByRole('heading', { name: 'Agreed for this game' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kings do not vault' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'L7' })).toBeDefined();
  });

  it('and nothing where nothing is agreed beyond the game itself', () => {
    const { container } = show(<AtTheTable />);
    expect(container.textContent).toBe('');
  });
});
