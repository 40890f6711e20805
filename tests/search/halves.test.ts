import { expect, onTestFinished, test, vi } from 'vitest';
import { legalMoves, outcome, play, type Position } from '../../src/engine/index.ts';
import { createSearcher, type Score, type SearchInfo, type SearchLimits } from '../../src/search/index.ts';
import { positionOf } from '../support/arbitrary.ts';

const searched = (id: string, line: string, limits: SearchLimits = { nodes: 20_000 }) => {
  const position = positionOf(id, line);
  return createSearcher(position.ruleset, { tableBits: 14 }).search({ position, earlier: [] }, { limits });
};

/** Each is estimated above half a point, and a move other than that of the half win is estimated best. */
test.each<[string, string, string, number]>([
  [
    'Tikaida where lines run out',
    'draks-city',
    '4S1/2S3/2sss1/Sssss1/1sss2/1ssS1S/p2SS1/1SSS2/1S1SS1/6/1S4/6 b - - 21',
    2,
  ],
  [
    'Tikaida with most pieces on the board',
    'draks-city',
    '6/2sps1/1ssss1/1ssss1/3s2/3S2/3S2/1S1S2/1SSSS1/1SS1S1/1S2S1/6 b - - 19',
    2,
  ],
  [
    'half a point in an ending that looks better',
    'stikitche',
    '6/6/2H3/6/6/6/6/3H2/1J4/5J/2h2j/k2K2 y - - 292',
    3,
  ],
])('%s: half a point that is forced is taken', (_, id, line, turns) => {
  const { lines } = searched(id, line);
  expect(lines[0]?.score).toEqual<Score>({ kind: 'win', points: 0.5, turns });
});

test('a forced half point gives way to a full one that is proved', () => {
  const { lines } = searched('stikitche', '5K/6/6/6/6/4J1/3M2/6/1k2d1/3p2/6/6 b - - 295');
  expect(lines[0]?.score).toMatchObject({ kind: 'win', points: 1 });
});

/** The positions that legal moves lead to. */
const after = (position: Position): readonly Position[] =>
  legalMoves(position).flatMap((move) => {
    const played = play(position, move);
    return played.ok ? [played.value.position] : [];
  });

const isWon = (position: Position): boolean => {
  const ended = outcome(position);
  return ended.status === 'over' && ended.winner === 'yellow';
};

test('an estimate far above half a point may wait for more, while the half stays in hand after every reply', () => {
  const line = '12/k11/12/12/12/12/12/12/12/12/12/12/12/9s2/9D2/12/2DDDDDDDD2/4K7 y - - 0';
  const position = positionOf('poron', line);
  expect(after(position).some(isWon)).toBe(true);
  const { best, lines } = searched('poron', line, { depth: 3 });
  const [score] = lines.map((found) => found.score);
  expect(score?.kind === 'centipoints' && score.value >= 3000).toBe(true);
  const played = play(position, best!);
  const replies = played.ok ? after(played.value.position) : [];
  expect(replies.length).toBeGreaterThan(0);
  expect(replies.every((reply) => after(reply).some(isWon))).toBe(true);
});

/** In each of them some replies are estimated worse than the half loss of others, so that they were not looked at. */
test.each([
  '6K5/12/D6d4/12/12/12/12/12/12/D11/12/12/6D5/1M10/12/12/7k4/12 y - - 0',
  '12/12/k5d1K3/12/12/7D4/12/12/1C10/D9D1/1D10/7J4/M11/12/12/12/12/12 y - - 0',
  '10H1/12/12/12/7k4/12/12/12/12/9J2/10K1/8d3/12/12/J11/9D2/12/12 y - - 0',
])('half a point in two turns is told of only where every reply allows it: %s', (line) => {
  const position = positionOf('poron', line);
  const { best, lines } = searched('poron', line, { nodes: 4_000 });
  const [score] = lines.map((found) => found.score);
  const isTold = score?.kind === 'win' && score.points === 0.5 && score.turns === 2;
  const played = play(position, best!);
  const replies = played.ok ? after(played.value.position) : [];
  expect(isTold && !replies.every((reply) => after(reply).some(isWon))).toBe(false);
});

test('what is reported while half a point is looked for is what the last depth has found', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 300)); // it reports whenever it looks
  onTestFinished(() => void vi.restoreAllMocks());
  const told: SearchInfo[] = [];
  const position = positionOf('stikitche', '5K/6/6/6/6/4J1/3M2/6/1k2d1/3p2/6/6 b - - 295');
  createSearcher(position.ruleset, { tableBits: 14 }).search(
    { position, earlier: [] },
    { limits: { depth: 2 }, onInfo: (info) => told.push(info) },
  );
  const estimates = told.map(({ lines }) => lines[0]!.score);
  const values = estimates.flatMap((score) => (score.kind === 'centipoints' ? [score.value] : []));
  expect(values.length).toBeGreaterThan(2);
  expect(Math.max(...values)).toBeLessThan(2000);
});
