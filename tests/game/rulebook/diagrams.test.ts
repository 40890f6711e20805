import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../../../src/engine/index.ts';
import { boardNamed } from '../../../src/game/games/named.ts';
import { positionIn, type Diagram } from '../../../src/game/rulebook/diagram.ts';
import { DIAGRAMS } from '../../../src/game/rulebook/diagrams/index.ts';
import { foundIn } from '../../support/showings.ts';

const ALL = Object.entries<Diagram>(DIAGRAMS);

/** The diagrams that do not show a start. */
const PLACED = ALL.flatMap(([name, { board, position }]) =>
  position === undefined ? [] : [[name, board, position] as const],
);

test.each(PLACED)('the diagram %s has a valid position, written in its one spelling', (_, board, line) => {
  const read = parsePosition(boardNamed(board), line);
  expect(read.ok && formatPosition(read.value)).toBe(line);
});

test.each(ALL)('the diagram %s shows what the engine finds there', (_, diagram) => {
  const position = positionIn(diagram);
  expect(diagram.shows.map((showing) => foundIn(position, showing))).toEqual(diagram.shows);
});

describe('a wrong statement is found out', () => {
  const position = positionIn({ board: 'study:1x1', position: '6/6/2S3/6/6/6 y - - 0', shows: [] });
  test.each([
    [{ what: 'targets', of: 'Mc4', ends: { move: 'Mb5 Mc5' } }],
    [{ what: 'route', move: 'Mc4-Mc5', way: 'step Md5' }],
    [{ what: 'refusal', move: 'Mc4-Mc6', code: 'front', squares: '' }],
    [{ what: 'overlay', overlay: 'propt', squares: 'Mc4' }],
  ] as const)('%o', (showing) => {
    expect(foundIn(position, showing)).not.toEqual(showing);
  });
});
