// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/board/Board.tsx';
import type { BoardProps } from '../../src/board/boardProps.ts';
import type { LiveScene, Scene } from '../../src/board/scene.ts';
import {
  attackersOf,
  findVariation,
  play,
  startPosition,
  type Position,
  type Square,
} from '../../src/engine/index.ts';
import { targetsFrom } from '../../src/game/overlays/targets.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const start = startOf('stikitche');
/** Mortil C1, a Pallan that can go to C2. */
const [FROM, TO] = [2, 8];
/** Mortil D1, the King beside it. */
const OTHER = 3;
const after = played(start, FROM, TO);

function startOf(id: string): Position {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(id);
  return startPosition(variation);
}

function played(position: Position, from: Square, to: Square): Position {
  const answer = play(position, { from, to });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.position;
}

const sceneOf = (position: Position, more: Partial<Scene> = {}): Scene => ({
  position,
  selection: null,
  targets: targetsFrom(position, more.selection ?? null),
  lastMove: null,
  kaida: attackersOf(position),
  refused: [],
  motion: null,
  ...more,
});

/** A scene that a test changes. */
function liveScene(scene: Scene): LiveScene & { readonly change: (to: Scene) => void } {
  let now = scene;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (to) => {
      now = to;
      for (const listener of listeners) listener();
    },
  };
}

/** A browser in which the frame after this one does not come before it is asked for. */
function heldFrames() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('scheduler', {
    postTask: (run: () => void, options: { delay?: number }) => options.delay === undefined && run(),
  });
  return () => act(() => frames.splice(0).forEach((run) => run()));
}

function show(scene: Scene, live: LiveScene) {
  const drawn = vi.fn<() => void>();
  const props = (told: Scene): BoardProps => ({
    ...told,
    live,
    label: 'Board',
    bottom: 'south',
    pieces: 'figures',
    onChoose: () => undefined,
    onLift: () => undefined,
    onDrop: () => undefined,
    onCancel: () => undefined,
  });
  const board = (told: Scene) => (
    <Profiler id="board" onRender={drawn}>
      <Board {...props(told)} />
    </Profiler>
  );
  const { rerender } = render(board(scene));
  drawn.mockClear();
  return { drawn, tell: (told: Scene) => rerender(board(told)) };
}

const figurine = (square: Square) => document.querySelector(`.figurines [data-at="${square}"]`);
const cell = (square: Square) => document.querySelector(`[data-square="${square}"]`);
/** Whether a picture of its own is shown: hidden ones stay in their place. */
const isSeen = (picture: ElementCSSInlineStyle | null) => Number(picture?.style.opacity) > 0.9;
const marksAreShown = () => isSeen(document.querySelector<SVGElement>('.marks'));
const marks = () => (marksAreShown() ? document.querySelectorAll('.marks path').length : 0);

/** The squares that are lit, by column and row from the top left. */
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('.light')].filter(isSeen).map(({ className, style }) => {
    const [column, row] = [...style.transform.matchAll(/(\d+)%/g)].map(([, share]) => Number(share) / 100);
    return `${className} at ${column}, ${row}`;
  });

/** Where the lights lie, lit or not. */
const places = () =>
  [...document.querySelectorAll<HTMLElement>('.light')].map(({ style }) => style.transform);

/** All pieces that are drawn, whether visible or not. */
const drawnPieces = () => [...document.querySelectorAll('.field .figurine')];

