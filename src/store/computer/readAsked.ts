import * as v from 'valibot';
import {
  accept,
  asLegal,
  findVariation,
  parseMove,
  parsePosition,
  refuse,
  type Move,
  type Position,
  type Result,
} from '../../engine/index.ts';
import type { SearchOptions } from '../../search/index.ts';
import { AskedForm, type Asked, type Wrong } from './protocol.ts';

type Failure = { readonly wrong: Wrong; readonly detail: string };

/** The number of a question that is wrong otherwise, so that who has asked it can be told. */
export function idOf(asked: unknown): number | null {
  const read = v.safeParse(v.object({ id: AskedForm.entries.id }), asked);
  return read.success ? read.output.id : null;
}

/** A question as the search takes it. */
export interface Read {
  readonly position: Position;
  readonly earlier: readonly Position[];
  readonly options: SearchOptions;
}

/** Reads the positions and moves of a question. */
export function readAsked(asked: Asked): Result<Read, Failure> {
  const variation = findVariation(asked.variation);
  if (variation === undefined) return refuse({ wrong: 'variation', detail: asked.variation });
  const position = parsePosition(variation, asked.position);
  if (!position.ok) return refuse({ wrong: 'position', detail: position.error.code });
  const earlier: Position[] = [];
  for (const line of asked.earlier) {
    const before = parsePosition(variation, line);
    if (!before.ok) return refuse({ wrong: 'earlier', detail: before.error.code });
    earlier.push(before.value);
  }
  const { among: written, ...chosen } = asked.options;
  const options = asked.together === undefined ? chosen : { ...chosen, together: asked.together };
  if (written === undefined) return accept({ position: position.value, earlier, options });
  const among = legalAmong(position.value, written);
  return among.ok
    ? accept({ position: position.value, earlier, options: { ...options, among: among.value } })
    : among;
}

function legalAmong(position: Position, written: readonly string[]): Result<Move[], Failure> {
  const among: Move[] = [];
  for (const text of written) {
    const read = parseMove(position, text);
    const move = read.ok ? asLegal(position, read.value) : undefined;
    if (move === undefined) return refuse({ wrong: 'among', detail: text });
    among.push(move);
  }
  return accept(among);
}
