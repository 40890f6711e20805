import { text } from '../rules.ts';
import type { RulesPlace } from './place.ts';
import { wordsIn, type Words } from './words.ts';

/** Where each answer to a newcomer's words leads; its phrases and what it says are in the catalogue. */
const PLACES = {
  pawn: 'swod',
  'pawn-back': 'swod',
  back: 'moving',
  'pawn-ahead': 'swod',
  'pawn-two': 'first-moves',
  'en-passant': 'first-moves',
  'pawn-chain': 'propt',
  knight: 'paktun',
  bishop: 'hikdar',
  castling: 'fluttember',
  rook: 'jiktar',
  queen: 'chuktar',
  strongest: 'pallan',
  amazon: 'kapt',
  own: 'pallan',
  check: 'kaida',
  pin: 'kaida',
  'take-king': 'hyrkaida',
  mate: 'hyrkaida',
  stalemate: 'tikaida',
  'bare-king': 'nikaida',
  swap: 'fluttember',
  promote: 'promotion',
  win: 'endings',
  resign: 'draws',
  draw: 'draws',
  repetition: 'draws',
  fifty: 'draws',
  clock: 'draws',
  jump: 'vaulting',
  'jump-take': 'vault-captures',
  border: 'fronts',
  take: 'moving',
  pass: 'game',
  first: 'game',
  chess: 'game',
  'set-up': 'arrays',
  worth: 'pieces',
  size: 'board',
  writing: 'notation',
  variants: 'house-rules',
  larger: 'larger-games',
  water: 'terrain',
  three: 'company',
  camel: 'hyrpaktun',
  flying: 'flutsman',
  bow: 'archer',
  move: 'moving',
} as const satisfies Record<string, RulesPlace>;
type Asked = keyof typeof PLACES;

const isAsked = (id: string): id is Asked => Object.hasOwn(PLACES, id);

/** An answer to a newcomer's words: where it leads, and what it says in their words and ours. */
export interface Answer {
  readonly place: RulesPlace;
  readonly why: string;
  /** How many words of the query it answers. */
  readonly covers: number;
}

interface Phrases {
  readonly asked: Asked;
  readonly phrases: readonly Words[];
}

let known: readonly Phrases[] | undefined;
const allPhrases = (): readonly Phrases[] =>
  (known ??= Object.keys(PLACES)
    .filter(isAsked)
    .map((asked) => ({
      asked,
      phrases: text(`asked.${asked}`)
        .split(',')
        .map((phrase) => meant(wordsIn(phrase))),
    })));

let idle: ReadonlySet<string> | undefined;
const idleWords = (): ReadonlySet<string> => (idle ??= new Set(wordsIn(text('asked.idle'))));

/** The words of a query without those that ask nothing; all of them, if there are no others. */
function meant(words: Words): Words {
  const telling = words.filter((word) => !idleWords().has(word));
  return telling.length === 0 ? words : telling;
}

/** The most characters of a query that are used: no engine takes patterns of any length. */
export const LONGEST_QUERY = 100;

/** The words that a query asks for. */
export const soughtIn = (query: string): Words => meant(wordsIn(query.slice(0, LONGEST_QUERY)));

/** Every word by which a newcomer can ask. */
export const askedVocabulary = (): Words => allPhrases().flatMap(({ phrases }) => phrases.flat());

/** How well a word of a query stands for one of a phrase: the word itself, a form of it, or its beginning; 0 if not at all. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 3;
  if (word.length > 3 && asked.startsWith(word) && asked.length - word.length < 4) return 2;
  return asked.length > 2 && word.startsWith(asked) ? 1 : 0;
}

/** How many words of a query a phrase answers, and how well; undefined if the query lacks a word of the phrase. */
function fitOf(query: Words, phrase: Words): { covers: number; worth: number } | undefined {
  const answered = new Set<string>();
  let worth = 0;
  for (const word of phrase) {
    const best = Math.max(0, ...query.map((asked) => likeness(asked, word)));
    if (best === 0) return undefined;
    for (const asked of query) if (likeness(asked, word) === best) answered.add(asked);
    worth += best;
  }
  return { covers: answered.size, worth };
}

/** The answers to the words of a query, the best first, each place once. */
export function answersTo(query: Words): readonly Answer[] {
  const sought = meant(query);
  const fits = allPhrases().flatMap(({ asked, phrases }) =>
    phrases.flatMap((phrase) => {
      const fit = fitOf(sought, phrase);
      return fit === undefined ? [] : [{ asked, ...fit }];
    }),
  );
  const places = new Set<RulesPlace>();
  return fits
    .toSorted((a, b) => b.covers - a.covers || b.worth / b.covers - a.worth / a.covers)
    .flatMap(({ asked, covers }) => {
      const place = PLACES[asked];
      if (places.has(place)) return [];
      places.add(place);
      return [{ place, why: text(`asked.${asked}.why`), covers }];
    });
}
