import { describe, expect, test } from 'vitest';
import { packedMoves } from '../../src/engine/moves.ts';
import { legalMoves, play, type Move, type Position } from '../../src/engine/index.ts';
import { FLUTTEMBER_MARK } from '../../src/engine/search.ts';
import { createEvaluation } from '../../src/search/evaluation/evaluation.ts';
import { sumOfLiberties } from '../../src/search/evaluation/liberties.ts';
import { NOWHERE } from '../../src/search/evaluation/ranks.ts';
import { advance, pass, retreat, unpass } from '../../src/search/advance.ts';
import { createPath, isDrawn, setPath, type Path } from '../../src/search/path.ts';
import { keyOf } from '../../src/search/zobrist.ts';
import { holds, LARGER_SAMPLE, positionOf } from '../support/arbitrary.ts';
import { drawn as positionWith } from '../support/drawn.ts';
import { expectSame } from '../support/same.ts';

const START =
  'cjhgpkgmmhjc/dddddddddddd/ssssssssssss/12/12/12/12/12/12/12/12/12/12/12/12/SSSSSSSSSSSS/DDDDDDDDDDDD/CJHMMGPKGHJC y YB - 0';

const after = (position: Position, move: Move): Position => {
  const played = play(position, move);
  if (!played.ok) throw new Error(played.error.code);
  return played.value.position;
};

const pathTo = (position: Position, earlier: readonly Position[] = []): Path => {
  const path = createPath(createEvaluation(position.ruleset), position.ruleset);
  setPath(path, position, earlier);
  return path;
};

/** What a path keeps of the position where it stands. */
const stateOf = ({ at, low, high, early, late, phase, quiet, board, standing }: Path) => ({
  cells: board.cells.slice(),
  turn: board.turn,
  fluttember: board.fluttember,
  at,
  key: [low[at], high[at]],
  sums: [early[at], late[at], phase[at]],
  quiet: quiet[at],
  standing: [standing.sum, standing.control.slice(1), standing.ranks.slice(0, NOWHERE)],
  liberties: ([0, 1] as const).map((side) => sumOfLiberties(standing.liberties, board, side)),
});

/** The same, found from the position alone. */
function freshState(path: Path, { ruleset }: Position) {
  const { cells, turn, fluttember, turnsPlayed } = path.board;
  const side = turn === 0 ? 'yellow' : 'blue';
  const fresh = pathTo({ ruleset, cells, turn: side, fluttember, turnsPlayed });
  const { key, sums, standing, liberties } = stateOf(fresh);
  return { key, sums, standing, liberties };
}

/** Plays and takes back moves from a position, and compares what is kept with what is found from scratch. */
function compareKept(position: Position): void {
  const path = pathTo(position);
  const walk = (depth: number): void => {
    const before = stateOf(path);
    const { key, sums, standing, liberties } = before;
    expectSame(freshState(path, position), { key, sums, standing, liberties });
    const moves = depth === 0 ? [] : packedMoves(path.board);
    const stride = Math.ceil(moves.length / (depth === 2 ? 10 : 3));
    for (let i = 0; i < moves.length; i += stride) {
      advance(path, moves[i]!);
      walk(depth - 1);
      retreat(path);
      expectSame(stateOf(path), before);
    }
    pass(path);
    expect(stateOf(path).key).not.toEqual(before.key);
    unpass(path);
    expectSame(stateOf(path), before);
  };
  walk(2);
}

describe('the path of a search', () => {
  test('each move leaves key and sums as if computed from scratch; taking it back restores everything', () => {
    holds(({ position }) => {
      expect(() => {
        compareKept(position);
      }).not.toThrow();
    }, 120);
  });

  test('so it is with named rules, on large boards', () => {
    holds(
      ({ position }) => {
        expect(() => {
          compareKept(position);
        }).not.toThrow();
      },
      30,
      LARGER_SAMPLE,
    );
  });

  test('so it is after a Fluttember (section 7)', () => {
    const position = positionOf('poron', START);
    const path = pathTo(position);
    const before = stateOf(path);
    const exchanges = packedMoves(path.board).filter((move) => (move & FLUTTEMBER_MARK) !== 0);
    expect(exchanges).not.toHaveLength(0);
    for (const move of exchanges) {
      advance(path, move);
      const { key, sums, standing, liberties } = stateOf(path);
      expectSame(freshState(path, position), { key, sums, standing, liberties });
      retreat(path);
      expectSame(stateOf(path), before);
    }
  });

  test('so it is where one of a company reaches the square that another leaves (section 18)', () => {
    const position = positionWith('vallia', 'S Mc2, S Mc3, S Mc4, D Mb4, K Zf1, k Wa6, s Wc3');
    expect(legalMoves(position).filter(({ company }) => company !== undefined)).not.toHaveLength(0);
    compareKept(position);
  });

  test('the same position has the same key by whatever route it is reached', () => {
    holds(({ position }) => {
      const reached = new Map<string, string>();
      const walk = (from: Position, depth: number): void => {
        const rest = [...Array.from(from.cells), from.turn, from.fluttember].join();
        const key = keyOf(from).join();
        expect(reached.get(rest) ?? key).toBe(key);
        reached.set(rest, key);
        for (const move of depth === 0 ? [] : legalMoves(from).slice(0, 5))
          walk(after(from, move), depth - 1);
      };
      walk(position, 3);
      expect(new Set(reached.values()).size).toBe(reached.size);
    }, 60);
  });

  const pairs = [
    ['the side to move', '2k3/6/6/6/6/6/6/6/6/6/6/2KP2 y - - 0', '2k3/6/6/6/6/6/6/6/6/6/6/2KP2 b - - 0'],
    ['a first move that is spent', START, START.replace('YB - 0', 'YB Ma3 0')],
    ['a Fluttember that is spent', START, START.replace('YB', 'B')],
  ] as const;
  test.each(pairs)('the key tells apart %s', (_, one, other) => {
    const id = one.startsWith('2k') ? 'stikitche' : 'poron';
    expect(keyOf(positionOf(id, one))).not.toEqual(keyOf(positionOf(id, other)));
  });

  test('the key leaves out the number of turns', () => {
    expect(keyOf(positionOf('poron', START))).toEqual(keyOf(positionOf('poron', START.replace(/0$/, '8'))));
  });
});

describe('section 9: draws that can be claimed', () => {
  const line = 'k5/6/6/d5/6/6/6/6/6/5D/6/5K y - - 0';
  const shuffle: readonly Move[] = [
    { from: 5, to: 4 },
    { from: 66, to: 67 },
    { from: 4, to: 5 },
    { from: 67, to: 66 },
  ];
  const game = (rounds: number): Position[] => {
    const positions = [positionOf('stikitche', line)];
    for (let turn = 0; turn < 4 * rounds; turn++)
      positions.push(after(positions.at(-1)!, shuffle[turn % 4]!));
    return positions;
  };

  test.each([
    [1, false],
    [2, true],
  ])('after %i rounds of moving to and fro a draw counts: %s', (rounds, drawn) => {
    const positions = game(rounds);
    expect(isDrawn(pathTo(positions.at(-1)!, positions.slice(0, -1)))).toBe(drawn);
  });

  test('turns without a capture or a Swod’s move are counted from the game', () => {
    const positions = game(3);
    const path = pathTo(positions.at(-1)!, positions.slice(0, -1));
    expect(path.quiet[path.at]).toBe(12);
  });
});
