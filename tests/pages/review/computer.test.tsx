// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analysisOf } from '../../../src/pages/review/analysis/analysisStore.ts';
import { reviewFor } from '../../../src/pages/review/reviewStore.tsx';
import { positionAt, type GameTree } from '../../../src/game/tree/index.ts';
import { infoOf, lineOf, swods, treeOf } from '../../support/judging.ts';
import { visit } from '../../support/visit.tsx';

// a computer that never answers: the tests supply what it would find
vi.mock('../../../src/store/computer/port.ts', async () => ({
  openWorker: (await import('../../support/fakePorts.ts')).fakePorts().open,
}));

afterEach(cleanup);

/** Yellow's second turn loses nine Swods, and the record has a better one. */
const JUDGED =
  '{[%eval 0.00]} 1. SMc2-Mc3 {[%eval 0.00]} SMd5-Md4 {[%eval 0.00]} 2. SMa2-Ma3 $4 {[%eval -9.00]} (2. SMd2-Md3 {[%eval 0.00]}) 2... SMa5-Ma4 {[%eval -9.00]}';

/** The review of a game, at the panel of the computer. */
async function review(tree: GameTree) {
  const stores = await visit('/review');
  const store = reviewFor(stores);
  act(() => store.getState().open({ tree, source: 'text' }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Computer' }));
  return { store, analysis: analysisOf(store), user };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const bar = () => screen.queryByRole('meter', { name: 'Evaluation' });
const square = (name: string) => screen.getByLabelText(new RegExp(`^${name},`));
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Evaluation over the game' });

/** What the report says of a side: its column, below the heading. */
function cells(side: string) {
  const report = within(screen.getByRole('table', { name: 'The report' }));
  const sides = report.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const [, ...rows] = report.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[sides.indexOf(side)]?.textContent);
}

describe('the report on a game', () => {
  it('shows what the record says of each side, and nothing if it holds no evaluation', async () => {
    const { store } = await review(treeOf(JUDGED));
    expect(cells('Blue')).toEqual(['100%', '0', '0', '0']);
    expect(cells('Yellow').slice(1)).toEqual(['0', '0', '1']);
    act(() => store.getState().open({ tree: treeOf('1. SMc2-Mc3 SMd5-Md4'), source: 'text' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(button('Analyse the game').disabled).toBe(false);
  });

  it('stands beside the board as a bar too, where only positions after moves have evaluations', async () => {
    const { store } = await review(treeOf('1. SMc2-Mc3 {[%eval 3.00]} SMd5-Md4'));
    expect(bar()?.getAttribute('aria-valuetext')).toBe('Not known yet');
    act(() => store.getState().step(1));
    expect(bar()?.getAttribute('aria-valuetext')).toBe('Yellow is ahead by 3.00 Swods');
    act(() => store.getState().open({ tree: treeOf('1. SMc2-Mc3 SMd5-Md4'), source: 'text' }));
    expect(bar()).toBeNull();
  });

  it('has nothing to start with in a game without a move', async () => {
    await review(treeOf(''));
    expect(button('Analyse the game').disabled).toBe(true);
  });

  it('follows the pointer over the graph to a move, and gives its mark and its worth', async () => {
    const tree = treeOf(JUDGED);
    const { store } = await review(tree);
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(store.getState().node).toBe(lineOf(tree)[3]);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/Blunder\. Blue is ahead by 9.00 Swods/);
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(slider().getAttribute('aria-valuetext')).toMatch(/The game is even/);
    expect(slider().getAttribute('aria-valuetext')).not.toMatch(/Blunder/);
  });

  it('shows its progress, and can be stopped', async () => {
    const { analysis } = await review(treeOf('1. SMc2-Mc3 SMd5-Md4'));
    act(() => analysis.setState({ progress: { done: 1, total: 3, curve: [] } }));
    expect(screen.getByRole('progressbar', { name: '1 of 3 positions' })).not.toBeNull();
    expect(button('Stop').disabled).toBe(false);
    act(() => analysis.setState({ progress: null, hasFailed: true }));
    expect(screen.getByText(/^The computer cannot be started here/).getAttribute('role')).toBe('alert');
  });
});

describe('a mistake that is retried', () => {
  it('is asked on the board with the moves hidden; the same move is wrong, the better one right', async () => {
    const { user } = await review(treeOf(JUDGED));
    expect(button('Blue’s mistakes (0)').disabled).toBe(true);
    await user.click(button('Yellow’s mistakes (1)'));
    expect(document.activeElement?.textContent).toBe('Retry the mistakes');
    expect(screen.getByText(/^Yellow played .* Find a better move on the board\.$/)).not.toBeNull();
    await user.click(square('Mortil A2'));
    await user.click(square('Mortil A3'));
    expect(screen.getByText('Not that one. Try another.')).not.toBeNull();
    await user.click(square('Mortil D2'));
    await user.click(square('Mortil D3'));
    expect(screen.getByText(/^Right! .*Mortil D2 to .* is the better move\.$/)).not.toBeNull();
    await user.click(button('Finish'));
    expect(button('Yellow’s mistakes (1)')).not.toBeNull();
  });

  it('shows the better move to somebody who gives up on it', async () => {
    const { user, store } = await review(treeOf(JUDGED));
    await user.click(button('Yellow’s mistakes (1)'));
    expect(screen.getByText('The moves are hidden while you look for a better one.')).not.toBeNull();
    await user.click(button('Show the move'));
    expect(screen.getByText(/^The better move was .*Mortil D2 to/)).not.toBeNull();
    expect(store.getState().trial).toBeNull();
  });
});

describe('the lines of the computer', () => {
  it('are shown with their worth as soon as they are found, and a click plays one into the game', async () => {
    const tree = treeOf('1. SMc2-Mc3 SMd5-Md4');
    const { analysis, store, user } = await review(tree);
    act(() => store.getState().goTo(lineOf(tree).at(-1)!));
    const position = positionAt(tree, store.getState().node);
    const question = { position, earlier: [], options: { limits: {} } };
    act(() =>
      analysis.setState({
        isOn: true,
        lines: 2,
        found: { position, info: infoOf(question, swods(1.5), 'Ma2-Ma3', 'Ma5-Ma4') },
      }),
    );
    expect(screen.getByText('Yellow is ahead by 1.50 Swods.')).not.toBeNull();
    expect(screen.getByText('depth 7')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /^Play .*Mortil A5 to .* in the game$/ }));
    const { tree: now } = store.getState();
    expect(lineOf(now)).toHaveLength(5);
  });

  it('do not exist at the end of a game, and the page says so', async () => {
    const tree = treeOf('1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5#', 'stikitche');
    const { analysis, store } = await review(tree);
    act(() => store.getState().goTo(lineOf(tree).at(-1)!));
    act(() => analysis.setState({ isOn: true }));
    expect(screen.getByText('The game is over here.')).not.toBeNull();
  });
});
