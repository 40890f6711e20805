import { describe, expect, it } from 'vitest';
import { brokenMarks, plainOf, richBlock, richOf } from '../../../src/text/rulebook/rich.ts';

describe('marks in texts', () => {
  it('name terms, sections and rulings, and set words in bold or as notation', () => {
    expect(
      richOf('A [[propt]] Swod, a [[front|drin front]]: [[§R7|ruling R7]], **never** `Mc3`.'),
    ).toMatchObject([
      { is: 'plain', words: 'A ' },
      { is: 'term', term: 'propt', words: 'propt' },
      { is: 'plain', words: ' Swod, a ' },
      { is: 'term', term: 'front', words: 'drin front' },
      { is: 'plain', words: ': ' },
      { is: 'link', to: 'R7', words: 'ruling R7' },
      { is: 'plain', words: ', ' },
      { is: 'strong', words: 'never' },
      { is: 'plain', words: ' ' },
      { is: 'code', words: 'Mc3' },
      { is: 'plain', words: '.' },
    ]);
  });

  it('name a term as it is written', () => {
    expect(richOf('[[First move]]')).toMatchObject([{ is: 'term', term: 'first-move', words: 'First move' }]);
  });

  it('leave plain words when they are removed', () => {
    expect(plainOf('A [[front|drin front]] **stops** it.')).toBe('A drin front stops it.');
  });

  it('explain a term once in a block: where it first occurs', () => {
    const kinds = richBlock(['[[Kaida]] or [[kaida|not]]', '[[Kaida]]', '[[propt]]']).map((text) =>
      text.map(({ is }) => is),
    );
    expect(kinds).toEqual([['term', 'plain', 'plain'], ['plain'], ['term']]);
  });

  it('keep together what no line break may part: a term and what clings to it', () => {
    expect(richBlock(['“[[Kaida]]!” [[propt]]-[[vault]].'])[0]).toMatchObject([
      { is: 'plain', words: '' },
      { is: 'term', term: 'kaida', before: '“', after: '!”' },
      { is: 'plain', words: ' ' },
      { is: 'term', term: 'propt', before: '', after: '-' },
      { is: 'plain', words: '' },
      { is: 'term', term: 'vault', before: '', after: '.' },
      { is: 'plain', words: '' },
    ]);
  });

  it('are reported if they name nothing, and are then plain words', () => {
    const text = 'A [[hyrkaidd]] in [[§nowhere|there]] and [[propt]].';
    expect(brokenMarks(text)).toEqual(['[[hyrkaidd]]', '[[§nowhere|there]]']);
    expect(plainOf(text)).toBe('A hyrkaidd in there and propt.');
  });
});
