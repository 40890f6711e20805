// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { routesOf, type Square } from '../../src/engine/index.ts';
import { Routes } from '../../src/board/ways/Routes.tsx';
import { statesOf } from '../../src/board/shown.ts';
import { stateBit } from '../../src/board/squareStates.ts';
import { viewOf } from '../../src/board/view.ts';
import { drawn, moveOf, namesOf } from '../support/drawn.ts';

afterEach(cleanup);

const position = drawn('vallia', 'S Mc3, S Md3, S Me3, K Zf1, k Wa6, j Lf6');
const move = moveOf(position, 'Mc3&Md3&Me3-Mc4');

test('the last move of a company marks the squares of all three (section 18)', () => {
  const none = { selection: null, kaida: null, refused: [] };
  const marked = (lastMove: typeof move): readonly Square[] =>
    [...statesOf({ ...none, lastMove }, [])]
      .filter(([, bits]) => (bits & stateBit('last')) !== 0)
      .map(([square]) => square)
      .toSorted((a, b) => a - b);
  expect(namesOf(position, marked(move))).toBe('Mc3 Md3 Me3 Mc4 Md4 Me4');
  const slant = moveOf(drawn('vallia', 'S Mc3, S Mc4, S Mc5, K Zf1, k Wa6, j Lf6'), 'Mc3&Mc4&Mc5-Mc4');
  expect(namesOf(position, marked(slant))).toBe('Mc3 Mc4 Mc5 Mc6');
});

test('its route is drawn for all three', () => {
  const { container } = render(
    <Routes
      view={viewOf(position.ruleset.geometry, 'south')}
      routes={routesOf(position, move)}
      look="made"
    />,
  );
  expect(container.querySelectorAll('.head')).toHaveLength(3);
  expect(new Set([...container.querySelectorAll('.line')].map((line) => line.getAttribute('d'))).size).toBe(
    3,
  );
});
