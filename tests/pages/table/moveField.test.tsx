// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { reviewFor } from '../../../src/pages/review/reviewStore.tsx';
import { treeOf } from '../../support/judging.ts';
import { visit } from '../../support/visit.tsx';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Write a move' });
const isRefused = () => field().getAttribute('aria-invalid') === 'true';

describe('a written move that is refused', () => {
  it('stays when a move is made otherwise, or an ending is taken back, but the fault that was reported goes', async () => {
    const { table } = await visit('/play');
    const user = userEvent.setup();
    await user.type(field(), 'xx{Enter}');
    expect(isRefused()).toBe(true);
    act(() => void table.getState().write('Ma2-Ma3'));
    expect(isRefused()).toBe(false);
    expect(field().value).toBe('xx');
    act(() => table.getState().undo());
    expect(isRefused()).toBe(false);
    act(() => table.getState().redo());
    act(() => table.getState().end({ way: 'agreement' }));
    await user.type(field(), '{Enter}');
    expect(isRefused()).toBe(true);
    act(() => table.getState().undo());
    expect(isRefused()).toBe(false);
  });

  it('goes with its game', async () => {
    const { table } = await visit('/play');
    const user = userEvent.setup();
    act(() => table.getState().end({ way: 'agreement' }));
    await user.type(field(), 'Ma2-Ma3{Enter}');
    expect(isRefused()).toBe(true);
    act(() => table.getState().again());
    expect(isRefused()).toBe(false);
    expect(field().value).toBe('');
  });

  it('goes with the game that is reviewed', async () => {
    const stores = await visit('/review');
    const review = reviewFor(stores);
    const user = userEvent.setup();
    act(() => review.getState().open({ tree: treeOf('1. SMc2-Mc3'), source: 'text' }));
    await user.type(field(), 'xx{Enter}');
    expect(isRefused()).toBe(true);
    act(() => review.getState().step(1));
    expect(isRefused()).toBe(false);
    expect(field().value).toBe('xx');
    act(() => review.getState().open({ tree: treeOf('1. SMc2-Mc3'), source: 'text' }));
    expect(field().value).toBe('');
  });
});
