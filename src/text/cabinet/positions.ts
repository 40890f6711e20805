import type { Fault } from '../../cabinet/seam/rules.ts';
import { cabinetWords } from '../en/cabinet.ts';
import { textOf } from '../messages.ts';

const text = textOf(cabinetWords);

/** What is wrong with a written position of the cabinet, and in which field. */
export const faultText = ({ code, field, found }: Fault): string =>
  text('fault.at', { field, problem: text(`fault.${code}`, { found: shorten(found) }) });

/** Why a written move is not played. */
export const noMoveText = (move: string, isOver: boolean): string =>
  text(isOver ? 'cabinet.over' : 'cabinet.no-move', { move: shorten(move) });

const shorten = (found: string): string => (found.length > 40 ? `${found.slice(0, 40)}…` : found);
