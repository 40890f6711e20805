import { readFileSync } from 'node:fs';

/** A row of a table in tests/fixtures, with its line in the file. */
export interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** The rows of a table in tests/fixtures, without comments and headings (a first field in `headings`). */
export function readRows(name: string, headings: readonly string[] = []): Row[] {
  return rowsOf(new URL(`../fixtures/${name}`, import.meta.url), headings);
}

/** The rows of any such table. */
export function rowsOf(file: string | URL, headings: readonly string[] = []): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line: index + 1, fields: line.split('\t') }))
    .filter(
      ({ fields: [first = ''] }) => first !== '' && !first.startsWith('#') && !headings.includes(first),
    );
}
