import type { AnyGame, Standing } from '../cabinet/seam/game.ts';
import type { Hand } from '../cabinet/seam/hand.ts';
import type { AnyRules, Outcome } from '../cabinet/seam/rules.ts';
import { GAME_WORDS, type GameWords } from './en/cabinet/index.ts';
import { cabinetTableWords } from './en/cabinetTable.ts';
import { textOf } from './messages.ts';

/** `text` for the cabinet, with the part of the catalogue that all its games share. */
export const text = textOf(cabinetTableWords);

type Values = Readonly<Record<string, string | number>>;

/** The words of one game, by a code of its own or one that all games share; empty where there are none. */
export type Say = (code: string, values?: Values) => string;

/** The words of a game under keys of the catalogue, so that no two games share one. */
export const partOf = (id: string, words: GameWords): GameWords =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [`cabinet.${id}.${key}`, message]));

/** The voice of a game. */
export function speaking(id: string, words: GameWords): Say {
  const own = textOf<string>(partOf(id, words));
  return (code, values) => {
    if (words[code] !== undefined) return own(`cabinet.${id}.${code}`, values);
    return isShared(code) ? text(code, values) : '';
  };
}

const isShared = (code: string): code is keyof typeof cabinetTableWords => code in cabinetTableWords;

/** Loads the voice of a game. */
export async function loadSay(id: string): Promise<Say> {
  const words = await GAME_WORDS[id]?.();
  return speaking(id, words ?? {});
}

/** A name or a sentence that the shelf has for a game or a variant. */
export function shelfText(kind: 'name' | 'sentence' | 'variant', id: string): string {
  const key = `cabinet.${kind}.${id}`;
  return isShared(key) ? text(key) : id;
}

export const seatText = (say: Say, rules: AnyRules, seat: number): string => say(`seat.${rules.seats[seat]}`);

/** What stands on a place, in words. */
export function standingText(say: Say, rules: AnyRules, { art, owner, count }: Standing): string {
  const man = say(`man.${art}`, { count: count ?? 1 });
  return owner === null ? man : text('cabinet.owned', { seat: seatText(say, rules, owner), man });
}

/** The name of a place as it is said: the game's own, or as moves write it. */
export const placeText = (say: Say, place: string): string => say(`place.${place}`) || place;

/** What a place is called where it can be chosen: what stands there, and its marks. */
export function labelText(
  say: Say,
  rules: AnyRules,
  place: string,
  standing: Standing | undefined,
  marks: readonly string[],
): string {
  const name = placeText(say, place);
  const what =
    standing === undefined
      ? text('cabinet.place.empty', { place: name })
      : text('cabinet.place', { place: name, what: standingText(say, rules, standing) });
  return [what, ...marks].join(', ');
}

/** Why a step cannot be chosen. */
export const refusedText = (
  say: Say,
  game: AnyGame,
  position: unknown,
  chosen: readonly string[],
  step: string,
): string => say(`why.${game.why(position, chosen, step)}`) || text('why.other');

/** What is read aloud when a step has been chosen. */
export const pickedText = (say: Say, hand: Hand<unknown>): string => {
  const last = hand.chosen.at(-1);
  if (last === undefined) return '';
  const told = text('cabinet.chosen', { place: placeText(say, last), count: hand.next.size });
  return hand.move === null ? told : `${told} ${say('cabinet.may-end')}`;
};

/** How the game stands, in a few words: who has won, and by how much. */
export function outcomeText(say: Say, rules: AnyRules, outcome: Outcome, ended: EndedBy | null): string {
  if (!outcome.over) return '';
  const { winner, scores } = outcome;
  // of more than two players nobody wins by it
  if (winner === null && ended?.way === 'conceded') return text('cabinet.given-up');
  const won =
    winner === null
      ? text('cabinet.drawn')
      : say('cabinet.won', { seat: seatText(say, rules, rules.seats.indexOf(winner)) });
  const [first, second] = scores ?? [];
  if (first === undefined || second === undefined) return won;
  return `${won}, ${text('cabinet.scores', { first, second })}`;
}

/** What ended a game, other than its rules. */
interface EndedBy {
  readonly way: 'conceded' | 'repetition' | 'quiet' | 'agreed';
  readonly seat: number | null;
}

/** A line of moves, as far as words need to know it. */
interface Told {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly start: unknown;
  readonly plies: readonly {
    readonly before: unknown;
    readonly move: unknown;
    readonly after: unknown;
    readonly outcome: Outcome;
  }[];
}

const positionOf = ({ start, plies }: Told, at: number): unknown => (at === 0 ? start : plies[at - 1]?.after);

const outcomeOf = ({ rules, start, plies }: Told, at: number): Outcome =>
  plies[at - 1]?.outcome ?? rules.outcome(start);

/** The reason why a game is over. */
export function groundText(say: Say, line: Told, ended: EndedBy | null): string {
  const position = positionOf(line, line.plies.length);
  if (outcomeOf(line, line.plies.length).over)
    return say(`end.${line.game.ending(position, line.rules.outcome(position).over)}`);
  if (ended === null) return '';
  const seat = ended.seat === null ? '' : seatText(say, line.rules, ended.seat);
  return say(`cabinet.ended.${ended.way}`, { seat });
}

/** How a game has ended, and why. */
export const endText = (say: Say, line: Told, outcome: Outcome, ended: EndedBy | null): string =>
  `${outcomeText(say, line.rules, outcome, ended)}. ${groundText(say, line, ended)}`;

/** Whose turn it is after a number of moves, and what must be called out about the position. */
export function turnText(say: Say, line: Told, at: number, seat: number | null): string {
  if (seat === null) return endText(say, line, outcomeOf(line, at), null);
  const turn = text('cabinet.to-move', { seat: seatText(say, line.rules, seat) });
  return [`${turn}.`, ...callTexts(say, line, at)].join(' ');
}

/** What must be said of the position after so many moves. */
export const callTexts = (say: Say, line: Told, at: number): readonly string[] =>
  line.game.calls(positionOf(line, at), line.plies[at - 1] ?? null).map((code) => say(`call.${code}`));

/** What is read aloud after a move. */
export function announcedPly(
  say: Say,
  line: Told,
  ply: { readonly text: string; readonly before: unknown; readonly move: unknown },
  outcome: Outcome,
): string {
  const { rules, game, plies } = line;
  const turn = rules.turn(ply.before);
  const next = rules.turn(positionOf(line, plies.length));
  const state = outcome.over
    ? endText(say, line, outcome, null)
    : turnText(say, line, plies.length, next === 'chance' ? null : next);
  return text('cabinet.announce', {
    seat: turn === 'chance' ? '' : seatText(say, rules, turn),
    move: ply.text,
    taken: game.trace(ply.before, ply.move).taken.length,
    state,
  });
}
