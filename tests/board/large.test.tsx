// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/board/Board.tsx';
import BoardGuide from '../../src/board/zoom/BoardGuide.tsx';
import { PRINT_COLOURS } from '../../src/board/diagram/colours.ts';
import { diagramSvg } from '../../src/board/diagram/diagram.ts';
import { emblemPaths } from '../../src/board/emblems/emblemPaths.ts';
import { farEmblemPaths } from '../../src/board/emblems/farEmblemPaths.ts';
import { BASES, parsePosition, startPosition, TERRAINS, type Move } from '../../src/engine/index.ts';
import { variation } from '../support/games.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOTHING = {
  label: 'Board',
  bottom: 'south',
  pieces: 'figures',
  selection: null,
  targets: new Map(),
  lastMove: null,
  kaida: null,
  refused: [],
  motion: null,
  onChoose: () => undefined,
  onLift: () => undefined,
  onDrop: () => undefined,
  onCancel: () => undefined,
} as const;

const boardOf = (id: string) => <Board {...NOTHING} position={startPosition(variation(id))} />;

describe('every drin has an emblem of its own', () => {
  const names = new Set(BASES.flatMap(({ drins }) => drins.flat().map(({ name }) => name)));

  it('whatever base it belongs to, and no two the same', () => {
    const outlines: Readonly<Record<string, string | undefined>> = { ...emblemPaths, ...farEmblemPaths };
    expect(names.size).toBe(24);
    const drawn = [...names].map((name) => outlines[name]);
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(24);
  });

  it('which the board shows', async () => {
    const { container } = render(boardOf('jikshiv'));
    // the emblems of distant drins come by themselves, later on a slow machine
    await vi.waitFor(() => expect(container.querySelectorAll('.drin-emblem path')).toHaveLength(24), {
      timeout: 30_000,
    });
  });
});

describe('terrain (section 19)', () => {
  const id = 'poron@h:Nc2;r:Lc4;w:Nb1';

  it('is named with its square, with or without a piece', () => {
    render(boardOf('poron@h:Nc2;r:Mc3,Lc4;w:Nb1'));
    for (const name of [
      'Leem C4, river, empty',
      'Neemu B1, wood, empty',
      'Neemu C2, hill, empty',
      'Mortil C3, river, Yellow Swod',
      'Neemu C3, empty',
    ])
      expect(screen.getByRole('gridcell', { name })).toBeDefined();
  });

  it('is drawn with strokes that differ, on the board and in pictures', async () => {
    const { container } = render(boardOf(id));
    await waitFor(() => expect(container.querySelector('.ground')).not.toBeNull());
    const strokes = TERRAINS.map((sort) =>
      container
        .querySelector(`.ground .${sort} .strokes`)
        ?.getAttribute('d')
        ?.replace(/^M[\d. ]+/, ''),
    );
    expect(strokes).not.toContain(undefined);
    expect(new Set(strokes).size).toBe(TERRAINS.length);
    const picture = diagramSvg({
      position: startPosition(variation(id)),
      bottom: 'south',
      pieces: 'figures',
      colours: PRINT_COLOURS,
      title: 'terrain',
    });
    for (const sort of TERRAINS) expect(picture).toContain(`<g class="${sort}">`);
  });

  it('is absent where a game has none', () => {
    const { container } = render(boardOf('poron'));
    expect(container.querySelector('.ground')).toBeNull();
  });
});

const shown = () => document.querySelector('.square-name:not([hidden])')?.textContent;

