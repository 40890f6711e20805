import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ComputerState, ComputerStore } from '../store/computer.ts';
import type { LastSetupState, LastSetupStore } from '../store/lastSetup.ts';
import { usePart } from './later.tsx';
import { createPrinting, type PrintingState, type PrintingStore } from '../store/printing.ts';
import type { SettingsState, SettingsStore } from '../store/settings.ts';
import type { TableState, TableStore } from '../store/table/table.ts';

/** The stores of one running app. */
export interface Stores {
  readonly table: TableStore;
  readonly settings: SettingsStore;
  readonly lastSetup: LastSetupStore;
  readonly computer: ComputerStore;
}

/** A keeper that keeps nothing between visits. */
interface PassingStore {
  readonly printing: PrintingStore;
}

const StoresContext = createContext<(Stores & PassingStore) | null>(null);

/** The settings come before the rest: the start page needs no more. */
const SettingsContext = createContext<SettingsStore | null>(null);

export const SettingsProvider = SettingsContext;

export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  const [printing] = useState(createPrinting);
  const all = useMemo(() => ({ ...stores, printing }), [stores, printing]);
  return (
    <SettingsProvider value={stores.settings}>
      <StoresContext value={all}>{children}</StoresContext>
    </SettingsProvider>
  );
}

/** All the stores, for code that opens one from another. */
export function useStores(): Stores & PassingStore {
  const stores = use(StoresContext);
  if (stores === null) throw new Error('no StoresProvider is above this component');
  return stores;
}

/** The store of the table itself, for single requests. */
export const useTableStore = (): TableStore => useStores().table;

/** A part of the game at the table. */
export const useTable = <Part,>(part: (state: TableState) => Part): Part => usePart(useStores().table, part);

/** A part of what passes between players and computer. */
export const useComputer = <Part,>(part: (state: ComputerState) => Part): Part =>
  useStore(useStores().computer, part);

/** A part of the settings. */
export function useSettings<Part>(part: (state: SettingsState) => Part): Part {
  const settings = use(SettingsContext);
  if (settings === null) throw new Error('no SettingsProvider is above this component');
  return useStore(settings, part);
}

/** A part of what was chosen when a game was last set up. */
export const useLastSetup = <Part,>(part: (state: LastSetupState) => Part): Part =>
  useStore(useStores().lastSetup, part);

/** A part of what is to be printed. */
export const usePrinting = <Part,>(part: (state: PrintingState) => Part): Part =>
  useStore(useStores().printing, part);
