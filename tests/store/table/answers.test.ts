import { describe, expect, it } from 'vitest';
import {
  findVariation,
  parsePosition,
  parseSquare,
  type Position,
  type Square,
} from '../../../src/engine/index.ts';
import { squaresInDanger, threatsTo } from '../../../src/game/overlays/threats.ts';
import { answerTo } from '../../../src/store/table/answers.ts';
import type { Question } from '../../../src/store/table/questionNames.ts';

function positionOf(id: string, line: string): Position {
  const variation = findVariation(id);
  const parsed = variation && parsePosition(variation, line);
  if (!parsed?.ok) throw new Error(id);
  return parsed.value;
}

function at(position: Position, name: string): Square {
  const square = parseSquare(position.ruleset.geometry, name);
  if (square === undefined) throw new Error(name);
  return square;
}

const PASTANG = positionOf('pastang', '6/6/6/1s4/S5/2D3 y - Mc1 10');

describe('answers to questions about a square', () => {
  it.each<[Question, string, string]>([
    ['ways', 'Ma2', 'Yellow Swod Mortil A2: can move here: Mortil A3, A4, A5. can capture: Mortil B3.'],
    ['ways', 'Mb3', 'Blue Swod Mortil B3: can move here: Mortil B2, C2. can capture: Mortil A2.'],
    ['ways', 'Mf6', 'No piece stands on Mortil F6.'],
    ['attacks', 'Ma2', 'Yellow Swod Mortil A2 is attacked by Blue Swod Mortil B3.'],
    ['attacks', 'Mc1', 'Nothing attacks Yellow Deldar Mortil C1.'],
    ['attacks', 'Mc2', 'Mortil C2 is attacked by Blue Swod Mortil B3.'],
    ['attacks', 'Mb2', 'Nothing attacks Mortil B2.'],
    ['rank', 'Mf2', 'Rank 2. Mortil: A Yellow Swod.'],
    ['rank', 'Mf6', 'Rank 6. Mortil: empty.'],
  ])('%s of %s', (question, square, words) => {
    expect(answerTo(PASTANG, question, at(PASTANG, square))).toBe(words);
  });
});

it('call pieces as their game does (section 14)', () => {
  const vallia = positionOf('vallia', `5k6/${Array(14).fill('12').join('/')}/2SSS7/3D8/6K5 y - - 30`);
  expect(answerTo(vallia, 'rank', at(vallia, 'Mc3'))).toContain('C Yellow Brumbyte');
  expect(answerTo(vallia, 'attacks', at(vallia, 'Md2'))).toBe('Nothing attacks Yellow Hakkodin Mortil D2.');
});

describe('threats', () => {
  it('are captures, not mere moves, and never on squares of the enemy', () => {
    const danger = squaresInDanger(PASTANG);
    expect(danger).toEqual(['Ma2', 'Mc2'].map((name) => at(PASTANG, name)));
    expect(threatsTo(PASTANG, at(PASTANG, 'Mb3'))).toEqual([at(PASTANG, 'Ma2')]);
  });

  it('are found where a side has only its King', () => {
    const position = positionOf('stikitche', '2p3/6/6/6/6/6/6/6/6/6/k5/3K2 y - - 9');
    expect(squaresInDanger(position)).toContain(at(position, 'Mc1'));
  });
});
