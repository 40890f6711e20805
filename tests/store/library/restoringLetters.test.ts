import { beforeEach, describe, expect, it } from 'vitest';
import {
  accepting,
  agreeing,
  asking,
  conceding,
  letterOf,
  movesOf,
  sending,
  takingUp,
  unsending,
  type Apart,
} from '../../../src/game/apart/index.ts';
import { readApart } from '../../../src/store/apart/games.ts';
import { entryOfApart } from '../../../src/store/library/apartEntry.ts';
import { formatBackup } from '../../../src/store/library/backup.ts';
import type { Entry } from '../../../src/store/library/entry.ts';
import { importAll } from '../../../src/store/library/importing.ts';
import { readHere } from '../../../src/store/library/reader.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { begun, DELIA, invited, moved, NOW, number, opened, throughLink } from '../../support/apart.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { emptyBrowser, repositoryAt, valueOf } from './support.ts';

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

function entryOf(apart: Apart): Entry {
  const entry = entryOfApart(apart, { began: NOW, labels: [] });
  if (entry === null) throw new Error('the game cannot be played here');
  return entry;
}

async function restore(apart: Apart) {
  const bytes = new TextEncoder().encode(formatBackup([entryOf(apart)]).join(''));
  return importAll(readHere(bytes, false), repository, { progress: () => {}, isStopped: () => false });
}

/** The game by message in the library, as its number of turns and its step. */
async function kept({ id }: Apart) {
  const read = await readApart({ repository, keeper: memoryKeeper(), now: () => NOW }, id);
  if (!read.ok || read.value === null) throw new Error('the game is not kept');
  const { step, role, game } = read.value;
  return { step, role, turns: movesOf(game).length };
}

const listed = async () => (await valueOf(repository.list())).games;

/** The same state, as a browser has it that opened the link later. */
const later = (apart: Apart): Apart => ({ ...apart, since: apart.since + 3_600_000 });

/** A game of two turns, as its host had it after one and has it now. */
function twoTurns() {
  const { host, guest } = begun();
  const first = moved(host, 'Mc1-Mc3');
  const answer = moved(opened(guest, first), 'Nc6-Nc5');
  return { first, answer, second: opened(first, answer) };
}

describe('a backup with another state of a game by message', () => {
  it('brings the one whose letters go further, whenever either was opened', async () => {
    const { first, second } = twoTurns();
    await repository.put([entryOf(second)]);
    const taken = takingUp(letterOf(first, NOW), 'host', NOW + 3_600_000)!;
    expect((await restore(taken)).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept(second)).toEqual({ step: 3, role: 'host', turns: 2 });
    await repository.put([entryOf(later(first))]);
    expect((await restore(second)).report).toMatchObject({ added: 0, renewed: 1, beside: 0 });
    expect(await kept(second)).toEqual({ step: 3, role: 'host', turns: 2 });
    expect(await listed()).toHaveLength(1);
  });

  it('leaves a take-back that the other has agreed to since', async () => {
    const { answer, second } = twoTurns();
    const asked = sending(asking(moved(second, 'Md1-Md2'), 'take-back', NOW), NOW);
    const back = opened(asked, sending(agreeing(opened(answer, asked), NOW), NOW));
    await repository.put([entryOf(back)]);
    expect((await restore(later(asked))).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept(back)).toEqual({ step: 5, role: 'host', turns: 2 });
  });

  it('that has parted from the one here leaves both, once; the one here goes on', async () => {
    const { first, second } = twoTurns();
    const other = later(moved(begun().host, 'Md1-Md2'));
    await repository.put([entryOf(second)]);
    expect((await restore(other)).report).toMatchObject({ added: 1, beside: 1, known: 0 });
    expect(await kept(first)).toEqual({ step: 3, role: 'host', turns: 2 });
    const copy = (await listed()).find(({ id }) => id !== first.id);
    expect(copy).toMatchObject({ turns: 1, source: 'imported' });
    expect(copy).not.toHaveProperty('apart.phase');
    expect((await valueOf(repository.read(copy?.id ?? '')))?.apart).toBeUndefined();
    expect((await restore(other)).report).toMatchObject({ added: 0, known: 1 });
    expect(await listed()).toHaveLength(2);
  });

  it('of the other player takes nobody’s seat', async () => {
    const { first, answer } = twoTurns();
    await repository.put([entryOf(first)]);
    // what the other player has goes further: it stands beside the game to look at
    expect((await restore(later(answer))).report).toMatchObject({ added: 1, beside: 1 });
    expect(await kept(first)).toEqual({ step: 2, role: 'host', turns: 1 });
    const { guest } = begun();
    expect((await restore(later(guest))).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept(first)).toEqual({ step: 2, role: 'host', turns: 1 });
  });

  it('does not bring back what was undone before it was sent', async () => {
    const { second } = twoTurns();
    const draft = {
      ...moved(second, 'Md1-Md2'),
      sentAt: null,
      before: { turns: 2, asks: null, refused: null, declined: null },
    };
    const undone = unsending(draft, NOW + 1000);
    await repository.put([entryOf(undone)]);
    expect((await restore(draft)).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept(second)).toEqual({ step: 3, role: 'host', turns: 2 });
    const another = { ...moved(second, 'Mc3-Mc4'), sentAt: null, since: NOW + 2000 };
    await repository.put([entryOf(another)]);
    expect((await restore(draft)).report).toMatchObject({ added: 0, known: 1 });
    expect(await listed()).toHaveLength(1);
  });

  it('with the same letter counts if it is the later one: something was added to that letter', async () => {
    const { first } = twoTurns();
    await repository.put([entryOf(first)]);
    const conceded = conceding(first, NOW + 1000);
    expect((await restore(conceded)).report).toMatchObject({ added: 0, renewed: 1 });
    expect((await restore(first)).report).toMatchObject({ added: 0 });
    expect((await listed())[0]).toMatchObject({ apart: { phase: 'to-send' } });
  });

  it('of a host who has begun with somebody else and has less leaves the game as it is', async () => {
    const host = { ...invited(), sentAt: NOW };
    const other = accepting(throughLink(host), { ...DELIA, key: number(9) }, NOW);
    await repository.put([entryOf(moved(begun().host, 'Mc1-Mc3'))]);
    expect((await restore(later(opened(host, other)))).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept(host)).toMatchObject({ step: 2, turns: 1 });
  });
});
