// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { formatPosition, startPosition } from '../../src/engine/index.ts';
import { currentPosition } from '../../src/game/game.ts';
import { setupWords } from '../../src/text/en/setup.ts';
import { variation } from '../support/games.ts';
import { goTo, visit } from '../support/visit.tsx';

afterEach(cleanup);

const line = () => screen.getByLabelText<HTMLTextAreaElement>('Position line');
const square = (name: string) => screen.getByLabelText(new RegExp(`^${name},`));
const button = (name: string) => screen.getAllByText(name).at(-1)!.closest('button')!;
const write = (words: string) => fireEvent.change(line(), { target: { value: words } });

const DUEL = 'k5/6/6/6/6/6/6/6/6/6/6/K5 y - - 0';

describe('the editor', () => {
  it('opens with the position of the table, and moves a piece to another square', async () => {
    await visit('/editor');
    expect(line().value).toBe(formatPosition(startPosition(variation('pastang'))));
    await userEvent.click(square('Mortil B2'));
    await userEvent.click(square('Mortil B4'));
    expect(square('Mortil B4').getAttribute('aria-label')).toMatch(/Yellow [A-Z]/);
    expect(button('Undo').disabled).toBe(false);
    await userEvent.click(button('Undo'));
    expect(line().value).toBe(formatPosition(startPosition(variation('pastang'))));
  });

  it('sets what its tools hold: a piece of the palette, and the eraser', async () => {
    await visit('/editor');
    await userEvent.click(button('Clear'));
    await userEvent.click(screen.getByLabelText('Blue Deldar'));
    await userEvent.click(square('Mortil A3'));
    expect(line().value).toContain('d5');
    await userEvent.click(screen.getByLabelText('Remove pieces'));
    await userEvent.click(square('Mortil A3'));
    expect(line().value).not.toContain('d');
  });

  it('says at once what keeps a position from being played', async () => {
    await visit('/editor', 'stikitche');
    await userEvent.click(button('Clear'));
    expect(screen.getAllByText(/has no King/)).toHaveLength(2);
    expect(button('Play it').disabled).toBe(true);
    expect(button('Analyse it').disabled).toBe(true);
  });

  it('keeps the board when the line cannot be read, and shows where it is wrong', async () => {
    await visit('/editor');
    write('6/6/6 y - - 0');
    expect(line().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/the number of ranks is 3; expected 6/)).not.toBeNull();
    expect(square('Mortil B2').getAttribute('aria-label')).toMatch(/Yellow [A-Z]/);
  });

  it('plays a position at the table', async () => {
    const { table } = await visit('/editor', 'stikitche');
    write(DUEL);
    await userEvent.click(button('Play it'));
    await userEvent.click(
      (await screen.findAllByText('Play this position')).find((one) => one.closest('button'))!,
    );
    expect(formatPosition(currentPosition(table.getState().game))).toBe(DUEL);
    expect(location.hash).toBe('#/play');
  });

  it('plays a position against the computer, at a level that is described in words', async () => {
    const { table } = await visit('/editor', 'stikitche');
    write(DUEL);
    await userEvent.click(button('Play it'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: '3' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'The computer' }));
    await userEvent.click(dialog.getByRole('radio', { name: '3' }));
    expect(dialog.getByText(setupWords['level.3'])).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Play this position' }));
    expect(table.getState().sitting.terms.computer?.levels).toEqual({ yellow: null, blue: 3 });
  });

  it('says what giving or taking all first moves has done', async () => {
    await visit('/editor');
    await userEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(screen.getByText('No piece has its first move any more.').tagName).toBe('OUTPUT');
    await userEvent.click(button('All at home'));
    expect(screen.getByText('All pieces at home have their first moves.').tagName).toBe('OUTPUT');
  });

  it('covers every square that a brush is drawn over, and the first one too if the drawing ends there again', async () => {
    await visit('/editor');
    await userEvent.click(screen.getByLabelText('River'));
    const [a, b] = [square('Mortil A3'), square('Mortil B3')];
    const mouse = { pointerType: 'mouse', button: 0 };
    fireEvent.pointerDown(a, mouse);
    for (const over of [b, a]) fireEvent.pointerOver(over, mouse);
    fireEvent.pointerUp(a, mouse);
    fireEvent.click(a, { detail: 1 });
    expect(decodeURIComponent(location.hash)).toContain('@r:Ma3,Mb3,');
    await userEvent.click(a);
    expect(decodeURIComponent(location.hash)).toContain('@r:Mb3,');
  });

  it('leaves nothing behind of a piece that is being dragged from the palette when the page is left', async () => {
    await visit('/editor');
    const tool = screen.getByLabelText('Blue Deldar').closest('label')!;
    tool.setPointerCapture = () => {};
    const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
    fireEvent.pointerDown(tool, { ...pointer, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(tool, { ...pointer, clientX: 40, clientY: 40 });
    expect(document.querySelector('.carried')).not.toBeNull();
    await goTo('/play');
    expect(document.querySelector('.carried')).toBeNull();
  });
});
