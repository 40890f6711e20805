import { describe, expect, it } from 'vitest';
import { termsOfTags } from '../../../src/game/sitting/computerTags.ts';
import { formatGame, parseJkn } from '../../../src/game/jkn/index.ts';
import { recordOfSitting } from '../../../src/game/sitting/sittingRecord.ts';
import { tagsOf } from '../../../src/game/tree/index.ts';
import { LEVELS, type Level } from '../../../src/search/types.ts';
import { setupOf, sittingWith } from '../../support/games.ts';

/** The terms with which a game goes on once it has been written as a record and read again. */
function termsAfter(levels: { readonly yellow: Level | null; readonly blue: Level | null }, blue: string) {
  const names = { yellow: 'Anna', blue };
  const setup = setupOf('pastang', { names, computer: { levels, moveTime: 3000 } });
  const record = formatGame(recordOfSitting(sittingWith(setup, 'Mc2-Mc3')).tree);
  return termsOfTags(parseJkn(record).games[0]?.tags ?? new Map());
}

describe('a game that goes on from its record', () => {
  it.each(LEVELS)('is played on by the computer at level %i, whatever it is called', (level) => {
    expect(termsAfter({ yellow: null, blue: level }, 'Der Rechner')).toMatchObject({
      names: { yellow: 'Anna', blue: 'Der Rechner' },
      computer: { levels: { yellow: null, blue: level }, moveTime: null },
    });
  });

  it('has the name of its house rules in it', () => {
    const setup = setupOf('poron+no-king-vault', { rules: 'At “Delia’s” \\ 2' });
    const record = formatGame(recordOfSitting(sittingWith(setup, 'Mc3-Mc4')).tree);
    expect(record).toContain('[Rules "At “Delia’s” \\\\ 2"]');
    const tags = parseJkn(record).games[0]?.tags ?? new Map();
    expect(termsOfTags(tags).rules).toBe('At “Delia’s” \\ 2');
    expect(termsOfTags(tagsOf([]))).not.toHaveProperty('rules');
  });

  it('between people stays one, even where a person has the name of the computer', () => {
    const tags = tagsOf([['Blue', 'Computer, level 3']]);
    expect(termsOfTags(tags)).not.toHaveProperty('computer');
    expect(termsOfTags(tagsOf([['BlueLevel', '9']]))).not.toHaveProperty('computer');
  });

  it.each([
    ['x'.repeat(39) + '🙂', 'x'.repeat(39)],
    ['x'.repeat(38) + '🙂', 'x'.repeat(38) + '🙂'],
    ['x'.repeat(50), 'x'.repeat(40)],
  ])('has as much of a name as there is room for, in whole characters: %s', (name, cut) => {
    const terms = termsOfTags(
      tagsOf([
        ['Yellow', name],
        ['Rules', name],
      ]),
    );
    expect(terms).toMatchObject({ names: { yellow: cut }, rules: cut });
  });
});
