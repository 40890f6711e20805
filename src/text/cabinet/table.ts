import type { AnyGame, Standing, Telling } from '../../cabinet/seam/game.ts';
import { sideOf, type AnyRules, type Outcome } from '../../cabinet/seam/rules.ts';
import type { Place } from '../../cabinet/seam/surface.ts';
import { MOST_MOVES } from '../../game/cabinet/limits.ts';
import { isShared, shelfText, text } from './shelf.ts';
import { GAME_WORDS, type GameWords } from './gameWords.ts';
import { textOf } from '../messages.ts';

export { shelfText, text };

type Values = Readonly<Record<string, string | number>>;

/** The words of one game, by a code of its own or one that all games share; empty where there are none. */
export type Say = (code: string, values?: Values) => string;

/** The words of a game under keys of the catalogue, so that no two games share one. */
const partOf = (id: string, words: GameWords): GameWords =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [`cabinet.${id}.${key}`, message]));

/** The voice of a game. */
export function speaking(id: string, words: GameWords): Say {
  const own = textOf<string>(partOf(id, words));
  return (code, values) => {
    if (words[code] !== undefined) return own(`cabinet.${id}.${code}`, values);
    return isShared(code) ? text(code, values) : '';
  };
}

/** Loads the voice of a game. */
export async function loadSay(id: string): Promise<Say> {
  const words = await GAME_WORDS[id]?.();
  return speaking(id, words ?? {});
}

/** What a seat is called: this depends on how many play, where that matters. */
export const seatText = (say: Say, { seats }: AnyRules, seat: number): string =>
  say(`seat.${seats.length}.${seats[seat]}`) || say(`seat.${seats[seat]}`);

/** A step that is not a place on the board, as it reads for the seat to move. */
export const optionText = (say: Say, rules: AnyRules, position: unknown, step: string): string => {
  const turn = rules.turn(position);
  return say(`option.${step}`, { seat: turn === 'chance' ? '' : seatText(say, rules, turn) }) || step;
};

/** All who play for a side. */
function sideText(say: Say, rules: AnyRules, side: string): string {
  const names = rules.seats.flatMap((_, seat) =>
    sideOf(rules, seat) === side ? seatText(say, rules, seat) : [],
  );
  const [first = '', second] = names;
  return second === undefined ? first : text('cabinet.partners', { first, second });
}

/** What a move has scored, part by part. */
export const tellTexts = (say: Say, rules: AnyRules, tells: readonly Telling[]): readonly string[] =>
  tells.map(({ key, seat, values }) => say(key, { ...values, seat: seatText(say, rules, seat) }));

/** What stands on a place, in words. */
function standingText(say: Say, rules: AnyRules, { art, owner, count, second }: Standing): string {
  const first = say(`man.${art}`, { count: count ?? 1 });
  const man =
    second === undefined ? first : text('cabinet.beside', { one: first, other: say(`man.${second}`) });
  return owner === null ? man : text('cabinet.owned', { seat: seatText(say, rules, owner), man });
}

/** The name of a place as it is said: the game's own, or as moves write it. */
export const placeText = (say: Say, { name, called }: Pick<Place, 'name' | 'called'>): string =>
  (called === undefined ? say(`place.${name}`) : say(called.key, called.values)) || name;

/** What a place is called where it can be chosen: what stands there, and its marks. */
export function labelText(
  say: Say,
  rules: AnyRules,
  place: Place,
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

/** Why nobody may choose a move now, by its code. */
export const barText = (say: Say, bar: string): string => say(`why.${bar}`, { moves: MOST_MOVES });

/** How the game stands, in a few words: who has won, and by how much. */
export function outcomeText(say: Say, rules: AnyRules, outcome: Outcome, ended: EndedBy | null): string {
  if (!outcome.over) return '';
  const { winner, scores } = outcome;
  // with more than two players, nobody wins when somebody gives up
  if (winner === null && isGivenUp(ended)) return text('cabinet.given-up');
  const won =
    winner === null
      ? text('cabinet.drawn')
      : say('cabinet.won', { seat: sideText(say, rules, winner), count: sizeOf(rules, winner) });
  const [first, second, third] = scores ?? [];
  if (first === undefined || second === undefined) return won;
  const score = say('cabinet.scores', { first, second });
  return `${won}, ${third === undefined ? score : text('cabinet.score-more', { score, third })}`;
}

/** How many play for a side. */
const sizeOf = (rules: AnyRules, side: string): number =>
  rules.seats.filter((_, seat) => sideOf(rules, seat) === side).length;

/** What ended a game, other than its rules. */
interface EndedBy {
  readonly way: 'conceded' | 'repetition' | 'quiet' | 'agreed' | 'time' | 'abandoned';
  readonly seat: number | null;
}

/** Whether somebody has given a game up, so that it is not a draw even though nobody has won. */
export const isGivenUp = (ended: EndedBy | null): boolean =>
  ended?.way === 'conceded' || ended?.way === 'time' || ended?.way === 'abandoned';

/** A line of moves, as far as the texts need to know it. */
export interface Told {
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
  return say(`ended.${ended.way}`) || say(`cabinet.ended.${ended.way}`, { seat });
}

/** How a game has ended, and why, if the reason is told. */
export const endText = (say: Say, line: Told, outcome: Outcome, ended: EndedBy | null): string =>
  `${outcomeText(say, line.rules, outcome, ended)}. ${groundText(say, line, ended)}`.trim();

/** Who is to move, roll or deal in a position in which the game is not over. */
export function dueText(say: Say, { game, rules }: Told, position: unknown): string {
  const turn = rules.turn(position);
  return turn === 'chance'
    ? say('chance.due', { seat: seatText(say, rules, game.chance?.owner(position) ?? 0) })
    : text('cabinet.to-move', { seat: seatText(say, rules, turn) });
}

/** Whose turn it is after a number of moves, and what must be called out about the position. */
export function turnText(say: Say, line: Told, at: number): string {
  const outcome = outcomeOf(line, at);
  if (outcome.over) return endText(say, line, outcome, null);
  const turn = dueText(say, line, positionOf(line, at));
  return [`${turn}.`, ...callTexts(say, line, at)].join(' ');
}

/** What must be said of the position after this many moves. */
export const callTexts = (say: Say, line: Told, at: number): readonly string[] =>
  line.game.calls(positionOf(line, at), line.plies[at - 1] ?? null).map((code) => say(`call.${code}`));

/** A move as it is read aloud: what it scored, what chance has brought, or who moved and what was taken. */
export function moveText(
  say: Say,
  { rules, game }: Told,
  ply: { readonly text: string; readonly before: unknown; readonly move: unknown },
): string {
  const turn = rules.turn(ply.before);
  const tells = tellTexts(say, rules, game.tells?.(ply.before, ply.move) ?? []);
  if (tells.length > 0) return tells.join(' ');
  if (turn === 'chance' && game.chance !== undefined) {
    const { key, values } = game.chance.told(ply.before, ply.move);
    return say(key, { ...values, seat: seatText(say, rules, game.chance.owner(ply.before)) });
  }
  const { taken, count = taken.length } = game.trace(ply.before, ply.move);
  return text('cabinet.announce', {
    seat: turn === 'chance' ? '' : seatText(say, rules, turn),
    move: ply.text,
    taken: count,
  });
}
