import { describe, expect, test } from 'vitest';
import { isLastingTurn, opponent, play, type Position, QUIET_TURNS } from '../../src/engine/index.ts';
import { createSearcher, type Line, type SearchInput, type SearchOptions } from '../../src/search/index.ts';
import { positionOf } from '../support/arbitrary.ts';

/**
 * A draw can be claimed after a hundred turns without a capture or a Swod's move (section 9); a game that the rules have
 * ended is over before anybody can claim it.
 */
const before = ({ turn, ...position }: Position, quiet: number): readonly Position[] =>
  // the same pieces with the other side to move: none of these positions can occur again in a search
  Array.from({ length: quiet }, () => ({ ...position, turn: opponent(turn) }));

function bestLine(position: Position, quiet: number, options: SearchOptions): Line {
  const { lines } = createSearcher(position.ruleset, { tableBits: 14 }).search(
    { position, earlier: before(position, quiet) },
    options,
  );
  return lines[0]!;
}

describe('Hyrkaida on the board takes precedence over a draw that could be claimed', () => {
  const positions = [
    ['stikitche', '4K1/6/6/6/3JC1/6/1k4/6/6/3m2/6/p5 b - - 24'],
    ['poron', '11K/H9F1/12/6p5/12/12/12/12/3P8/12/12/4k7/12/12/12/10m1/12/12 y YB - 125'],
    ['poron', '6k5/12/12/8HSDd/12/4J7/5P6/12/12/12/12/12/12/12/12/5J6/12/7K4 y Y - 91'],
    ['stikitche', 'M1Hk2/6/6/6/2p3/6/6/4KH/5D/5D/1G4/6 b - - 174'],
  ] as const;

  test.each(positions)('%s, %s', (id, line) => {
    const position = positionOf(id, line);
    for (const quiet of [0, QUIET_TURNS - 1, QUIET_TURNS])
      for (const level of [undefined, 5, 8] as const)
        expect(
          bestLine(position, quiet, { ...(level === undefined ? {} : { level }), limits: { depth: 3 } })
            .score,
          `${quiet} quiet turns`,
        ).toEqual({ kind: 'win', points: 1, turns: 1 });
  });
});

/** Whether the losing side could claim a draw on the way to the end of a line. */
function isClaimable(start: Position, quietBefore: number, { moves }: Line): boolean {
  let position = start;
  let quiet = quietBefore;
  for (const [at, move] of moves.entries()) {
    const played = play(position, move);
    if (!played.ok) throw new Error('a line of legal moves');
    quiet = isLastingTurn(played.value.events) ? 0 : quiet + 1;
    if (quiet >= QUIET_TURNS && at < moves.length - 1) return true;
    ({ position } = played.value);
  }
  return false;
}

describe('no Hyrkaida is announced through a position in which a draw can be claimed', () => {
  const positions = [
    ['poron', '8gGpP/8Ggg1/8pPg1/12/12/12/12/12/12/12/12/12/12/12/12/12/5K6/k11 y Y - 217'],
    ['stikitche', 'sd3K/5D/S5/S2d2/3SDd/Ss1d2/S1S3/4S1/1D4/1D2s1/3S2/S1d1sk y - - 235'],
    ['poron', '12/12/12/12/12/12/12/12/12/6K5/2k9/12/12/12/12/1pMD1SdS4/PdP1PDsm4/sDpSd1Dd4 b Y - 154'],
  ] as const;

  test.each(positions)('%s, %s', (id, line) => {
    const position = positionOf(id, line);
    for (const quiet of [95, 96, 97, 98]) {
      const found = bestLine(position, quiet, { level: 8, limits: { nodes: 20_000 } });
      const isWin = found.score.kind === 'win' && found.score.points === 1;
      expect(isWin && isClaimable(position, quiet, found), `${quiet} quiet turns`).toBe(false);
    }
  });

  test('long enough before the claim, it is announced as usual', () => {
    const position = positionOf(...positions[0]);
    expect(bestLine(position, 97, { level: 8, limits: { nodes: 20_000 } }).score).toEqual({
      kind: 'win',
      points: 1,
      turns: 2,
    });
  });
});

test('what a search has found near a draw does not count far from one, nor the other way round', () => {
  const position = positionOf(
    'poron',
    '10j1/12/12/12/12/4k7/12/12/12/12/12/12/6C5/12/12/7KP3/11c/12 y - - 0',
  );
  const near = { position, earlier: before(position, QUIET_TURNS - 4) };
  const far = { position, earlier: [] };
  const worths = (...inputs: readonly SearchInput[]) => {
    const searcher = createSearcher(position.ruleset, { tableBits: 18 });
    return inputs.map((input) => {
      const { score } = searcher.search(input, { limits: { depth: 5 } }).lines[0]!;
      return score.kind === 'centipoints' ? score.value : null;
    });
  };
  const [[alone], [faded]] = [worths(far), worths(near)];
  expect(alone).toBeGreaterThan(2000);
  expect(faded).toBeLessThan(1000);
  expect(worths(far, near)[1]).toBeLessThan(1000);
  expect(worths(near, far)[1]).toBeGreaterThan(2000);
});
