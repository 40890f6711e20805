// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseLink } from '../../src/game/link/index.ts';
import { goTo, visit } from '../support/visit.tsx';

afterEach(cleanup);

describe('a game by link', () => {
  it('is refused in words where the link is not whole, and the game at the table stays', async () => {
    const { table } = await visit('/g/BAAAA');
    await screen.findByText(/^The link is not complete/);
    expect(screen.getByText(/Your own game is still at the table/)).not.toBeNull();
    expect(table.getState().game).toBe(table.getState().shown);
  });

  it('is refused in words where the address holds none', async () => {
    await visit('/g');
    const told = await screen.findByText('There is no game in the link.');
    expect(told.getAttribute('role')).toBe('alert');
  });
});

describe('passing a game on', () => {
  it('gives a link that opens the same game, and the record as text', async () => {
    const { table } = await visit('/pass-on');
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    const before = link.value;
    expect(before).toContain('#/g/');
    act(() => void table.getState().write('Mc2-Mc3'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Link').value).not.toBe(before));
    const read = parseLink(screen.getByLabelText<HTMLInputElement>('Link').value.replace(/^.*#\/g\//, ''));
    expect(read.ok && read.value.nodes).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Copy record' }));
    expect(await navigator.clipboard.readText()).toContain('SMc2-Mc3');
  });
});

describe('the printed sheet', () => {
  it('shows the game at the table move by move, with pictures, and is printed', async () => {
    const { table } = await visit('/play');
    act(() => {
      for (const move of ['Mc2-Mc3', 'Md5-Md4']) table.getState().write(move);
    });
    await goTo('/print');
    await waitFor(() => expect(document.querySelector('article')?.textContent).toContain('SMc2-Mc3'));
    expect(document.querySelectorAll('article img').length).toBeGreaterThan(0);
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await userEvent.click(screen.getByText('Print'));
    expect(printed).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
