// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game } from '../../src/cabinet/games/tablut/game.ts';
import { pageContent } from '../../src/app/loading.ts';
import { formatLetter, letterOf, phaseOf } from '../../src/game/apart/index.ts';
import type * as Cabinet from '../../src/game/cabinet/index.ts';
import { formatCabinetLink } from '../../src/game/cabinet/link.ts';
import { readCabinet } from '../../src/game/cabinet/read.ts';
import { newTree } from '../../src/game/tree/index.ts';
import { startPosition } from '../../src/engine/index.ts';
import { formatLink } from '../../src/game/link/index.ts';
import { reviewFor } from '../../src/pages/review/reviewStore.tsx';
import { sharedRepository } from '../../src/store/library/repository.ts';
import { variationOf } from '../support/grid.ts';
import { thisBrowser } from '../../src/pages/apart/place.ts';
import { keepApart, readApart } from '../../src/store/apart/games.ts';
import { emptyBrowser } from '../store/library/support.ts';
import { begun, moved, NOW, opened } from '../support/apart.ts';
import { goTo, visit } from '../support/visit.tsx';

/** What knows the games of the cabinet comes a moment after it is asked for. */
vi.mock('../../src/game/cabinet/index.ts', async (load) => {
  await new Promise((done) => {
    setTimeout(done, 300);
  });
  return load<typeof Cabinet>();
});

beforeEach(() => void emptyBrowser());
afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

const waited = async (milliseconds: number) =>
  act(async () => {
    await new Promise((done) => {
      setTimeout(done, milliseconds);
    });
  });

/** Opens a link, and goes on to another page before it has been read; returns where the player is in the end. */
async function leaving(link: string, after = 0): Promise<string> {
  await pageContent('/practice');
  await visit('/practice', 'stikitche');
  await goTo(link);
  if (after > 0) await waited(after);
  await goTo('/practice');
  await waited(500);
  return location.hash;
}

const codeOf = (written: { readonly ok: true; readonly value: string } | { readonly ok: false }): string => {
  if (!written.ok) throw new Error('too long');
  return written.value;
};

it('a link of a game by message is kept, and leads no player back who has left', async () => {
  const { host, guest } = begun();
  const made = moved(host);
  await keepApart(thisBrowser(), null, guest);
  expect(await leaving(`/m/${codeOf(formatLetter(letterOf(made, NOW)))}`)).toBe('#/practice');
  const kept = await readApart(thisBrowser(), guest.id);
  expect(kept.ok && kept.value !== null && phaseOf(kept.value)).toBe('yours');
  expect(phaseOf(opened(guest, made))).toBe('yours');
});

it('a link to a game of the cabinet does not lead a player there who left while the network was slow', async () => {
  const { tree } = readCabinet('[Variation "tablut"]\n\n1. d1-d3 *\n', game.variants).next().value ?? {};
  if (!tree) throw new Error('no game');
  expect(await leaving(`/g/${codeOf(formatCabinetLink(tree))}`, 100)).toBe('#/practice');
});

it('a link does not lead a player to the review who has gone on while the previous game is being kept', async () => {
  await pageContent('/practice');
  const stores = await visit('/practice', 'stikitche');
  reviewFor(stores).getState().annotate({ after: 'Mine.' });
  const library = sharedRepository();
  const { alike } = library;
  // the library takes its time
  vi.spyOn(library, 'alike').mockImplementation(async (print) => {
    await new Promise((done) => {
      setTimeout(done, 400);
    });
    return alike(print);
  });
  await goTo(`/g/${codeOf(formatLink(newTree(startPosition(variationOf('pastang')))))}`);
  await waited(150);
  expect(location.hash).toContain('#/g/');
  await goTo('/practice');
  await waited(800);
  expect(location.hash).toBe('#/practice');
});

it('a link is opened even if a change of the reviewed game has just been kept, and the page has not yet heard of the link', async () => {
  await pageContent('/g');
  const stores = await visit('/review', 'stikitche');
  const review = reviewFor(stores);
  const link = `#/g/${codeOf(formatLink(newTree(startPosition(variationOf('pastang')))))}`;
  const library = sharedRepository();
  const { update } = library;
  vi.spyOn(library, 'update').mockImplementation(async (...change) => {
    const answer = await update(...change);
    location.hash = link;
    return answer;
  });
  await act(async () => review.getState().annotate({ after: 'Mine too.' }));
  await vi.waitFor(() => expect(review.getState().tree.start.ruleset.variation.id).toBe('pastang'), 5000);
  await vi.waitFor(() => expect(location.hash).toBe('#/review'), 5000);
});
