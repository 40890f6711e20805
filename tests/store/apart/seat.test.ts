import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatCoordinates, legalMoves } from '../../../src/engine/index.ts';
import {
  agreeing,
  asking,
  conceding,
  letterOf,
  movesOf,
  phaseOf,
  receive,
  sending,
  unsending,
  type Apart,
} from '../../../src/game/apart/index.ts';
import { recordDay } from '../../../src/game/day.ts';
import { currentPosition, turnsMade } from '../../../src/game/game.ts';
import { keepApart, readApart, type ApartPlace } from '../../../src/store/apart/games.ts';
import { takeSeat, type ApartSeat } from '../../../src/store/apart/seat.ts';
import { begun, invited, moved, NOW, opened } from '../../support/apart.ts';
import { emptyBrowser, repositoryAt } from '../library/support.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const place = (): ApartPlace => ({
  repository: repositoryAt('seat'),
  keeper: memoryKeeper(),
  now: () => NOW + 1000,
});

/** A player at a game that is kept. */
async function seatAt(apart: Apart, where: ApartPlace = place()): Promise<ApartSeat & { where: ApartPlace }> {
  await keepApart(where, null, apart);
  const seat = takeSeat(where, apart);
  if (seat === null) throw new Error('the game cannot be played here');
  return { ...seat, where };
}

const keptOf = async ({ where, state }: { where: ApartPlace } & Pick<ApartSeat, 'state'>) => {
  const read = await readApart(where, state.getState().apart.id);
  if (!read.ok || read.value === null) throw new Error('the game is not kept');
  return read.value;
};

/** A promise that is waited for until the test lets it go on. */
function holding() {
  const waiting: (() => void)[] = [];
  const held = new Promise<void>((done) => {
    waiting.push(done);
  });
  return { held, goOn: () => waiting.forEach((done) => done()) };
}

