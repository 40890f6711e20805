import { describe, expect, test } from 'vitest';
import { legalMoves, perft, routesOf, type Position } from '../../src/engine/index.ts';
import { boardOf } from '../../src/engine/position.ts';
import { holds } from '../support/arbitrary.ts';
import { movesText } from '../support/compare.ts';
import { crossingsOf, routeError } from '../support/routeCheck.ts';

/** Whether a Swod could reach the last rank by this move: then a choice is missing, so it has no route. */
const isPromotion = (position: Position, squares: string): boolean =>
  legalMoves(position).some(
    ({ from, to, promotion }) => promotion !== undefined && squares === `${from} ${to}`,
  );

describe('routes', () => {
  test('every legal move has one or more, all different, and each is a path over the board', () => {
    holds(({ position }) => {
      for (const move of legalMoves(position)) {
        const routes = routesOf(position, move);
        expect(routes.length).toBeGreaterThan(0);
        expect(new Set(routes.map((route) => JSON.stringify(route))).size).toBe(routes.length);
        for (const route of routes) {
          expect(route).toMatchObject({ from: move.from, to: move.to });
          expect([route, routeError(position, route)]).toEqual([route, null]);
          expect(crossingsOf(position, route)).toBeLessThanOrEqual(2);
        }
      }
    }, 240);
  });

  test('section 7: a Fluttember has one route, the exchange', () => {
    holds(({ position }) => {
      const exchanges = legalMoves(position).filter(({ fluttember }) => fluttember);
      expect(exchanges.flatMap((move) => routesOf(position, move))).toEqual(
        exchanges.map(({ from, to }) => ({ from, to, parts: [{ square: to, part: 'exchange' }] })),
      );
    }, 600);
  });

  test('section 12: a move is marked as a vault exactly when every route vaults', () => {
    holds(({ position }) => {
      for (const move of legalMoves(position)) {
        const routes = routesOf(position, move);
        const vaults = routes.filter(({ parts }) => parts.some(({ part }) => part === 'landing'));
        expect(move.vault).toBe(vaults.length === routes.length);
      }
    }, 300);
  });

  test('a move that is not legal has none', () => {
    holds(({ position }) => {
      const legal = new Set(legalMoves(position).map(({ from, to }) => `${from} ${to}`));
      const { size } = position.ruleset.geometry;
      const wrong: string[] = [];
      for (let from = 0; from < size; from += 7)
        for (let to = from % 5; to < size; to += 5)
          if (routesOf(position, { from, to }).length > 0 !== legal.has(`${from} ${to}`))
            wrong.push(`${from} ${to}`);
      expect(wrong.filter((move) => !isPromotion(position, move))).toEqual([]);
    }, 30);
  });

  test('making moves and finding routes leaves the shared board usable', () => {
    holds(({ position }) => {
      const before = movesText(position);
      for (const move of legalMoves(position)) routesOf(position, move);
      expect(movesText(position)).toEqual(before);
      expect(perft(position, 1)).toBe(before.length);
      expect(boardOf(position).sweep.paths).toBeNull();
    }, 120);
  });
});
