// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/board/Board.tsx';
import type { BoardProps } from '../../src/board/boardProps.ts';
import {
  attackersOf,
  DRIN_SIZE,
  findVariation,
  parsePosition,
  startPosition,
  VARIATIONS,
  type Position,
  type Variation,
} from '../../src/engine/index.ts';
import { targetsFrom } from '../../src/game/overlays/targets.ts';
import { wide } from '../support/wide.ts';

afterEach(cleanup);

function boardOf(position: Position, more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    position,
    label: 'Board',
    bottom: 'south',
    pieces: 'figures',
    selection: null,
    targets: targetsFrom(position, more.selection ?? null),
    lastMove: null,
    kaida: attackersOf(position),
    refused: [],
    motion: null,
    onChoose: () => undefined,
    onLift: () => undefined,
    onDrop: () => undefined,
    onCancel: () => undefined,
    ...more,
  };
  return <Board {...props} />;
}

function found(id: string): Variation {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(id);
  return variation;
}

const cellsOf = (container: HTMLElement) => container.querySelectorAll('[role="gridcell"]');
const focused = () => nameAt(document.activeElement ?? undefined);
const nameAt = (square: Element | undefined) => square?.getAttribute('aria-label');

describe('the board of every variation', () => {
  it.each([...VARIATIONS, wide].map((variation) => ({ variation, id: variation.id })))(
    'is drawn from its geometry: $id',
    ({ variation }) => {
      const { container } = render(boardOf(startPosition(variation)));
      const rows = variation.drins.length;
      const columns = variation.drins[0]?.length ?? 0;
      const pieces = variation.array.join('').replaceAll('.', '').length;
      expect(cellsOf(container)).toHaveLength(rows * columns * DRIN_SIZE ** 2);
      expect(container.querySelectorAll('[role="row"]')).toHaveLength(rows * DRIN_SIZE);
      expect(container.querySelectorAll('.figurines .figurine')).toHaveLength(pieces);
      expect(container.querySelectorAll('.front.upright')).toHaveLength(columns - 1);
      expect(container.querySelectorAll('.front.level')).toHaveLength(rows - 1);
      const names = [...container.querySelectorAll('.drin-name')].map(({ textContent }) => textContent);
      expect(names.toSorted()).toEqual(
        variation.drins
          .flat()
          .map(({ name }) => name)
          .toSorted(),
      );
      const squares = [...cellsOf(container)].map((square) => nameAt(square));
      expect(new Set(squares).size).toBe(squares.length);
      expect(squares[0]).toMatch(new RegExp(`^${variation.drins[0]?.[0]?.name} A6, `));
      expect(squares.at(-1)).toMatch(new RegExp(`^${variation.drins.at(-1)?.at(-1)?.name} F1, `));
    },
  );

  it('can lie any way on the screen', () => {
    const first = {
      north: 'Zhantil F1',
      east: 'Mortil A1',
      west: 'Chavonth F6',
      south: 'Wersting A6',
    } as const;
    for (const bottom of ['north', 'east', 'west', 'south'] as const) {
      const { container, unmount } = render(boardOf(startPosition(found('poron')), { bottom }));
      expect(nameAt(cellsOf(container)[0])).toContain(first[bottom]);
      expect(container.querySelectorAll('[role="row"]')).toHaveLength(
        bottom === 'east' || bottom === 'west' ? 12 : 18,
      );
      unmount();
    }
  });
});

