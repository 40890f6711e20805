import { describe, expect, test } from 'vitest';
import {
  asLegal,
  formatCoordinates,
  formatPosition,
  formatRecord,
  isKaida,
  legalMoves,
  legalMovesFrom,
  movesWithSuffix,
  outcome,
  parseMove,
  perft,
  play,
  startPosition,
  type Position,
} from '../../src/engine/index.ts';
import { formatSpelled } from '../../src/text/spelled.ts';
import { holds, IDS, positionOf } from '../support/arbitrary.ts';
import { movesText } from '../support/compare.ts';
import { variationOf } from '../support/grid.ts';
import { replay, snapshot } from '../support/replay.ts';
import { isKaidaByTrying } from '../support/unguarded.ts';

describe('section 12: what is written can be read back', () => {
  test('a position line is the only spelling of its position', () => {
    holds(({ line, position }) => expect(formatPosition(position)).toBe(line), 1500);
  });

  test('the start of every variation, either side to move', () => {
    for (const id of IDS)
      for (const turn of ['yellow', 'blue'] as const) {
        const start = startPosition(variationOf(id), turn);
        const read = positionOf(id, formatPosition(start));
        expect(snapshot(read)).toEqual(snapshot(start));
      }
  });

  test('every legal move in coordinate, record and spelled form', () => {
    holds(({ position }) => {
      for (const { move, suffix } of movesWithSuffix(position)) {
        const { from, to, promotion, company } = move;
        const bare = {
          from,
          to,
          ...(promotion === undefined ? {} : { promotion }),
          ...(company === undefined ? {} : { company }),
        };
        for (const text of [
          formatCoordinates(position.ruleset, move),
          formatRecord(position, move, suffix),
          formatSpelled(position, move, suffix),
        ])
          expect([text, parseMove(position, text)]).toEqual([text, { ok: true, value: bare }]);
      }
    }, 360);
  });

  test('no two legal moves are written alike (R16)', () => {
    holds(({ position }) => {
      const texts = movesText(position);
      expect(new Set(texts).size).toBe(texts.length);
    }, 900);
  });
});

describe('legal moves', () => {
  test('are as many as perft 1 counts, and the same when listed by start square', () => {
    holds(({ position }) => {
      const moves = legalMoves(position);
      expect(perft(position, 0)).toBe(1);
      expect(perft(position, 1)).toBe(moves.length);
      const bySquare = Array.from(
        position.cells.length === 0 ? [] : Array.from(position.cells).keys(),
      ).flatMap((square) => legalMovesFrom(position, square));
      // a company move stands at each of its three starts (section 18)
      const companies = moves.filter(({ company }) => company !== undefined);
      expect(bySquare.length).toBe(moves.length + 2 * companies.length);
    }, 450);
  });

  test('perft 2 is the sum over the positions after each move', () => {
    holds(({ position }) => {
      const sum = legalMoves(position).reduce((total, move) => {
        const played = play(position, move);
        return total + (played.ok ? perft(played.value.position, 1) : Number.NaN);
      }, 0);
      expect(perft(position, 2)).toBe(sum);
    }, 180);
  });

  test('section 9: none leaves the King of the side that moves in Kaida', () => {
    holds(({ position }) => {
      for (const move of legalMoves(position)) {
        const played = play(position, move);
        if (!played.ok) throw new Error(played.error.code);
        const again: Position = { ...played.value.position, turn: position.turn };
        expect(isKaida(again)).toBe(false);
        expect(isKaidaByTrying(again)).toBe(false);
      }
    }, 180);
  });

  test('section 9: a decided game has none, and only a decided game has none', () => {
    holds(({ position }) => {
      expect(legalMoves(position).length === 0).toBe(outcome(position).status === 'over');
    }, 1200);
  });
});

/** A copy of everything in a position that could be changed. */
const copyOf = (position: Position) => ({
  ...snapshot(position),
  cells: Array.from(position.cells),
  array: [...position.ruleset.array],
  line: formatPosition(position),
});

describe('play', () => {
  test('leaves its input untouched, whether it takes the move or refuses it', () => {
    holds(({ position }) => {
      const before = copyOf(position);
      for (const move of legalMoves(position).slice(0, 3)) {
        const played = play(position, move);
        expect(played.ok && legalMoves(played.value.position).length).not.toBe(false);
      }
      expect(play(position, { from: 0, to: 0 }).ok).toBe(false);
      expect(play(position, { from: 0, to: position.cells.length }).ok).toBe(false);
      movesWithSuffix(position);
      expect(copyOf(position)).toEqual(before);
    }, 600);
  });

  test('its events, replayed on the position before, make the position after', () => {
    holds(({ position }) => {
      const before = snapshot(position);
      for (const move of legalMoves(position)) {
        const played = play(position, move);
        if (!played.ok) throw new Error(played.error.code);
        const { position: after, events } = played.value;
        expect(replay(before, events)).toEqual(snapshot(after));
        const types = new Set(events.map(({ type }) => type));
        expect(types.has('kaida')).toBe(isKaida(after));
        expect(types.has('ended')).toBe(outcome(after).status === 'over');
        expect(types.has('captured')).toBe(move.captures !== null);
        expect(types.has('vaulted')).toBe(move.vault);
        expect(types.has('exchanged')).toBe(move.fluttember);
      }
    }, 180);
  });

  test('takes the legal moves and no others', () => {
    holds(({ position }) => {
      const { size } = position.ruleset.geometry;
      const legal = new Set(
        legalMoves(position)
          .filter(({ company }) => company === undefined)
          .map(({ from, to, promotion }) => `${from} ${to} ${promotion}`),
      );
      for (let from = 0; from < size; from += 5)
        for (let to = from % 3; to < size; to += 3) {
          const move = { from, to };
          const isLegal = legal.has(`${from} ${to} undefined`);
          expect(play(position, move).ok).toBe(isLegal);
          expect(asLegal(position, move) !== undefined).toBe(isLegal);
        }
    }, 30);
  });

  test('leads to valid positions, read back from their lines', () => {
    holds(({ id, position }) => {
      for (const move of legalMoves(position)) {
        const played = play(position, move);
        if (!played.ok) throw new Error(played.error.code);
        const line = formatPosition(played.value.position);
        expect(snapshot(positionOf(id, line))).toEqual(snapshot(played.value.position));
      }
    }, 180);
  });
});
