import { describe, expect, test } from 'vitest';
import {
  formatCoordinates,
  legalMoves,
  positionAfter,
  type Move,
  type Position,
} from '../../../src/engine/index.ts';
import { formatGame, parseJkn } from '../../../src/game/jkn/index.ts';
import { formatLink, parseLink } from '../../../src/game/link/index.ts';
import { formatSavedGame, parseSavedGame } from '../../../src/game/saved/saved.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { addLine, isSameTree, newTree, ROOT, type GameTree } from '../../../src/game/tree/index.ts';
import { LARGER_SAMPLE, positionOf } from '../../support/arbitrary.ts';
import { randomLine } from '../../support/randomPositions.ts';
import { seeded } from '../../support/random.ts';
import { movesOf, setupOf, sittingWith } from '../../support/games.ts';

/** Eight random turns, company moves first where there are some. */
function playedFrom(
  start: Position,
  seed: number,
): { readonly moves: readonly Move[]; readonly texts: string[] } {
  const random = seeded(seed);
  const moves: Move[] = [];
  const texts: string[] = [];
  let position = start;
  while (moves.length < 8) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    const companies = legal.filter(({ company }) => company !== undefined);
    const { from, to, promotion, company } = random.pick(companies.length > 0 ? companies : legal);
    const move = {
      from,
      to,
      ...(promotion === undefined ? {} : { promotion }),
      ...(company === undefined ? {} : { company }),
    };
    texts.push(formatCoordinates(position.ruleset, move));
    moves.push(move);
    const next = positionAfter(position, move);
    if (next === undefined) throw new Error('a legal move that cannot be played');
    position = next;
  }
  return { moves, texts };
}

function treeOf(start: Position, moves: readonly Move[]): GameTree {
  const line = addLine(newTree(start), ROOT, moves);
  if (!line.ok) throw new Error('moves that cannot be played');
  return line.value.tree;
}

describe('games with named rules and terrain are written and read back, each with its id', () => {
  test.each(LARGER_SAMPLE.map((id, seed) => [id, seed] as const))('%s', (id, seed) => {
    const line = randomLine(id, seeded(seed), seed % 2 === 0 ? 'array' : 'few');
    const start = positionOf(id, line);
    const { moves, texts } = playedFrom(start, seed);
    const tree = treeOf(start, moves);

    const { games, faults } = parseJkn(formatGame(tree));
    expect(faults).toEqual([]);
    expect(games.map((game) => game.tree !== null && isSameTree(game.tree, tree))).toEqual([true]);

    const link = formatLink(tree);
    const read = link.ok ? parseLink(link.value) : link;
    expect(read.ok && isSameTree(read.value, tree)).toBe(true);

    const sitting = sittingWith(setupOf(id, { line }), ...texts);
    const saved = parseSavedGame(formatSavedGame(sitting));
    expect(saved.ok && movesOf(saved.value.game)).toEqual(texts);
    expect(saved.ok && currentPosition(saved.value.game).ruleset.variation.id).toBe(id);
  });
});