describe('what a square says', () => {
  it('names drin, coordinates and piece', () => {
    render(boardOf(startPosition(found('poron'))));
    expect(screen.getAllByLabelText('Zhantil B1, Yellow King')).toHaveLength(1);
    expect(screen.getAllByLabelText('Wersting E6, Blue Pallan')).toHaveLength(1);
    expect(screen.getAllByLabelText('Neemu C3, empty')).toHaveLength(1);
  });

  it('names Kaida and who gives it', () => {
    const parsed = parsePosition(found('stikitche'), '2p3/6/6/6/6/6/6/6/6/6/k5/2K3 y - - 9');
    if (!parsed.ok) throw new Error(parsed.error.code);
    render(boardOf(parsed.value));
    expect(screen.getAllByLabelText('Mortil C1, Yellow King, in Kaida')).toHaveLength(1);
    expect(screen.getAllByLabelText('Neemu C6, Blue Pallan, gives Kaida')).toHaveLength(1);
  });

  it('names what the selected piece can do there', () => {
    const { container } = render(boardOf(startPosition(found('stikitche')), { selection: 2 }));
    expect(screen.getByLabelText('Mortil C1, Yellow Pallan, selected').getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(screen.getAllByLabelText('Mortil C2, empty, can move here')).toHaveLength(1);
    expect(screen.getAllByLabelText('Neemu C6, Blue Pallan, can capture')).toHaveLength(1);
    const shapes = [...container.querySelectorAll('.mark')].flatMap(
      (mark) => mark.querySelector('path')?.getAttribute('d')?.match(/M/g) ?? [],
    );
    expect(shapes).toHaveLength(targetsFrom(startPosition(found('stikitche')), 2).size);
  });
});

describe('the board by keyboard', () => {
  const position = startPosition(found('poron'));

  it('is one tab stop, and arrows walk over it', async () => {
    const user = userEvent.setup();
    const { container } = render(boardOf(position));
    await user.tab();
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(focused()).toBe('Zhantil B1, Yellow King');
    const walk: readonly (readonly [string, string])[] = [
      ['{ArrowUp}', 'Zhantil B2'],
      ['{ArrowLeft}', 'Zhantil A2'],
      ['{ArrowLeft}', 'Mortil F2'],
      ['{Home}', 'Mortil A2'],
      ['{ArrowLeft}', 'Mortil A2'],
      ['{End}', 'Zhantil F2'],
      ['{ArrowRight}', 'Zhantil F2'],
      ['{PageUp}', 'Leem F2'],
      ['{ArrowDown}', 'Leem F1'],
      ['{PageDown}', 'Zhantil F1'],
      ['{PageDown}', 'Zhantil F1'],
      ['{Control>}{Home}{/Control}', 'Wersting A6'],
      ['{Control>}{End}{/Control}', 'Zhantil F1'],
    ];
    for (const [keys, name] of walk) {
      await user.keyboard(keys);
      expect(`${keys} ${focused()}`).toContain(`${name},`);
    }
    expect(container.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('the letters of moves lead to the player’s own pieces of a kind, round and round', async () => {
    const user = userEvent.setup();
    render(boardOf(position));
    await user.tab();
    for (const [keys, name] of [
      ['p', 'Mortil D1'],
      ['p', 'Mortil E1'],
      ['{Shift>}P{/Shift}', 'Mortil D1'],
      ['k', 'Mortil F1'],
      ['h', 'Zhantil D1'],
      ['j', 'Zhantil E1'],
      ['c', 'Zhantil F1'],
      ['p', 'Mortil D1'],
      ['d', 'Mortil A2'],
      ['s', 'Mortil A3'],
      ['k', 'Mortil F1'],
      ['k', 'Zhantil B1'],
      ['x', 'Zhantil B1'],
      ['{Control>}s{/Control}', 'Zhantil B1'],
    ] as const) {
      await user.keyboard(keys);
      expect(`${keys} ${focused()}`).toContain(`${name},`);
    }
  });

  it('picks with Enter and Space, and leaves with Escape', async () => {
    const user = userEvent.setup();
    const [onChoose, onCancel] = [vi.fn<(square: number) => void>(), vi.fn<() => void>()];
    render(boardOf(position, { onChoose, onCancel }));
    await user.tab();
    await user.keyboard('{Enter}{ArrowUp} {Escape}');
    expect(onChoose.mock.calls).toEqual([[7], [19]]);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('picks up once, however long the key is held down', async () => {
    const onChoose = vi.fn<(square: number) => void>();
    render(boardOf(position, { onChoose }));
    await userEvent.setup().tab();
    const square = document.activeElement ?? document.body;
    for (const repeat of [false, true, true]) fireEvent.keyDown(square, { key: 'Enter', repeat });
    expect(onChoose).toHaveBeenCalledTimes(1);
    // nor does the key scroll the page
    expect(fireEvent.keyDown(square, { key: ' ', repeat: true })).toBe(false);
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('chooses the square that is clicked', async () => {
    const onChoose = vi.fn<(square: number) => void>();
    render(boardOf(position, { onChoose }));
    await userEvent.setup().click(screen.getByLabelText('Mortil C3, Yellow Swod'));
    expect(onChoose).toHaveBeenCalledWith(26);
  });
});

describe('routes', () => {
  it('are drawn for a target under the pointer or the focus', async () => {
    const user = userEvent.setup();
    const { container } = render(boardOf(startPosition(found('draks-city')), { selection: 8 }));
    const target = within(container).getByLabelText('Mortil C6, empty, can vault here');
    await user.hover(target);
    expect(container.querySelector('.routes.plan .line')?.getAttribute('d')).toContain('Q');
    await user.unhover(target);
    target.focus();
    expect(await screen.findByLabelText('Mortil C6, empty, can vault here')).toBe(document.activeElement);
    await waitFor(() => expect(container.querySelector('.routes.plan')).not.toBeNull());
  });

  it('show who gives Kaida', () => {
    const parsed = parsePosition(found('stikitche'), '2p3/6/6/6/6/6/6/6/6/6/k5/2K3 y - - 9');
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { container } = render(boardOf(parsed.value));
    expect(container.querySelectorAll('.routes.attack g')).toHaveLength(1);
  });
});
