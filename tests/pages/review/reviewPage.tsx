import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { reviewFor } from '../../../src/pages/review/reviewStore.tsx';
import { treeOf } from '../../support/judging.ts';
import { visit } from '../../support/visit.tsx';

const GAME = '1. SMc2-Mc3 {A road} SMd5-Md4 (1... SMa5-Ma4) 2. SMa2-Ma3';

/** The review of a game from a record, with a game of Pastang at the table. */
export async function review(movetext = GAME) {
  const stores = await visit('/review');
  const store = reviewFor(stores);
  act(() => store.getState().open({ tree: treeOf(movetext), source: 'text' }));
  return { ...stores, store, user: userEvent.setup() };
}

/** What is in the open dialogue. */
export const dialog = () => within(screen.getByRole('dialog'));
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
