import { LEVELS } from '../../cabinet/mind/levels.ts';
import { gameBy, type AnyGame } from '../../cabinet/seam/game.ts';
import type { Outcome } from '../../cabinet/seam/rules.ts';
import {
  openPart,
  outcomeOfResult,
  readCabinetResult,
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
import { endOfLine, lineFrom, lineTo, next } from '../../game/tree/walk.ts';
import { ROOT, type NodeId } from '../../game/tree/tree.ts';
import { recordDay } from '../../game/day.ts';
import { outcomeOf, type Line } from './line.ts';
import type { Seated } from './record.ts';
import { lotTags, termTags } from './recordTerms.ts';
import type { CabinetState } from './tableState.ts';

/** A game at the table, as far as a record describes it. */
export type Played = Pick<
  CabinetState,
  'line' | 'seating' | 'names' | 'ended' | 'lot' | 'began' | 'clock' | 'match' | 'times'
>;

/**
 * The game at the table as anybody may know it: who played at which level, clock and match, how it ended, and in games
 * of chance the hash of the seed; after the game, the seed and what the players added.
 */
export function recordTree(played: Played): CabinetTree {
  const { line, seating, names, ended, lot, began } = played;
  const { rules, start, plies } = line;
  const outcome = outcomeOf(line, ended);
  const tags = tagsOf([
    ['Date', recordDay(began)],
    ['Result', ended?.way === 'abandoned' ? '*' : resultText(rules, outcome)],
    ['Termination', terminationText(rules, ended, outcome)],
    ...rules.seats.flatMap((seat: string, index: number): [string, string][] => {
      const level = seating[index] ?? null;
      const name = names[index] ?? '';
      return [
        ...(name === '' ? [] : [[seatTag(seat), name] satisfies [string, string]]),
        ...(level === null ? [] : [[`${seatTag(seat)}Level`, String(level)] satisfies [string, string]]),
      ];
    }),
    ...termTags(played, rules.seats),
    ...lotTags(lot, outcome.over),
  ]);
  return openPart(treeOfMoves({ rules, position: start }, plies, tags), outcome.over);
}

/** Whether a game at the table has more moves than anybody may know: its record is then only a part of it. */
export const isCut = (told: CabinetTree, { line }: Pick<Played, 'line'>): boolean =>
  lineFrom(told).length < line.plies.length;

/** The moves of a game up to one of them, in the form that the words and the board of a table need. */
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

/** Whether a move is the last one of the main line. */
const isMainEnd = (tree: CabinetTree, node: NodeId): boolean =>
  next(tree, node) === null && lineTo(tree, node).every(({ parent, id }) => next(tree, parent) === id);

/** How the players ended a game, at the last move of its main line; null at any other move. */
export const endedAt = (tree: CabinetTree, node: NodeId): Ended | null =>
  isMainEnd(tree, node) ? readTermination(tree.start.rules, tree.tags.get('Termination')) : null;

/**
 * The state of a game at a move: by its rules and players, or else, at the last move of its main line, by its result
 * alone.
 */
export function outcomeTold(line: Line, tree: CabinetTree, node: NodeId): Outcome {
  const outcome = outcomeOf(line, endedAt(tree, node));
  if (outcome.over || !isMainEnd(tree, node)) return outcome;
  const { rules } = line;
  return outcomeOfResult(rules, readCabinetResult(rules, tree.tags.get('Result') ?? '*') ?? '*');
}

/** As much of a game under review as anybody may know: the tree itself if that is all of it. */
export function openTree(game: AnyGame, tree: CabinetTree): CabinetTree {
  const end = endOfLine(tree, ROOT);
  return openPart(tree, outcomeOf(lineTold(game, tree, end), endedAt(tree, end)).over);
}

/** Who sat in each seat according to the tags of a game: the level of the computer, and the name. */
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
