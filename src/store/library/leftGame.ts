import * as v from 'valibot';

/** A game whose page is closed before its last change is kept. */
export interface Left {
  readonly record: string;
  /** The fingerprint of the record in the library that it is to replace; null where it is not known. */
  readonly over: number | null;
}

const LeftForm = v.object({ record: v.string(), over: v.nullable(v.number()) });

export const formatLeft = ({ record, over }: Left): string => JSON.stringify({ record, over });

/**
 * Reads what `formatLeft` wrote. Any other text is taken for the record itself, which is what versions before this form
 * left when they were replaced by a newer one.
 */
export function parseLeft(text: string): Left {
  try {
    const read = v.safeParse(LeftForm, JSON.parse(text));
    if (read.success) return read.output;
  } catch {
    // no JSON
  }
  return { record: text, over: null };
}
