import { expect, test } from 'vitest';
import { legalMoves, play, QUIET_TURNS, type Position } from '../../src/engine/index.ts';
import { createSearcher, type Level, type SearchOptions } from '../../src/search/index.ts';
import { positionOf } from '../support/arbitrary.ts';
import { seeded } from '../support/random.ts';

const START = '4k7/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/4K7 y - - 0';

/** Kings alone would end the game; these have a Pallan each, and the draw is one quiet turn away. */
function beforeTheDraw(): { readonly position: Position; readonly earlier: readonly Position[] } {
  const random = seeded(3);
  const earlier: Position[] = [];
  let position = positionOf('poron', START.replace('4k7', 'd3k7').replace('4K7', 'D3K7'));
  while (earlier.length < QUIET_TURNS - 1) {
    const kings = legalMoves(position).filter(({ from }) => position.cells[from] === kingOf(position));
    const played = play(position, random.pick(kings));
    if (!played.ok) throw new Error('a legal move');
    earlier.push(position);
    ({ position } = played.value);
  }
  return { position, earlier };
}

const [yellow, blue] = (({ cells }) => [cells[4], cells[17 * 12 + 4]])(positionOf('poron', START));
const kingOf = ({ turn }: Position) => (turn === 'yellow' ? yellow : blue);

function worthOf(level?: Level): number | null {
  const start = beforeTheDraw();
  const options = { limits: { depth: 1 }, ...(level === undefined ? {} : { level }) };
  const score = createSearcher(start.position.ruleset, { tableBits: 10 }).search(start, options).lines[0]
    ?.score;
  return score?.kind === 'centipoints' ? score.value : null;
}

test('a player counts a draw as slightly less than a level position, an analysis does not', () => {
  expect(worthOf(8)).toBe(-40);
  expect(worthOf()).toBe(0);
});

test('two bare Kings are such a draw, too', () => {
  const position = positionOf('poron', '4k7/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/4s7/4K7 y - - 0');
  const worth = (options: Pick<SearchOptions, 'level'>) =>
    createSearcher(position.ruleset, { tableBits: 10 }).search(
      { position, earlier: [] },
      { ...options, limits: { depth: 2 } },
    ).lines[0]?.score;
  expect(worth({ level: 8 })).toEqual({ kind: 'centipoints', value: -40 });
  expect(worth({})).toEqual({ kind: 'centipoints', value: 0 });
});
