import { createContext, use } from 'react';

const FitContext = createContext(Infinity);

export const FitProvider = FitContext;

/** The size of a square, in pixels, when the board of this table is shown whole. */
export const useTableFit = (): number => use(FitContext);
