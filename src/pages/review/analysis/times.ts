/** Milliseconds for a position of a report: the first unless another is chosen. */
export const REPORT_TIMES = [300, 1000, 3000] as const;
