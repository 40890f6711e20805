// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { createSettings } from '../../src/store/settings.ts';
import { createTable } from '../../src/store/table.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

/** Counts how often squares draw their piece. */
const drawn = vi.hoisted(() => ({ pieces: 0 }));
vi.mock('../../src/board/pieces/Piece.tsx', () => ({
  PieceSprites: () => null,
  PieceImage: () => {
    drawn.pieces++;
    return null;
  },
}));

afterEach(cleanup);

describe('a click', () => {
  it('draws only the squares again that change', async () => {
    const keeper = memoryKeeper();
    render(
      <App
        stores={{
          table: createTable(keeper),
          settings: createSettings(keeper),
          lastSetup: createLastSetup(keeper),
        }}
      />,
    );
    expect(drawn.pieces).toBeGreaterThanOrEqual(72);
    drawn.pieces = 0;
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Mortil C3, Yellow Swod'));
    await user.click(screen.getByLabelText('Mortil C6, empty, can move here'));
    expect(drawn.pieces).toBeGreaterThan(0);
    expect(drawn.pieces).toBeLessThanOrEqual(12);
  });
});
