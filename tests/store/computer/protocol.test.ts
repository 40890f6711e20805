import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formatPosition, startPosition } from '../../../src/engine/index.ts';
import { composedWith } from '../../../src/game/games/composed.ts';
import { variationOf } from '../../../src/game/games/games.ts';
import { layoutOn } from '../../../src/game/games/layouts.ts';
import { PLAYED_SETS } from '../../../src/game/games/playedSets.ts';
import { AskedForm } from '../../../src/store/computer/protocol.ts';

test.each(PLAYED_SETS)('a question about %s with terrain is understood, however long its id', (set) => {
  const variation = composedWith(set, { terrain: layoutOn(variationOf(set), 'all') });
  const position = formatPosition(startPosition(variationOf(variation)));
  const asked = { type: 'search', id: 1, variation, position, earlier: [], options: { limits: {} } };
  expect(v.safeParse(AskedForm, asked).success).toBe(true);
});
