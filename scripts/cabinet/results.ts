/** The results of the computer's levels in the cabinet, as `scripts/cabinetLevels.ts` writes them down. */
import { existsSync, readFileSync } from 'node:fs';
import { PLAYERS, type Player } from './players.ts';

/** The matches that are played, in their notation. */
export const MATCHES = ['1/beginner', '1/lot', '2/lot', '3/lot', '4/lot', '2/1', '3/2', '4/3'] as const;
/** Further matches in games of chance, to see how much a longer search gains. */
export const MATCHES_WITH_CHANCE = ['tenfold/lot', 'tenfold/4'] as const;
export type Match = (typeof MATCHES)[number] | (typeof MATCHES_WITH_CHANCE)[number];

/** A finished game of a match. */
export interface Played {
  readonly variant: string;
  readonly match: string;
  readonly points: number;
  /** The moves of all players and of chance. */
  readonly turns: number;
  readonly seconds: number;
}

/** The two players of a match. */
export function pairOf(match: Match): readonly [Player, Player] {
  const [player, other] = match.split('/').map((name) => PLAYERS.find((one) => String(one) === name));
  if (player === undefined || other === undefined) throw new Error(`“${match}” is no match`);
  return [player, other];
}

/** The games in a file, one on each line, without repetitions; none if there is no such file. */
export function gamesIn(file: string): readonly Played[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const games = lines.map((line) => {
    const [variant = '', match = '', game = '', points, turns, seconds] = line.split('\t');
    return {
      name: [variant, match, game].join(' '),
      variant,
      match,
      points: Number(points),
      turns: Number(turns),
      seconds: Number(seconds),
    };
  });
  return Array.from(new Map(games.map(({ name, ...played }) => [name, played])).values());
}