describe('the name of a square', () => {
  it('is shown on a large board when it is pointed at or focused, and then goes', () => {
    render(boardOf('hyrshiv'));
    const square = screen.getByLabelText('Leem C4, empty');
    expect(shown()).toBeUndefined();
    fireEvent.pointerOver(square, { pointerType: 'mouse' });
    expect(shown()).toBe('Leem C4');
    fireEvent.pointerLeave(screen.getByRole('grid'));
    expect(shown()).toBeUndefined();
    act(() => screen.getByLabelText('Prychan A1, empty').focus());
    expect(shown()).toBe('Prychan A1');
  });

  it('goes when the square is chosen, and is not shown over the piece that is picked', () => {
    const { rerender } = render(boardOf('hyrshiv'));
    const square = screen.getByLabelText('Leem C4, empty');
    fireEvent.pointerOver(square, { pointerType: 'mouse' });
    fireEvent.pointerDown(square, { pointerType: 'mouse', button: 0 });
    expect(shown()).toBeUndefined();
    const selection = Number(square.dataset['square']);
    rerender(<Board {...NOTHING} position={startPosition(variation('hyrshiv'))} selection={selection} />);
    fireEvent.pointerOver(square, { pointerType: 'mouse' });
    expect(shown()).toBeUndefined();
  });

  it('is not shown for a finger', () => {
    render(boardOf('hyrshiv'));
    const square = screen.getByLabelText('Leem C4, empty');
    fireEvent.pointerDown(square, { pointerType: 'touch', button: 0 });
    act(() => square.focus());
    expect(shown()).toBeUndefined();
  });

  it('is left to the coordinates on Poron’s board', () => {
    render(boardOf('poron'));
    fireEvent.pointerOver(screen.getByLabelText('Leem C4, empty'), { pointerType: 'mouse' });
    expect(shown()).toBeUndefined();
  });
});

/** A room of 300 by 200 pixels before a board of 1200 by 800, with squares of 40 pixels. */
async function guide(scrolled: { left: number; top: number }, lastMove: Move = { from: 0, to: 70 }) {
  const room = document.createElement('div');
  room.innerHTML = '<div class="square"></div>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40));
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 80));
  SVGElement.prototype.setPointerCapture = () => undefined;
  const sizes = { clientWidth: 300, clientHeight: 200, scrollWidth: 1200, scrollHeight: 800 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(room, name, { value });
  Object.assign(room, { scrollLeft: scrolled.left, scrollTop: scrolled.top });
  const scrollBy = vi.fn();
  room.scrollBy = scrollBy;
  const ref = createRef<HTMLElement>();
  ref.current = room;
  const game = variation('jikshiv');
  const position = parsePosition(game, `${'36/'.repeat(20)}30K5/36/3k32/36 y - - 0`);
  if (!position.ok) throw new Error(position.error.code);
  const { container } = render(
    <BoardGuide room={ref} bottom="south" position={position.value} lastMove={lastMove} showsDanger />,
  );
  await vi.waitFor(() => expect(container.querySelector('.map')).not.toBeNull());
  return { room, scrollBy, container };
}

describe('the guide over a board that is larger than its room', () => {
  it('leads on at the edges beyond which the board goes on, a drin at a time', async () => {
    const { scrollBy } = await guide({ left: 0, top: 600 });
    const edges = screen.getAllByRole('button', { name: /^More of the board/ });
    expect(edges.map((edge) => edge.getAttribute('aria-label'))).toEqual([
      'More of the board to the right',
      'More of the board above',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'More of the board above' }));
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 0, top: -240 }));
  });

  it('shows in its map what is in sight, the last move, and on request where the enemy can strike', async () => {
    const { container, room } = await guide({ left: 300, top: 0 });
    const sight = container.querySelector('.map-sight');
    expect(['x', 'y', 'width', 'height'].map((name) => sight?.getAttribute(name))).toEqual([
      '9',
      '0',
      '9',
      '6',
    ]);
    expect(container.querySelector('.map-move')?.getAttribute('d')).toBe('M0.5 23.5L34.5 22.5');
    // around Blue's King, but not its own square
    expect(container.querySelector('.map-danger')?.getAttribute('d')?.match(/M/g)).toHaveLength(8);
    expect(container.querySelectorAll('.map-army')).toHaveLength(2);
    const map = container.querySelector('.map');
    if (map === null) throw new Error('no map');
    fireEvent.pointerDown(map, { clientX: 60, clientY: 40, pointerId: 1 });
    expect([room.scrollLeft, room.scrollTop]).toEqual([450, 300]);
  });

  it('shows the routes of all three that have moved at once', async () => {
    const { container } = await guide({ left: 0, top: 0 }, { from: 0, to: 36, company: [1, 2] });
    const ways = [...container.querySelectorAll('.map-move')].map((way) => way.getAttribute('d'));
    expect(ways).toEqual(['M0.5 23.5L0.5 22.5', 'M1.5 23.5L1.5 22.5', 'M2.5 23.5L2.5 22.5']);
    expect(container.querySelectorAll('.map-move-end')).toHaveLength(3);
  });

  it('can do without its map', async () => {
    const { container } = await guide({ left: 0, top: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Map of the board' }));
    expect(container.querySelector('.map')).toBeNull();
  });
});
