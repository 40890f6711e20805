import { LEVELS } from '../../cabinet/mind/levels.ts';
import { gameBy, type AnyGame } from '../../cabinet/seam/game.ts';
import type { Lot } from '../../cabinet/seam/chance.ts';
import {
  openPart,
  readTermination,
  resultText,
  seatTag,
  terminationText,
  treeOfMoves,
  type CabinetPly,
  type CabinetTree,
} from '../../game/cabinet/index.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import { tagsOf } from '../../game/tree/tags.ts';
import { endOfLine, lineTo, next } from '../../game/tree/walk.ts';
import { ROOT, type NodeId } from '../../game/tree/tree.ts';
import { dayOf } from '../day.ts';
import { outcomeOf, type Line } from './line.ts';
import type { Seated } from './record.ts';

/** A game at the table, as far as a record tells it. */
interface Played {
  readonly line: Line;
  readonly seating: readonly Seated[];
  /** By seat; empty where no name was given. */
  readonly names: readonly string[];
  readonly ended: Ended | null;
  readonly lot: Lot | null;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
}

/**
 * The game at the table as it is told to anybody: with who played at which level, how it ended, and in games of chance the
 * hash of the seed, after the game the seed with what the players added.
 */
export function recordTree({ line, seating, names, ended, lot, began }: Played): CabinetTree {
  const { rules, start, plies } = line;
  const outcome = outcomeOf(line, ended);
  const tags = tagsOf([
    ['Date', dayOf(began)],
    ['Result', resultText(rules, outcome)],
    ['Termination', terminationText(rules, ended, outcome)],
    ...rules.seats.flatMap((seat: string, index: number): [string, string][] => {
      const level = seating[index] ?? null;
      const name = names[index] ?? '';
      return [
        ...(name === '' ? [] : [[seatTag(seat), name] satisfies [string, string]]),
        ...(level === null ? [] : [[`${seatTag(seat)}Level`, String(level)] satisfies [string, string]]),
      ];
    }),
    ...(lot === null ? [] : [['SeedHash', lot.hash] as const]),
    ...(lot === null || !outcome.over
      ? []
      : [['Seed', lot.seed] as const, ['SeedNumbers', lot.numbers.join(',')] as const]),
  ]);
  return openPart(treeOfMoves({ rules, position: start }, plies, tags), outcome.over);
}

/** The moves of a game up to one of them, as the words and the board of a table want them. */
export const lineTold = (
  game: AnyGame,
  tree: CabinetTree,
  node: NodeId,
): Line & { readonly plies: readonly CabinetPly[] } => ({
  game: gameBy(game, tree.start.rules),
  rules: tree.start.rules,
  start: tree.start.position,
  plies: lineTo(tree, node).map(({ move }) => move),
});

/** How the players ended a game, at the last move of its main line; null elsewhere. */
export const endedAt = (tree: CabinetTree, node: NodeId): Ended | null =>
  next(tree, node) === null && lineTo(tree, node).every(({ parent, id }) => next(tree, parent) === id)
    ? readTermination(tree.start.rules, tree.tags.get('Termination'))
    : null;

/** What of a game under review may be told to anybody: the tree itself where that is all of it. */
export function openTree(game: AnyGame, tree: CabinetTree): CabinetTree {
  const end = endOfLine(tree, ROOT);
  return openPart(tree, outcomeOf(lineTold(game, tree, end), endedAt(tree, end)).over);
}

/** Who sat in each seat by the tags of a game: the level of the computer, and the name. */
export function seatedIn({ tags, start: { rules } }: CabinetTree): {
  readonly seating: readonly Seated[];
  readonly names: readonly string[];
} {
  return {
    seating: rules.seats.map(
      (seat) => LEVELS.find((level) => String(level) === tags.get(`${seatTag(seat)}Level`)) ?? null,
    ),
    names: rules.seats.map((seat) => tags.get(seatTag(seat)) ?? ''),
  };
}
