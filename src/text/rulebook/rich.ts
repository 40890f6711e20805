import { isRuling, type AnyRuling } from '../../game/games/rulings.ts';
import { isSection, type SectionId } from './ids.ts';
import { isTerm, type TermId } from './terms.ts';

/**
 * A stretch of a text with marks. `[[propt]]` and `[[propt|Propt]]` mark a term of the glossary, `[[§fronts|Fronts]]`
 * leads to a section or ruling of the rule book, `**…**` is strong, and what is between backquotes is written
 * notation.
 */
export type Rich = Marked & {
  /** Where in the text it begins. */
  readonly at: number;
};
type Marked =
  | { readonly is: 'plain' | 'strong' | 'code'; readonly words: string }
  | {
      readonly is: 'term';
      readonly term: TermId;
      readonly words: string;
      /** What touches it without a space, such as a comma: no line may break there. */
      readonly before?: string;
      readonly after?: string;
    }
  | { readonly is: 'link'; readonly to: SectionId | AnyRuling; readonly words: string };

const MARKS =
  /\[\[(?<leads>§?)(?<name>[^\]|]+)(?:\|(?<shown>[^\]]+))?\]\]|\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`/g;

/** A term is named by its words: `[[first move]]` is the term `first-move`. */
const termNamed = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The stretches of a text. A mark that names nothing becomes plain words; the tests find such marks. */
export function richOf(text: string): readonly Rich[] {
  const stretches: Rich[] = [];
  let at = 0;
  const plainUpTo = (to: number): void => {
    if (to > at) stretches.push({ at, is: 'plain', words: text.slice(at, to) });
    at = to;
  };
  for (const match of text.matchAll(MARKS)) {
    plainUpTo(match.index);
    stretches.push({ at, ...marked(match.groups ?? {}) });
    at += match[0].length;
  }
  plainUpTo(text.length);
  return stretches;
}

function marked({ leads, name = '', shown, strong, code }: Record<string, string | undefined>): Marked {
  if (strong !== undefined) return { is: 'strong', words: strong };
  if (code !== undefined) return { is: 'code', words: code };
  const words = shown ?? name;
  if (leads === '§')
    return isSection(name) || isRuling(name) ? { is: 'link', to: name, words } : { is: 'plain', words };
  const term = termNamed(name);
  return isTerm(term) ? { is: 'term', term, words } : { is: 'plain', words };
}

/** The texts of a block, in which every term is explained once: where it first occurs. */
export function richBlock(texts: readonly string[]): readonly (readonly Rich[])[] {
  const seen = new Set<TermId>();
  return texts.map((text) =>
    clinging(
      richOf(text).map((stretch) => {
        if (stretch.is !== 'term') return stretch;
        if (seen.has(stretch.term)) return { at: stretch.at, is: 'plain', words: stretch.words };
        seen.add(stretch.term);
        return stretch;
      }),
    ),
  );
}

/** Takes what touches a term out of the plain words around it. */
function clinging(stretches: readonly Rich[]): readonly Rich[] {
  const rest = stretches.map(({ is, words }) => (is === 'plain' ? words : ''));
  const take = (index: number, part: RegExp): string => {
    const [taken = ''] = part.exec(rest[index] ?? '') ?? [];
    if (taken !== '') rest[index] = rest[index]!.replace(part, '');
    return taken;
  };
  const whole = stretches.map((stretch, index): Rich => {
    if (stretch.is !== 'term') return stretch;
    const { at, is, term, words } = stretch;
    return { at, is, term, words, before: take(index - 1, /\S+$/), after: take(index + 1, /^\S+/) };
  });
  return whole.map((stretch, index) =>
    stretch.is === 'plain' ? { at: stretch.at, is: 'plain', words: rest[index] ?? '' } : stretch,
  );
}

/** A text without its marks. */
export const plainOf = (text: string): string =>
  richOf(text)
    .map(({ words }) => words)
    .join('');

/** The names in the marks of a text that do not exist. */
export const brokenMarks = (text: string): readonly string[] =>
  [...text.matchAll(MARKS)].flatMap(({ 0: mark, groups }) =>
    groups?.['name'] !== undefined && marked(groups).is === 'plain' ? [mark] : [],
  );
