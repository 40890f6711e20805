/** The address of a puzzle. */
export const puzzleAddress = (id: string): string => `/practice/puzzles/${id}`;
