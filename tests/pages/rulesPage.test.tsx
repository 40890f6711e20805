// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALL_RULINGS } from '../../src/game/games/rulings.ts';
import { TERM_IDS } from '../../src/text/rulebook/terms.ts';
import { visit } from '../support/visit.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText(/^Search the rules/);
const results = () => screen.getByLabelText('Found');

describe('the rules', () => {
  it('open with their contents, each entry leading to its section', async () => {
    await visit('/rules');
    const links = document.querySelectorAll('a[href^="#/rules/"]');
    expect(links.length).toBeGreaterThan(15);
    expect(document.activeElement).toBe(document.querySelector('.rules h1'));
  });

  it('answer a newcomer’s word, and Enter opens the first answer', async () => {
    await visit('/rules');
    fireEvent.change(field(), { target: { value: 'castling' } });
    expect(within(results()).getAllByRole('link')[0]?.textContent).toContain('Fluttember');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(location.hash).toMatch(/^#\/rules\/.+/);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Fluttember');
  });

  it('suggest the nearest word where nothing is found', async () => {
    await visit('/rules');
    fireEvent.change(field(), { target: { value: 'Flutembr' } });
    const near = await screen.findByRole('button', { name: /fluttember/i });
    await userEvent.click(near);
    expect(within(results()).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('can be searched for no more than a line', async () => {
    await visit('/rules');
    expect(field().getAttribute('maxlength')).toBe('100');
    fireEvent.change(field(), { target: { value: 'a'.repeat(100_000) } });
    expect(screen.getByText('Nothing found.')).not.toBeNull();
  });

  it('say so where an address names no section', async () => {
    await visit('/rules/nowhere');
    expect(screen.getByRole('alert')).not.toBeNull();
  });

  it('explain every word of the game, each with a link to its section', async () => {
    await visit('/rules/glossary');
    expect(
      screen
        .getAllByRole('term')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...TERM_IDS].toSorted());
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('give every ruling, and mark the one that the address names', async () => {
    await visit('/rules/R16');
    const rulings = document.querySelectorAll('.ruling');
    expect([...rulings].map((ruling) => ruling.querySelector('h3')?.id)).toEqual([...ALL_RULINGS]);
    expect([...document.querySelectorAll('.ruling.meant h3')].map(({ id }) => id)).toEqual(['R16']);
  });

  it('draw the boards far from the window at once when the page is printed', async () => {
    class Nowhere {
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Nowhere);
    await visit('/rules/fronts');
    const figures = screen.getAllByRole('figure');
    expect(screen.queryAllByRole('grid')).toEqual([]);
    dispatchEvent(new Event('beforeprint'));
    expect(screen.getAllByRole('grid')).toHaveLength(figures.length);
    vi.unstubAllGlobals();
  });

  it('show the board of a section, on which a square shows how a piece gets there', async () => {
    // without it every board is drawn at once
    vi.stubGlobal('IntersectionObserver', undefined);
    await visit('/rules/fronts');
    const [figure] = screen.getAllByRole('figure');
    const told = figure!.querySelector('output')!;
    expect(told.textContent).toBe('');
    await userEvent.click(within(figure!).getAllByLabelText(/can move here$/)[0]!);
    expect(told.textContent).toMatch(/Jiktar/);
    vi.unstubAllGlobals();
  });
});
