import { endingNamed, type CabinetEnding, type CabinetTree } from '../../game/cabinet/index.ts';
import { plainLines, splitGames, type Section } from '../../game/jkn/index.ts';
import { dateOf, lineFrom, RESULTS, type GameResult } from '../../game/tree/index.ts';
import { shelfText } from '../../text/cabinet/shelf.ts';
import { seatedIn } from '../cabinet/recordTree.ts';
import { MOST_WORDS } from './digest.ts';
import type { CabinetSummary, Entry, Origin, Summary } from './entry.ts';
import { plainWords, printOf } from './fingerprint.ts';
import { SHORT } from './rows.ts';

/**
 * What is known of a game of the cabinet besides its record; all of it follows from the record for a reader that has
 * the rules.
 */
export interface CabinetTold extends CabinetSummary {
  /** The id of its rules. */
  readonly variant: string;
  readonly event: string;
  /** `2026.11.21`, as the record has it. */
  readonly date: string;
  readonly turns: number;
}

/** What the library knows of a game of the cabinet: all that it takes to read a backup without the rules. */
export function toldOfTree(game: string, tree: CabinetTree): CabinetTold {
  const { tags, start } = tree;
  const moves = lineFrom(tree);
  const { over } = moves.at(-1)?.move.outcome ?? start.rules.outcome(start.position);
  const { seating, names } = seatedIn(tree);
  return {
    game,
    variant: start.rules.id,
    players: names.map((name, seat) => ({ name: SHORT.name(name), level: seating[seat] ?? null })),
    points: SHORT.points(tags.get('Result') ?? '*'),
    ending: endingNamed(tags.get('Termination')) ?? (over ? 'rules' : null),
    event: SHORT.event(tags.get('Event') ?? ''),
    date: tags.get('Date') ?? '',
    turns: moves.length,
  };
}

/** A comment, which may never be closed. Both expressions look at each character only once, whatever follows it. */
const COMMENT = /\{([^}]*)(?:\}|$)/g;
/** What a comment says only to programs: `[%csl Gd3]`. */
const COMMAND = /\[%[^\][]*\]/g;

/**
 * The words of a record by which its game can be found: its tags and comments, whether its rules are known here or not.
 */
function wordsIn({ tags, text, movesAt, end }: Section): readonly string[] {
  const comments = text.slice(movesAt, end).matchAll(COMMENT);
  return [
    ...tags.map(({ value }) => value),
    ...Array.from(comments, ([, words = '']) => words.replace(COMMAND, ' ')),
  ];
}

const endingIn = (section: Section | undefined): CabinetEnding | null =>
  endingNamed(section?.tags.find(({ name }) => name.toLowerCase() === 'termination')?.value);

/** An entry that an earlier version wrote, with how the game ended, according to its record. */
export function withEnding(summary: Summary, record: string): Summary {
  const { cabinet } = summary;
  if (cabinet === undefined || cabinet.ending !== undefined) return summary;
  const [section] = splitGames(plainLines(record));
  return { ...summary, cabinet: { ...cabinet, ending: endingIn(section) } };
}

/** A game of the cabinet as an entry of the library; `partial` says that its record could not be read to its end. */
export function entryOfCabinet(record: string, told: CabinetTold, origin: Origin, partial = false): Entry {
  const { variant, event, date, turns, game, players, points } = told;
  const names = players.map(({ name }) => name);
  const title = [shelfText('name', game), shelfText('variant', variant)];
  const [section] = splitGames(plainLines(record));
  const ending = told.ending ?? endingIn(section);
  const result: GameResult = RESULTS.find((known) => known === points) ?? '*';
  return {
    summary: {
      ...origin,
      status: points === '*' && ending !== 'abandoned' ? 'in-progress' : 'finished',
      variation: variant,
      yellow: names[0] ?? '',
      blue: names[1] ?? '',
      event,
      result,
      ending: null,
      date: dateOf(date),
      turns,
      cabinet: { game, players, points, ending },
      partial,
      words: plainWords(
        [...title, event, ...names, ...(section === undefined ? [] : wordsIn(section))].join(' '),
      ).slice(0, MOST_WORDS),
      print: printOf(record),
    },
    record: { id: origin.id, jkn: record, sitting: null },
    positions: { id: origin.id, hashes: new Uint32Array() },
  };
}
