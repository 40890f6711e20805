import { readFileSync } from 'node:fs';
import { opponent, parsePosition, type Position } from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import { variationOf } from '../../tests/support/grid.ts';
import { playGame, type GameResult, type Player } from '../matches/game.ts';
import { searchPlayer } from '../matches/players.ts';

/** An ending with few pieces that the side to move wins. */
export interface ThinEnding {
  /** 1 if a search of `PROOF` nodes has proved that Hyrkaida can be forced, otherwise ½. */
  readonly points: number;
  readonly position: Position;
}

export const FILE = new URL('../../tests/fixtures/endings.tsv', import.meta.url);
/** The defender's nodes per move. */
const DEFENCE = 5_000;

/** The suite: points, variation and position in each row. Throws if a row cannot be read. */
export const thinEndings = (): readonly ThinEnding[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [points = '', id = '', line = ''] = row.split('\t');
      const read = parsePosition(variationOf(id), line);
      if (!read.ok) throw new Error(`bad ending: ${row}`);
      return { points: Number(points), position: read.value };
    });

/** Plays an ending with this many nodes per move for the better side, and few for the other. */
export function playThin({ position }: ThinEnding, nodes: number): GameResult {
  const { ruleset, turn } = position;
  const player = (name: string, limit: number): Player =>
    searchPlayer(name, createSearcher(ruleset, { tableBits: 16 }), { nodes: limit }, undefined);
  const [better, other] = [player('better', nodes), player('other', DEFENCE)];
  const players = { [turn]: better, [opponent(turn)]: other };
  return playGame(position, { yellow: players['yellow']!, blue: players['blue']! });
}

/** Whether the better side scored what the ending is worth. */
export const isConverted = ({ points, position }: ThinEnding, result: GameResult): boolean =>
  result[position.turn] - result[opponent(position.turn)] >= points;
