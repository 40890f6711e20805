import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { formatMoves, formatTags, type Script } from '../jkn/script.ts';
import { readCabinetResult } from './ended.ts';
import type { CabinetPly } from './ply.ts';
import type { CabinetTree } from './tree.ts';

/** The tags that every record of the cabinet has, before and after those of the players. */
const BEFORE = ['Event', 'Site', 'Date', 'Round'] as const;
const RESULT = 'Result';

/** The tag that names the player in a seat: the seat's id with a capital, `White`; `Seat1` if the id is a number. */
export const seatTag = (seat: string): string =>
  /^\d/.test(seat) ? `Seat${seat}` : seat.charAt(0).toUpperCase() + seat.slice(1);

/** The tags that give the start of a game: its rules, and the position if it is not their usual start. */
function startTags({ start: { rules, position } }: CabinetTree): readonly (readonly [string, string])[] {
  const line = rules.write(position);
  const id = ['Variation', rules.id] as const;
  return line === rules.write(rules.start()) ? [id] : [id, ['Position', line]];
}

function tagsOf(tree: CabinetTree): readonly (readonly [string, string])[] {
  const { rules } = tree.start;
  const roster = rosterOf(rules);
  const value = (name: string): string => tree.tags.get(name) ?? unknown(name);
  return [
    ...roster.map((name) => [name, value(name)] as const),
    ...startTags(tree),
    ...[...tree.tags].filter(([name]) => !roster.includes(name)),
  ];
}

/** The names of the tags that a record of these rules always has, in their order. */
export const rosterOf = ({ seats }: AnyRules): readonly string[] => [
  ...BEFORE,
  ...seats.map(seatTag),
  RESULT,
];

/** The further tags that the format knows, besides those for the level and the time left of each seat. */
const FURTHER = [
  'Termination',
  'TimeControl',
  'Match',
  'MatchPoints',
  'SeedHash',
  'Seed',
  'SeedNumbers',
  'Annotator',
] as const;

/** The names of all tags that a record of these rules may have, besides those that give the start. */
export const namesOf = (rules: AnyRules): readonly string[] => [
  ...rosterOf(rules),
  ...FURTHER,
  ...rules.seats.map(seatTag).flatMap((name) => [`${name}Level`, `${name}Left`]),
];

const unknown = (name: string): string => (name === RESULT ? '*' : name === 'Date' ? '????.??.??' : '?');

/** A game of the cabinet in the export form, with a single spelling; it reads back to the same tree. */
export const formatCabinet = (tree: CabinetTree): string =>
  `${formatTags(tagsOf(tree))}\n\n${formatMoves(SCRIPT, tree, resultOf(tree))}\n`;

/** The result at the end of the moves: that of the tag, if these seats can have it. */
const resultOf = ({ tags, start }: CabinetTree): string =>
  readCabinetResult(start.rules, tags.get(RESULT) ?? '*') ?? '*';

/** Every move has its number, since turns do not always go round. */
const SCRIPT: Script<CabinetPly> = {
  number: ({ move }) => `${move.number}.`,
  move: ({ move }) => move.text,
  // nothing is drawn on boards of the cabinet, whose places have no numbers
  square: String,
};
