import {
  outcome,
  parseMove,
  explainRefusal,
  routesOf,
  asLegal,
  parseSquare,
  type Position,
  type Square,
} from '../../src/engine/index.ts';
import { overlaySquares, vaultRoutes } from '../../src/game/overlays/overlays.ts';
import type { Showing } from '../../src/game/rulebook/diagram.ts';
import { standingOf } from '../../src/game/standing.ts';
import { TARGET_MARKS, targetsFrom } from '../../src/game/overlays/targets.ts';
import { namesOf, routeText } from './drawn.ts';

const sorted = (position: Position, squares: readonly Square[]): string =>
  namesOf(
    position,
    [...new Set(squares)].toSorted((a, b) => a - b),
  );

/** A statement of a diagram as the engine would make it: the same, if the diagram is right. */
export function foundIn(position: Position, showing: Showing): Showing {
  switch (showing.what) {
    case 'targets': {
      const from = parseSquare(position.ruleset.geometry, showing.of) ?? -1;
      const targets = [...targetsFrom(position, from)];
      const ends = TARGET_MARKS.map((mark) => {
        const squares = targets.filter(([, target]) => target.mark === mark).map(([square]) => square);
        return [mark, sorted(position, squares)] as const;
      });
      return { ...showing, ends: Object.fromEntries(ends.filter(([, squares]) => squares !== '')) };
    }
    case 'route': {
      const read = parseMove(position, showing.move);
      if (!read.ok) return { ...showing, way: `unreadable: ${read.error.code}` };
      const legal = asLegal(position, read.value);
      if (legal === undefined) return { ...showing, way: explainRefusal(position, read.value).code };
      const [way = '', or = ''] = routesOf(position, legal)
        .toSorted((a, b) => a.parts.length - b.parts.length)
        .map((route) => routeText(position, route));
      return { ...showing, way, ...(showing.or === undefined ? {} : { or }) };
    }
    case 'refusal': {
      const read = parseMove(position, showing.move);
      if (!read.ok) throw new Error(`${showing.move}: ${read.error.code}`);
      if (asLegal(position, read.value) !== undefined) throw new Error(`${showing.move} is legal`);
      const { code, squares } = explainRefusal(position, read.value);
      return { ...showing, code, squares: namesOf(position, squares) };
    }
    case 'kaida': {
      const { kaida } = standingOf(position);
      return {
        ...showing,
        king: kaida === null ? '' : namesOf(position, [kaida.king]),
        by: sorted(position, kaida?.attackers ?? []),
      };
    }
    case 'overlay':
      return {
        ...showing,
        squares: sorted(
          position,
          showing.overlay === 'vaults'
            ? vaultRoutes(position).map(({ to }) => to)
            : overlaySquares(position, showing.overlay),
        ),
      };
    case 'ending': {
      const end = outcome(position);
      if (end.status === 'playing') throw new Error('the game goes on');
      return { ...showing, ending: end.ending, winner: end.winner };
    }
  }
}