describe('a player at a game by message', () => {
  beforeEach(() => void emptyBrowser());

  test('moves on the board; the move is kept at once, and waits to be sent', async () => {
    const seat = await seatAt(begun().host);
    const { table, state } = seat;
    expect(table.getState().write('Mc1-Mc3')).toBeNull();
    expect(phaseOf(state.getState().apart)).toBe('to-send');
    await seat.settled();
    expect(movesOf((await keptOf(seat)).game)).toHaveLength(1);
    expect(table.getState().write('Nc6-Nc5')?.words).toContain('Send it, or take it back first');
    seat.change(sending);
    expect(table.getState().write('Nc6-Nc5')?.words).toContain('other player’s turn');
    await seat.settled();
    expect(phaseOf(await keptOf(seat))).toBe('waiting');
    expect(state.getState().failure).toBeNull();
  });

  test('has a record with the day on which the game came, however long it lasts', async () => {
    const { host } = begun();
    const dayLong = 24 * 3_600_000;
    let now = NOW;
    const where = { ...place(), now: () => now };
    await keepApart(where, null, host);
    now += 5 * dayLong;
    const later = moved(host, 'Mc1-Mc3');
    await keepApart(where, host, later);
    const read = await where.repository.read(host.id);
    expect(read.ok && read.value?.jkn).toContain(`[Date "${recordDay(NOW)}"]`);
    expect(read.ok && read.value?.jkn).toContain('Mc1-Mc3');
  });

  test('may take the move back until it is sent', async () => {
    const seat = await seatAt(begun().host);
    seat.table.getState().write('Mc1-Mc3');
    seat.change(unsending);
    expect(turnsMade(seat.table.getState().game)).toBe(0);
    await seat.settled();
    expect(phaseOf(await keptOf(seat))).toBe('yours');
    expect(seat.table.getState().write('Md1-Md2')).toBeNull();
  });

  test.each([
    ['is sent', invited()],
    ['is accepted', sending(invited(), NOW)],
  ])('cannot move before the invitation %s', async (_, apart) => {
    const { table } = await seatAt(apart);
    expect(table.getState().write('Mc1-Mc3')?.words).toContain('accepts your invitation');
  });

  test.each([
    ['an acceptance', { ...begun().guest, sentAt: null }],
    ['a question', asking(moved(begun().host), 'draw', NOW)],
  ])('who has to send %s without a move is not told that a move is made', async (_, apart) => {
    const { table, state } = await seatAt(apart);
    expect(phaseOf(state.getState().apart)).toBe('to-send');
    const { game } = table.getState();
    const [move] = legalMoves(currentPosition(game));
    if (move === undefined) throw new Error('no move');
    const refused = table.getState().write(formatCoordinates(game.tree.start.ruleset, move));
    expect(refused?.words).toContain('other player’s turn');
  });

  test('sees the other’s move being made, and hears of it', async () => {
    const { host, guest } = begun();
    const seat = await seatAt(guest);
    const end = seat.follow();
    const outcome = receive(guest, letterOf(moved(host, 'Mc1-Mc3'), NOW), NOW);
    if (outcome.is !== 'next') throw new Error(outcome.is);
    const { number } = seat.table.getState().change;
    await keepApart(seat.where, guest, outcome.apart);
    await vi.waitFor(() => expect(turnsMade(seat.table.getState().game)).toBe(1));
    end();
    const { change, announcement, sitting } = seat.table.getState();
    expect(change).toEqual({ way: 'played', number: number + 1 });
    expect(announcement).toContain('Mortil C3');
    expect(sitting.terms.names).toEqual({ yellow: 'Dray', blue: 'Delia' });
  });

  test('goes on looking back when a move comes', async () => {
    const { host, guest } = begun();
    const first = moved(host, 'Mc1-Mc3');
    const second = moved(opened(guest, first), 'Nc6-Nc5');
    const seat = await seatAt(first);
    seat.table.getState().goTo(0);
    const end = seat.follow();
    await keepApart(seat.where, first, opened(first, second));
    await vi.waitFor(() => expect(turnsMade(seat.table.getState().game)).toBe(2));
    end();
    expect(turnsMade(seat.table.getState().shown)).toBe(0);
  });

  test('concedes, which is called out here and reported by the next link', async () => {
    const seat = await seatAt(begun().host);
    seat.change(conceding);
    expect(seat.table.getState().change.way).toBe('ended');
    expect(seat.table.getState().sitting.end).toEqual({ way: 'concession', loser: 'yellow' });
    expect(phaseOf(seat.state.getState().apart)).toBe('to-send');
    expect(seat.table.getState().write('Mc1-Mc3')?.words).toContain('over');
  });

  test('is told when another page has gone on with the game, whose state then counts', async () => {
    const { host } = begun();
    const seat = await seatAt(host);
    const elsewhere = moved(host, 'Md1-Md2');
    expect(await keepApart(seat.where, host, elsewhere)).toEqual({ ok: true, value: true });
    seat.table.getState().write('Mc1-Mc3');
    await seat.settled();
    expect(seat.state.getState().wasElsewhere).toBe(true);
    expect(movesOf(seat.state.getState().apart.game)).toEqual(movesOf(elsewhere.game));
    expect(turnsMade(seat.table.getState().game)).toBe(1);
  });

  test('does not overwrite that state with what was done before it was seen', async () => {
    const { host } = begun();
    const seat = await seatAt(host);
    const elsewhere = moved(host, 'Md1-Md2');
    await keepApart(seat.where, host, elsewhere);
    seat.table.getState().write('Mc1-Mc3');
    seat.change(sending);
    await seat.settled();
    expect(movesOf((await keptOf(seat)).game)).toEqual(movesOf(elsewhere.game));
    expect(seat.state.getState().wasElsewhere).toBe(true);
    expect(movesOf(seat.state.getState().apart.game)).toEqual(movesOf(elsewhere.game));
  });

  test('sees that a concession counts before the draw that was agreed to meanwhile', async () => {
    const { host, guest } = begun();
    const asked = sending(asking(moved(host, 'Mc1-Mc3'), 'draw', NOW), NOW);
    const agreed = agreeing(opened(guest, asked), NOW);
    const seat = await seatAt(agreed);
    expect(seat.table.getState().sitting.end).toEqual({ way: 'agreement' });
    const end = seat.follow();
    await keepApart(seat.where, agreed, opened(agreed, sending(conceding(asked, NOW), NOW)));
    const conceded = { way: 'concession', loser: 'yellow' };
    await vi.waitFor(() => expect(seat.state.getState().apart.end).toEqual(conceded));
    end();
    expect(seat.table.getState().sitting.end).toEqual(conceded);
    expect(seat.table.getState().announcement).toContain('Yellow has conceded');
  });

  test('follows what another page does', async () => {
    const { host } = begun();
    const seat = await seatAt(host);
    const end = seat.follow();
    await keepApart(seat.where, host, moved(host, 'Md1-Md2'));
    await vi.waitFor(() => expect(turnsMade(seat.table.getState().game)).toBe(1));
    expect(seat.state.getState().wasElsewhere).toBe(false);
    end();
  });

  test('also follows what another page does while this one is still writing down its own changes', async () => {
    const { host } = begun();
    const repository = repositoryAt('seat');
    const { held, goOn } = holding();
    const counted = vi.fn(async () => {
      await held;
      return repository.list();
    });
    const other = place();
    await keepApart(other, null, host);
    const seat = takeSeat({ ...place(), repository: { ...repository, list: counted } }, host)!;
    const end = seat.follow();
    seat.table.getState().write('Mc1-Mc3');
    await vi.waitFor(() => expect(counted).toHaveBeenCalled());
    const mine = await keptOf({ where: other, state: seat.state });
    const heard = vi.fn();
    const stop = other.repository.watch(heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await keepApart(other, mine, sending(mine, NOW + 2000));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    goOn();
    await vi.waitFor(() => expect(phaseOf(seat.state.getState().apart)).toBe('waiting'));
    expect(seat.state.getState().wasElsewhere).toBe(false);
    end();
    stop();
  });

  test('is told if a move was made while the changes of another page were being read', async () => {
    const { host } = begun();
    const repository = repositoryAt('seat');
    const { held, goOn } = holding();
    const reading = vi.fn(async (id: string) => {
      await held;
      return repository.read(id);
    });
    const other = place();
    await keepApart(other, null, host);
    const seat = takeSeat({ ...place(), repository: { ...repository, read: reading } }, host)!;
    const end = seat.follow();
    const elsewhere = moved(host, 'Md1-Md2');
    await keepApart(other, host, elsewhere);
    await vi.waitFor(() => expect(reading).toHaveBeenCalled());
    seat.table.getState().write('Mc1-Mc3');
    goOn();
    await seat.settled();
    expect(movesOf(seat.state.getState().apart.game)).toEqual(movesOf(elsewhere.game));
    expect(seat.state.getState().wasElsewhere).toBe(true);
    end();
  });

  test('keeps playing where nothing can be kept, and is told so', async () => {
    const where = place();
    const full: ApartPlace = {
      ...where,
      repository: { ...where.repository, update: async () => ({ ok: false, error: 'full' }) },
    };
    const seat = takeSeat(full, begun().host);
    seat?.table.getState().write('Mc1-Mc3');
    await seat?.settled();
    expect(seat?.state.getState()).toMatchObject({ failure: 'full' });
    expect(movesOf(seat?.state.getState().apart.game ?? null)).toHaveLength(1);
  });

  test('is told of an unforeseen failure, and the next change is kept with what that one was to keep', async () => {
    const where = place();
    const { update } = where.repository;
    const failing = vi.fn(update).mockRejectedValueOnce(new Error('unforeseen'));
    const { host } = begun();
    const seat = await seatAt(host, where);
    const broken = takeSeat({ ...where, repository: { ...where.repository, update: failing } }, host)!;
    broken.table.getState().write('Mc1-Mc3');
    await broken.settled();
    expect(broken.state.getState().failure).toBe('lost');
    broken.change(sending);
    await broken.settled();
    expect(broken.state.getState().failure).toBeNull();
    const kept = await keptOf(seat);
    expect(movesOf(kept.game)).toHaveLength(1);
    expect(phaseOf(kept)).toBe('waiting');
  });
});
