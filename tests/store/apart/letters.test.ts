import { beforeEach, describe, expect, test } from 'vitest';
import {
  accepting,
  beginning,
  formatLetter,
  letterOf,
  movesOf,
  phaseOf,
  sending,
  type Apart,
} from '../../../src/game/apart/index.ts';
import { apartGames, keepApart, readApart, type ApartPlace } from '../../../src/store/apart/games.ts';
import { openLetter } from '../../../src/store/apart/letters.ts';
import { formatBackup } from '../../../src/store/library/backup.ts';
import { readBatches } from '../../../src/store/library/batches.ts';
import { readWaiting } from '../../../src/store/waiting.ts';
import { DELIA, invited, moved, NOW, throughLink } from '../../support/apart.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { emptyBrowser, repositoryAt, valueOf } from '../library/support.ts';

/** A browser with a library of its own. */
const browser = (name: string): ApartPlace => ({
  repository: repositoryAt(name),
  keeper: memoryKeeper(),
  now: () => NOW,
});

const pace = { now: () => 0, pause: async () => undefined };

async function opens(place: ApartPlace, from: Apart) {
  const code = formatLetter(letterOf(from, NOW));
  const opened = await openLetter(place, code.ok ? code.value : '', pace);
  if (!opened.ok) throw new Error(opened.error.is);
  return opened.value;
}

const keptIn = async (place: ApartPlace, id: string): Promise<Apart> => {
  const read = await readApart(place, id);
  if (!read.ok || read.value === null) throw new Error('the game is not kept');
  return read.value;
};

/** Both browsers of a game that the host has begun with a move; its link has not been opened yet. */
async function bothAtFirst() {
  const [host, guest] = [browser('host'), browser('guest')];
  const one = sending(invited(), NOW);
  await keepApart(host, null, one);
  const accepted = sending(accepting(throughLink(one), DELIA, NOW), NOW);
  await keepApart(guest, null, accepted);
  const acceptance = await opens(host, accepted);
  expect(acceptance.outcome.is).toBe('acceptance');
  const begun = beginning(one, acceptance.letter, NOW);
  await keepApart(host, await keptIn(host, one.id), begun);
  const first = moved(begun);
  await keepApart(host, await keptIn(host, one.id), first);
  return { host, guest, first };
}

describe('games by message in the library', () => {
  beforeEach(() => void emptyBrowser());

  test('a link that is opened is kept at once, and the game is counted as waiting', async () => {
    const { host, guest, first } = await bothAtFirst();
    expect(readWaiting(guest.keeper)).toEqual({ mine: 0, open: 1 });
    expect((await opens(guest, first)).outcome.is).toBe('next');
    const kept = await keptIn(guest, first.id);
    expect(movesOf(kept.game)).toHaveLength(1);
    expect(phaseOf(kept)).toBe('yours');
    expect(readWaiting(guest.keeper)).toEqual({ mine: 1, open: 1 });
    expect(readWaiting(host.keeper)).toEqual({ mine: 0, open: 1 });
    expect((await opens(guest, first)).outcome.is).toBe('again');
    const [listed] = apartGames((await valueOf(guest.repository.list())).games);
    expect(listed).toMatchObject({ id: first.id, yellow: 'Dray', blue: 'Delia', turns: 1 });
    expect(listed?.apart).toMatchObject({ role: 'guest', phase: 'yours', days: 3, other: 'Dray' });
  });

  test('when two pages go on with a game, the first counts and the other is told', async () => {
    const { guest, first } = await bothAtFirst();
    await opens(guest, first);
    const both = await keptIn(guest, first.id);
    const moves = moved(both);
    expect(await keepApart(guest, both, moves)).toEqual({ ok: true, value: true });
    expect(await keepApart(guest, both, { ...both, since: NOW + 5 })).toEqual({ ok: true, value: false });
    expect(movesOf((await keptIn(guest, first.id)).game)).toHaveLength(2);
  });

  test('a backup takes a game to another browser, where it goes on', async () => {
    const { guest, first } = await bothAtFirst();
    const id = first.id;
    const entries = await valueOf(guest.repository.readMany([id]));
    const bytes = new TextEncoder().encode(formatBackup(entries).join(''));
    const elsewhere = browser('elsewhere');
    for (const batch of readBatches(bytes, { now: () => NOW })) await elsewhere.repository.put(batch.entries);
    expect(await keptIn(elsewhere, id)).toEqual(await keptIn(guest, id));
    expect((await opens(elsewhere, first)).outcome.is).toBe('next');
    expect(readWaiting(elsewhere.keeper)).toEqual({ mine: 1, open: 1 });
  });

  test('a game goes on however its text was put in order, as another program may have written a backup', async () => {
    const { guest, first } = await bothAtFirst();
    const [entry] = await valueOf(guest.repository.readMany([first.id]));
    if (entry?.record.apart === undefined) throw new Error('the game is not kept');
    const turned = Object.fromEntries(Object.entries(JSON.parse(entry.record.apart)).toReversed());
    await guest.repository.put([{ ...entry, record: { ...entry.record, apart: JSON.stringify(turned) } }]);
    const kept = await keptIn(guest, first.id);
    expect(await keepApart(guest, kept, { ...kept, since: NOW + 5 })).toEqual({ ok: true, value: true });
    expect(await keptIn(guest, first.id)).toEqual({ ...kept, since: NOW + 5 });
    expect(await keepApart(guest, kept, { ...kept, since: NOW + 6 })).toEqual({ ok: true, value: false });
  });

  test('a damaged link changes nothing', async () => {
    const { guest, first } = await bothAtFirst();
    const before = await keptIn(guest, first.id);
    const code = formatLetter(letterOf(first, NOW));
    const opened = await openLetter(guest, code.ok ? code.value.slice(0, -3) : '', pace);
    expect(opened).toMatchObject({ ok: false, error: { is: 'unreadable', error: { code: 'damaged' } } });
    expect(await keptIn(guest, first.id)).toEqual(before);
  });
});
