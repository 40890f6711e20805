import * as v from 'valibot';

/** A game whose page is closed before its last change is kept. */
export interface Left {
  readonly record: string;
  /** The fingerprint of the record in the library that it is to replace; null where it is not known. */
  readonly over: number | null;
}

const LeftForm = v.object({ record: v.string(), over: v.nullable(v.number()) });

export const formatLeft = ({ record, over }: Left): string => JSON.stringify({ record, over });

/** Reads what `formatLeft` wrote; null for anything else. */
export function parseLeft(text: string): Left | null {
  try {
    const read = v.safeParse(LeftForm, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
