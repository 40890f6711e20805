import { opponent, type Ruleset, type Side } from '../engine/index.ts';
import { soldiersIn } from './kindNames.ts';
import { text, type MessageKey } from './messages.ts';
import { seenSides, type SideNames } from './sides.ts';

/** The endings that the catalogue knows, by the rules and by the players. */
type EndingName = MessageKey extends infer Key
  ? Key extends `ending.${infer Name}.why`
    ? Name
    : never
  : never;

/** A game that has ended, as the texts need it. */
interface Ended {
  readonly ending: EndingName;
  readonly winner: Side | null;
  readonly points: Readonly<Record<Side, number>>;
}

/** How to tell of an ending: with these names, and to this side, where one person plays against the computer. */
interface Telling {
  readonly sides?: SideNames;
  readonly person?: Side | null;
}

/** Points as they are written: halves as ½, `2½`. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return `${whole === 0 ? '' : whole}½`;
}

/** The points of a game or a match, Yellow's first: `1–0`. */
export const scoreText = ({ yellow, blue }: Readonly<Record<Side, number>>): string =>
  `${pointsText(yellow)}–${pointsText(blue)}`;

/** A result as it is read: `½–0`. */
export const resultText = (result: string): string => result.replaceAll('1/2', '½').replace('-', '–');

/** A finished game's ending with its points, `Hyrkaida! Yellow wins, 1–0`. */
export const outcomeText = (end: Ended, { sides = seenSides(), person = null }: Telling = {}): string =>
  text(`ending.${end.ending}`, {
    ...sidesOf(end, sides),
    you: person === null ? 'watch' : person === end.winner ? 'won' : 'lost',
    score: scoreText(end.points),
  });

/** Why a game by these rules has ended, in a sentence. */
export const outcomeReason = (end: Ended, ruleset: Ruleset, sides: SideNames = seenSides()): string =>
  text(`ending.${end.ending}.why`, { ...sidesOf(end, sides), ...soldiersIn(ruleset) });

/** An ending with its points, and why the game has ended, in two sentences. */
export const endText = (end: Ended, ruleset: Ruleset, telling: Telling = {}): string =>
  `${outcomeText(end, telling)}. ${outcomeReason(end, ruleset, telling.sides)}`;

const sidesOf = ({ winner }: Ended, sides: SideNames): { winner: string; loser: string } =>
  winner === null ? { winner: '', loser: '' } : { winner: sides[winner], loser: sides[opponent(winner)] };