describe('a live scene', () => {
  it('is painted at once, without React', () => {
    const live = liveScene(sceneOf(start));
    const { drawn } = show(live.get(), live);
    expect(marks()).toBe(0);
    live.change(sceneOf(start, { selection: FROM }));
    expect(marks()).toBeGreaterThan(0);
    expect(cell(FROM)?.classList).toContain('selected');
    live.change(sceneOf(after, { lastMove: { from: FROM, to: TO } }));
    expect(marks()).toBe(0);
    expect([figurine(FROM), figurine(TO)]).toEqual([null, expect.any(HTMLElement)]);
    expect(cell(TO)?.classList).toContain('last');
    expect(drawn).not.toHaveBeenCalled();
  });

  it('lights the square that is picked and those of the last move by the same few elements, wherever they are', () => {
    const live = liveScene(sceneOf(start));
    show(live.get(), live);
    expect(lit()).toEqual([]);
    live.change(sceneOf(start, { selection: FROM }));
    expect(lit()).toEqual(['light selected at 2, 11']);
    live.change(sceneOf(start, { selection: OTHER }));
    expect(lit()).toEqual(['light selected at 3, 11']);
    live.change(sceneOf(after, { lastMove: { from: FROM, to: TO } }));
    expect(lit()).toEqual(['light last at 2, 11', 'light last at 2, 10']);
    live.change(sceneOf(after, { lastMove: { from: FROM, to: TO }, selection: TO }));
    expect(lit(), 'what is picked is lit as that alone').toEqual([
      'light selected at 2, 10',
      'light last at 2, 11',
    ]);
    live.change(sceneOf(start));
    expect(lit()).toEqual([]);
    expect(document.querySelectorAll('.light')).toHaveLength(3);
  });

  it('has lights ready, unseen, where a step would light squares: the step moves none', () => {
    const nextFrame = heldFrames();
    const ahead = () => ({ moves: [{ from: FROM, to: TO }], positions: [] });
    const live = liveScene(sceneOf(start, { lastMove: { from: OTHER, to: OTHER + 6 }, ahead }));
    show(live.get(), live);
    nextFrame();
    expect(lit()).toEqual(['light last at 3, 11', 'light last at 3, 10']);
    const before = places();
    live.change(sceneOf(after, { lastMove: { from: FROM, to: TO } }));
    expect(lit()).toEqual(['light last at 2, 11', 'light last at 2, 10']);
    expect(places()).toEqual(before);
    live.change(sceneOf(start, { lastMove: { from: OTHER, to: OTHER + 6 } }));
    expect(lit()).toEqual(['light last at 3, 11', 'light last at 3, 10']);
    expect(places()).toEqual(before);
  });

  it('has the light of a piece ready where the pointer is, and those of its move to a target', () => {
    const nextFrame = heldFrames();
    const live = liveScene(sceneOf(start));
    show(live.get(), live);
    const pointAt = (square: Square) => {
      fireEvent.pointerOver(cell(square) ?? document.body, { pointerType: 'mouse' });
      nextFrame();
      return places();
    };
    const ready = pointAt(FROM);
    expect(lit()).toEqual([]);
    live.change(sceneOf(start, { selection: FROM }));
    expect(lit()).toEqual(['light selected at 2, 11']);
    expect(places()).toEqual(ready);
    const aimed = pointAt(TO);
    live.change(sceneOf(after, { lastMove: { from: FROM, to: TO } }));
    expect(lit()).toEqual(['light last at 2, 11', 'light last at 2, 10']);
    expect(places()).toEqual(aimed);
  });

  it('has the pieces of a position to which it may jump drawn beforehand, unseen, and shows them as they are', () => {
    const nextFrame = heldFrames();
    const live = liveScene(sceneOf(start, { ahead: () => ({ moves: [], positions: [after] }) }));
    show(live.get(), live);
    const stood = figurine(FROM);
    nextFrame();
    expect(figurine(FROM), 'what is seen stays as it is').toBe(stood);
    const all = drawnPieces();
    const before = document.querySelector('.figurines');
    live.change(sceneOf(after, { ahead: () => ({ moves: [], positions: [after] }) }));
    expect(document.querySelectorAll('.figurines')).toHaveLength(1);
    expect([figurine(FROM), figurine(TO)]).toEqual([null, expect.any(HTMLElement)]);
    for (const [at, piece] of drawnPieces().entries()) expect(all[at], 'no piece is drawn again').toBe(piece);
    expect(drawnPieces()).toHaveLength(all.length);
    expect(isSeen(document.querySelector<HTMLElement>('.figurines'))).toBe(true);
    expect(before instanceof HTMLElement && isSeen(before)).toBe(false);
    nextFrame();
    live.change(sceneOf(start));
    expect([figurine(FROM), figurine(TO)]).toEqual([stood, null]);
  });

  it('touches no square before its picture has been drawn', () => {
    const nextFrame = heldFrames();
    const live = liveScene(sceneOf(start));
    show(live.get(), live);
    nextFrame();
    const before = document.querySelector('[role=grid]')?.innerHTML;
    live.change(sceneOf(start, { selection: FROM }));
    live.change(sceneOf(after, { lastMove: { from: FROM, to: TO } }));
    expect(document.querySelector('[role=grid]')?.innerHTML).toBe(before);
    nextFrame();
    expect(cell(TO)?.classList).toContain('last');
  });

  it('is labelled with the names of the squares once its picture has been drawn', () => {
    const nextFrame = heldFrames();
    const live = liveScene(sceneOf(start));
    show(live.get(), live);
    nextFrame();
    live.change(sceneOf(after));
    expect(screen.getAllByLabelText('Mortil C1, Yellow Pallan')).toHaveLength(1);
    nextFrame();
    expect(screen.getAllByLabelText('Mortil C1, empty')).toHaveLength(1);
    expect(screen.getAllByLabelText('Mortil C2, Yellow Pallan')).toHaveLength(1);
  });

  it('has the marks of the piece under the pointer ready before it is picked, unseen', () => {
    const nextFrame = heldFrames();
    const live = liveScene(sceneOf(start));
    show(live.get(), live);
    fireEvent.pointerOver(cell(FROM) ?? document.body, { pointerType: 'mouse' });
    expect(document.querySelectorAll('.marks path')).toHaveLength(0);
    nextFrame();
    expect(marks()).toBe(0);
    const ready = [...document.querySelectorAll('.marks path')];
    expect(ready.length).toBeGreaterThan(0);
    live.change(sceneOf(start, { selection: FROM }));
    expect(marks()).toBe(ready.length);
    const shown = [...document.querySelectorAll('.marks path')];
    expect(shown).toHaveLength(ready.length);
    for (const [index, path] of shown.entries())
      expect(path, 'the same path, not one like it').toBe(ready[index]);
  });

  it('keeps the marks of the piece that is picked while the pointer is over another', () => {
    const nextFrame = heldFrames();
    const live = liveScene(sceneOf(start, { selection: FROM }));
    show(live.get(), live);
    nextFrame();
    const shown = document.querySelector('.marks')?.innerHTML;
    fireEvent.pointerOver(cell(OTHER) ?? document.body, { pointerType: 'mouse' });
    nextFrame();
    expect(document.querySelector('.marks')?.innerHTML).toBe(shown);
  });

  it('is not painted over by what React hears later', () => {
    const live = liveScene(sceneOf(start));
    const { tell } = show(live.get(), live);
    live.change(sceneOf(after));
    tell(sceneOf(start, { selection: FROM }));
    expect(figurine(FROM)).toBeNull();
    expect(marks()).toBe(0);
  });

  it('hides the routes that React has drawn for another position, until it draws those of this one', () => {
    const live = liveScene(sceneOf(start));
    const { tell } = show(live.get(), live);
    const ways = document.querySelector<HTMLElement>('.ways');
    ways?.append(document.createElement('svg'));
    live.change(sceneOf(start, { selection: FROM }));
    expect(ways === null || isSeen(ways)).toBe(true);
    live.change(sceneOf(after));
    expect(ways === null || isSeen(ways)).toBe(false);
    tell(sceneOf(after));
    expect(ways === null || isSeen(ways)).toBe(true);
  });

  it('of another board waits for React to lay that out', () => {
    const live = liveScene(sceneOf(start));
    show(live.get(), live);
    live.change(sceneOf(startOf('pastang')));
    expect(figurine(FROM)).not.toBeNull();
    expect(document.querySelectorAll('[data-square]')).toHaveLength(72);
  });
});
