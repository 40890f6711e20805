import { describe, expect, it } from 'vitest';
import { DEFAULT_DRAFT, type Draft } from '../../src/game/sitting/draft.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { memoryKeeper } from './memoryKeeper.ts';

const CHOSEN: Draft = {
  ...DEFAULT_DRAFT,
  variation: 'pastang:cd',
  names: { yellow: 'Dray', blue: 'Delia' },
  begins: 'lot',
  clock: 'own',
  differentTimes: true,
  games: 'open',
  firstMove: 'loser',
  takeBack: 'ask',
  players: { yellow: 'computer', blue: 'person' },
  levels: { yellow: 8, blue: 1 },
  thinking: 'share',
};
const readFrom = (kept: string) =>
  createLastSetup(memoryKeeper(new Map([[KEYS.setup as string, kept]]))).getState().draft;

describe('the last set-up', () => {
  it('is offered on the next visit, without its position', () => {
    const keeper = memoryKeeper();
    expect(createLastSetup(keeper).getState().draft).toBeNull();
    const store = createLastSetup(keeper);
    store.getState().remember({ ...CHOSEN, position: '6/6/6/1s4/S5/6 b - - 10' });
    expect(store.getState().draft).toEqual(CHOSEN);
    expect(createLastSetup(keeper).getState().draft).toEqual(CHOSEN);
  });

  it.each(['', '{"variation":', '7', 'null', '"pastang"'])('is forgotten if it is %j', (kept) => {
    expect(readFrom(kept)).toBeNull();
  });

  it('has the default for anything in it that cannot be read', () => {
    expect(readFrom('{}')).toEqual(DEFAULT_DRAFT);
    const damaged = {
      ...CHOSEN,
      variation: 'go',
      clock: 'hourglass',
      times: { yellow: { minutes: 3, seconds: '7', gain: '2' } },
      names: 'Dray',
      levels: { yellow: 9, blue: 1 },
      position: 'kept by mistake',
    };
    expect(readFrom(JSON.stringify(damaged))).toEqual({
      ...CHOSEN,
      variation: DEFAULT_DRAFT.variation,
      clock: DEFAULT_DRAFT.clock,
      times: { ...DEFAULT_DRAFT.times, yellow: { minutes: '10', seconds: '7', gain: '2' } },
      names: DEFAULT_DRAFT.names,
      levels: DEFAULT_DRAFT.levels,
    });
  });

  it('is only a convenience: where nothing can be kept, it lasts as long as the page', () => {
    const store = createLastSetup({ read: () => null, write: () => false });
    store.getState().remember(CHOSEN);
    expect(store.getState().draft).toEqual(CHOSEN);
  });
});
