import { createContext, use } from 'react';
import { useLocation } from 'wouter';
import { placeAt, TABLE, visitAt } from './places.ts';

/** What the history stores with an address that was opened from within the app. */
interface OpenedHere {
  /** The address from which it was opened. */
  readonly from: string;
}

/** The address from which the one shown was opened within the app; null if it was not. */
export function openedFrom(state: unknown = history.state): string | null {
  const { from } = (state ?? {}) as Partial<OpenedHere>;
  return typeof from === 'string' ? from : null;
}

/** What the history has to store with an address that is opened from the one shown. */
export const openedHere = (): OpenedHere => ({ from: location.hash.slice(1) || '/' });

/** Where the player is: the address of what fills the screen, and of the dialogue over it. */
export interface Whereabouts {
  readonly address: string;
  readonly dialog: string | null;
}

/** A dialogue lies over the page from which it was opened; opened by its address alone, over the table. */
export function whereaboutsAt(address: string): Whereabouts {
  if (placeAt(address)?.shape !== 'dialog') return { address, dialog: null };
  const from = openedFrom();
  const isOverPage = from !== null && placeAt(from)?.shape !== 'dialog';
  return { address: isOverPage ? from : TABLE, dialog: address };
}

const AddressContext = createContext<string | null>(null);

/** Gives a page its own address, even while a dialogue with another one lies over it. */
export const AddressProvider = AddressContext;

/** The address of this page. */
export function useAddress(): string {
  const [shown] = useLocation();
  return use(AddressContext) ?? shown;
}

/** The id in the address of this page; null if there is none. */
export const useAddressedId = (): string | null => visitAt(useAddress())?.id ?? null;
