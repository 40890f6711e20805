import { describe, expect, it } from 'vitest';
import { goalOf } from '../../../src/text/rulebook/place.ts';
import { highlighted, searchRules } from '../../../src/text/rulebook/search.ts';

const placesFor = (query: string) => searchRules(query).map(({ place }) => place);

describe('the search in the rules', () => {
  it.each([
    ['front', 'glossary/front'],
    ['fronts', 'fronts'],
    ['propt', 'glossary/propt'],
    ['R7', 'R7'],
    ['last turn', 'nikaida'],
    ['claim repetition', 'draws'],
    ['mercenary', 'glossary/paktun'],
    ['draks city', 'draks-city'],
    ['HYRKÀIDA', 'glossary/hyrkaida'],
  ])('for “%s” finds %s', (query, place) => {
    expect(placesFor(query)).toContain(place);
  });

  it('puts a title that is sought first', () => {
    expect(placesFor('kaida')[0]).toBe('glossary/kaida');
    expect(placesFor('vaulting').slice(0, 3)).toContain('vaulting');
    expect(placesFor('first moves')[0]).toBe('first-moves');
  });

  it('wants every word, as the beginning of a word', () => {
    expect(placesFor('propt elephant')).toEqual([]);
    expect(placesFor('aida')).toEqual([]);
    expect(placesFor('')).toEqual([]);
    expect(placesFor('  .*( ')).toEqual([]);
  });

  it('leads to places that there are, with an excerpt in which the words stand', () => {
    for (const { place, excerpt } of searchRules('deldar')) {
      expect(goalOf(place)).toBeDefined();
      expect(excerpt.length).toBeLessThan(150);
    }
    expect(searchRules('duel ever')[0]?.excerpt).toContain('duel');
  });

  it('marks what was sought, whatever its case', () => {
    expect(
      highlighted('Vault over a vaulting line', 'VAULT')
        .map(({ words, isHit }) => (isHit ? `<${words}>` : words))
        .join(''),
    ).toBe('<Vault> over a <vault>ing line');
    expect(highlighted('plain', '')).toEqual([{ at: 0, words: 'plain', isHit: false }]);
  });
});

describe('an address of the rules', () => {
  it.each([
    ['fronts', { section: 'fronts', within: null }],
    ['R16', { section: 'rulings', within: 'R16' }],
    ['glossary/propt', { section: 'glossary', within: 'propt' }],
    ['R17', undefined],
    ['glossary/nothing', undefined],
    ['fronts/propt', undefined],
    ['toString', undefined],
  ])('%s', (address, goal) => {
    expect(goalOf(address)).toEqual(goal);
  });
});
