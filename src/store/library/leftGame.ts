import * as v from 'valibot';

/** A game whose page was closed before its last change was kept. */
export interface Left {
  readonly record: string;
  /** The fingerprint of the record in the library that it is to replace; null if that is not known. */
  readonly over: number | null;
}

const LeftForm = v.object({ record: v.string(), over: v.nullable(v.number()) });

export const formatLeft = ({ record, over }: Left): string => JSON.stringify({ record, over });

/**
 * Reads what `formatLeft` wrote. Any other text is taken for the record itself: that is what earlier versions left
 * behind when a newer one replaced them.
 */
export function parseLeft(text: string): Left {
  try {
    const read = v.safeParse(LeftForm, JSON.parse(text));
    if (read.success) return read.output;
  } catch {
    // not JSON
  }
  return { record: text, over: null };
}
