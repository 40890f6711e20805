import { describe, expect, it } from 'vitest';
import { rulesSpotAt } from '../../../src/text/rulebook/place.ts';
import { highlighted } from '../../../src/text/rulebook/highlight.ts';
import { nearestQueries } from '../../../src/text/rulebook/nearest.ts';
import { searchRules } from '../../../src/text/rulebook/search.ts';

const placesFor = (query: string) => searchRules(query).map(({ place }) => place);

describe('the search in the rules', () => {
  it.each([
    ['front', 'glossary/front'],
    ['fronts', 'fronts'],
    ['propt', 'glossary/propt'],
    ['R7', 'R7'],
    ['L4', 'L4'],
    ['two bends', 'two-bends'],
    ['archer', 'archer'],
    ['river', 'river'],
    ['forest', 'terrain'],
    ['house rules', 'house-rules'],
    ['lamdu', 'lamdu'],
    ['three at a time', 'company'],
    ['last turn', 'nikaida'],
    ['claim repetition', 'draws'],
    ['mercenary', 'glossary/paktun'],
    ['draks city', 'draks-city'],
    ['HYRKÀIDA', 'glossary/hyrkaida'],
  ])('for “%s” finds %s', (query, place) => {
    expect(placesFor(query)).toContain(place);
  });

  it('puts a matching title first', () => {
    expect(placesFor('kaida')[0]).toBe('glossary/kaida');
    expect(placesFor('vaulting').slice(0, 3)).toContain('vaulting');
    expect(placesFor('first moves')[0]).toBe('first-moves');
  });

  it('requires every word of the query, as the beginning of a word', () => {
    expect(placesFor('propt elephant')).toEqual([]);
    expect(placesFor('aida')).toEqual([]);
    expect(placesFor('')).toEqual([]);
    expect(placesFor('  .*( ')).toEqual([]);
  });

  it('looks only at the beginning of a very long query', () => {
    const pasted = 'a'.repeat(100_000);
    expect(searchRules(pasted)).toEqual([]);
    expect(nearestQueries(pasted)).toEqual([]);
    expect(highlighted('plain', pasted)).toEqual([{ at: 0, words: 'plain', isHit: false }]);
    expect(placesFor(`vaulting ${' '.repeat(5_000)} elephant`)[0]).toBe('vaulting');
  });

  it('leads to places that exist, with an excerpt that contains the words', () => {
    for (const { place, excerpt } of searchRules('deldar')) {
      expect(rulesSpotAt(place)).toBeDefined();
      expect(excerpt.length).toBeLessThan(150);
    }
    expect(searchRules('duel ever')[0]?.excerpt).toContain('duel');
  });

  it('marks what was searched for, whatever its case', () => {
    expect(
      highlighted('Vault over a vaulting line', 'VAULT')
        .map(({ words, isHit }) => (isHit ? `<${words}>` : words))
        .join(''),
    ).toBe('<Vault> over a <vault>ing line');
    expect(highlighted('plain', '')).toEqual([{ at: 0, words: 'plain', isHit: false }]);
  });
});

describe('a newcomer’s words', () => {
  it.each([
    ['check', 'kaida'],
    ['in check', 'kaida'],
    ['checkmate', 'hyrkaida'],
    ['check mate', 'hyrkaida'],
    ['Mate', 'hyrkaida'],
    ['stalemate', 'tikaida'],
    ['what if I cannot move?', 'tikaida'],
    ['castling', 'fluttember'],
    ['how do I castle', 'fluttember'],
    ['resign', 'draws'],
    ['giving up', 'draws'],
    ['resigned', 'draws'],
    ['en passant', 'first-moves'],
    ['pawn', 'swod'],
    ['pawns', 'swod'],
    ['can a pawn move back', 'swod'],
    ['pawn two squares', 'first-moves'],
    ['how does a pawn capture?', 'swod'],
    ['knight', 'paktun'],
    ['horse', 'paktun'],
    ['bishop', 'hikdar'],
    ['bishops', 'hikdar'],
    ['rook', 'jiktar'],
    ['queen', 'chuktar'],
    ['strongest piece', 'pallan'],
    ['can I capture my own pieces', 'pallan'],
    ['jump over', 'vaulting'],
    ['can pieces jump over other pieces', 'vaulting'],
    ['checkers', 'vaulting'],
    ['promote', 'promotion'],
    ['promotion', 'glossary/promotion'],
    ['become a queen', 'promotion'],
    ['draw', 'draws'],
    ['threefold repetition', 'draws'],
    ['50 moves', 'draws'],
    ['how do I win', 'endings'],
    ['clock', 'draws'],
    ['time control', 'draws'],
    ['bare king', 'nikaida'],
    ['who goes first', 'game'],
    ['pass', 'game'],
    ['setup', 'arrays'],
    ['board size', 'board'],
    ['pinned', 'kaida'],
    ['how do I move', 'moving'],
    ['castl', 'fluttember'],
    ['stalem', 'tikaida'],
  ])('“%s” lead first to %s', (query, place) => {
    expect(placesFor(query)[0]).toBe(place);
  });

  it('are explained in our terms, and each place is listed once', () => {
    expect(searchRules('pawn')[0]).toMatchObject({
      title: 'The Swod',
      excerpt: expect.stringMatching(/^The Swod is the pawn of Jikaida/),
    });
    const places = placesFor('queen');
    expect(places.slice(0, 2)).toEqual(['chuktar', 'pallan']);
    expect(new Set(places).size).toBe(places.length);
  });

  it('rank below a title that says the same', () => {
    expect(placesFor('capturing by a vault')[0]).toBe('vault-captures');
    expect(placesFor('the first moves')[0]).toBe('first-moves');
  });
});

describe('a query that finds nothing', () => {
  it.each([
    ['kinght', 'knight'],
    ['stalmate', 'stalemate'],
    ['casteling', 'castling'],
    ['hirkaida', 'hyrkaida'],
    ['fluterember', 'fluttember'],
    ['palan', 'pallan'],
    ['pormotion', 'promotion'],
    ['propt elephant', 'propt'],
    ['can a pwan go bakc', 'pawn'],
  ])('“%s” suggests “%s”', (query, near) => {
    expect(searchRules(query)).toEqual([]);
    expect(nearestQueries(query)).toContain(near);
  });

  it('suggests only what finds something, and nothing where nothing is close', () => {
    for (const near of nearestQueries('kinght jmup')) expect(searchRules(near)).not.toEqual([]);
    expect(nearestQueries('qqqqqqqq')).toEqual([]);
    expect(nearestQueries('')).toEqual([]);
    expect(nearestQueries('?!')).toEqual([]);
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
    expect(rulesSpotAt(address)).toEqual(goal);
  });
});
