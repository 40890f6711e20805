import type { TableStore } from '../../store/table/table.ts';

/** The tables whose players want the computer to look at their game as soon as the review is open. */
const wished = new WeakSet<TableStore>();

/** The next review of the game at this table begins by analysing it. */
export const wishAnalysis = (table: TableStore): void => void wished.add(table);

/** Whether the analysis was asked for; reported only once. */
export const takeWish = (table: TableStore): boolean => wished.delete(table);
