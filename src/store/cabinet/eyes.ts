import { openCount, outcomeOf, positionAt, type Line } from './line.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import type { Seated } from './record.ts';

/** What decides who sees what at a table. */
interface Seen {
  readonly line: Line;
  readonly seating: readonly Seated[];
  readonly ended: Ended | null;
  /** The seat that has taken the screen and shown its cards. */
  readonly eyes: number | null;
}

const personsOf = ({ seating }: Seen): readonly number[] =>
  seating.flatMap((level, seat) => (level === null ? [seat] : []));

/**
 * The seat to which the screen must be passed, if several people share it and hide cards from each other; null if the
 * person who has it may go on.
 */
export function awaitedOf(state: Seen): number | null {
  const { line, ended, eyes } = state;
  const { secrets } = line.rules;
  if (secrets === undefined || outcomeOf(line, ended).over) return null;
  const position = positionAt(line, line.plies.length);
  const turn = line.rules.turn(position);
  const persons = personsOf(state);
  if (turn === 'chance' || turn === eyes || persons.length < 2 || !persons.includes(turn)) return null;
  return secrets.isPrivate(position) ? turn : null;
}

/**
 * The seat whose hidden cards are shown now; null if nobody's are: the screen is on its way, or cards are being dealt
 * to several people.
 */
export function eyesOf(state: Seen): number | null {
  const persons = personsOf(state);
  const [first] = persons;
  if (first !== undefined && persons.length === 1) return first;
  const { line, eyes } = state;
  const turn = line.rules.turn(positionAt(line, line.plies.length));
  return turn === 'chance' || awaitedOf(state) !== null ? null : eyes;
}

/** The seat from whose position the table is shown. */
export const chairOf = (state: Seen): number =>
  eyesOf(state) ?? awaitedOf(state) ?? personsOf(state)[0] ?? state.line.game.near;

/** All moves in writing, without anything that may not be seen now. */
export function readMoves(state: Seen): readonly string[] {
  const { line, ended } = state;
  const { secrets } = line.rules;
  const open = openCount(line, ended);
  const eyes = eyesOf(state);
  return line.plies.map(({ text, before, move }, index) =>
    secrets === undefined || index < open ? text : secrets.seenMove(before, move, eyes),
  );
}
