import { expect, test } from 'vitest';
import { formatPosition, startPosition } from '../../src/engine/index.ts';
import { composedWith } from '../../src/game/games/composed.ts';
import { formatAddress, parseAddress } from '../../src/game/editor/address.ts';
import { variationOf } from '../../src/game/games/games.ts';
import { createEditor } from '../../src/store/editor.ts';

const RULED = 'hyrshiv+hyrpaktun-step+no-king-vault+two-bends@r:Sa3,Sb3';
const startOf = (id: string) => startPosition(variationOf(id));

test('undo and redo bring back the rules and the terrain of the game, with the pieces that were there', () => {
  const editor = createEditor();
  const { open, choose, take, lay, undo, redo } = editor.getState();
  const id = (): string | undefined => editor.getState().editing?.present.ruleset.variation.id;
  open(startOf(RULED));
  take({ does: 'remove' });
  choose(0);
  const emptied = editor.getState().editing?.present;

  // a smaller board takes fewer rules, and has no squares for the river
  const smaller = composedWith(RULED, { base: 'poron' });
  lay(startOf(smaller));
  expect(smaller).toBe('poron+no-king-vault+two-bends');
  // going back to the first base does not bring the rules back, but undo does
  lay(startOf(composedWith(smaller, { base: 'hyrshiv' })));
  expect(id()).toBe('hyrshiv+no-king-vault+two-bends');
  undo();
  expect(id()).toBe(smaller);
  undo();
  expect(id()).toBe(RULED);
  expect(editor.getState().editing?.present).toBe(emptied);
  redo();
  expect(id()).toBe(smaller);
  expect(editor.getState().editing?.present.cells).toEqual(startOf(smaller).cells);
});

test('a piece that another game lacks is no longer in the hand when that game is chosen', () => {
  const editor = createEditor();
  const { open, choose, take, lay } = editor.getState();
  const [archer, swod] = (['archer', 'swod'] as const).map((kind) => {
    return { does: 'place', side: 'yellow', kind } as const;
  });
  open(startOf('hyrshiv'));
  take(archer!);
  lay(startOf('pastang'));
  choose(14);
  const { present } = editor.getState().editing!;
  expect(formatPosition(present)).toBe(formatPosition(startOf('pastang')));
  expect(parseAddress(formatAddress(present)).ok).toBe(true);
  take(swod!);
  lay(startOf('poron'));
  expect(editor.getState().tool).toBe(swod);
});
