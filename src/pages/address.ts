import { createContext, use } from 'react';
import { useLocation } from 'wouter';
import { placeAt, TABLE, visitAt } from './places.ts';

/** What the history keeps with an address that was opened from within the app. */
interface OpenedHere {
  /** The address from which it was opened. */
  readonly from: string;
}

/** The address from which the shown one was opened from within the app; null if it was not. */
export function openedFrom(state: unknown = history.state): string | null {
  const { from } = (state ?? {}) as Partial<OpenedHere>;
  return typeof from === 'string' ? from : null;
}

/** What the history is to keep with an address that is opened from the shown one. */
export const openedHere = (): OpenedHere => ({ from: location.hash.slice(1) || '/' });

/** Where the player is: the address of what fills the screen, and of the dialogue over it. */
export interface Whereabouts {
  readonly address: string;
  readonly dialog: string | null;
}

/** A dialogue lies over what it was opened from; opened by its address alone, over the table. */
export function whereaboutsAt(address: string): Whereabouts {
  if (placeAt(address)?.shape !== 'dialog') return { address, dialog: null };
  const from = openedFrom();
  const isOverPage = from !== null && placeAt(from)?.shape !== 'dialog';
  return { address: isOverPage ? from : TABLE, dialog: address };
}

const AddressContext = createContext<string | null>(null);

/** Gives a page its own address, also while a dialogue with another one lies over it. */
export const AddressProvider = AddressContext;

/** The address of this page. */
export function useAddress(): string {
  const [shown] = useLocation();
  return use(AddressContext) ?? shown;
}

/** The id in the address of this page; null if there is none. */
export const useAddressedId = (): string | null => visitAt(useAddress())?.id ?? null;
