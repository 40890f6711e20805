import { text } from '../../text/messages.ts';
import { turnText } from '../../text/cabinet/table.ts';
import { relationOfTrails } from '../../game/seat.ts';
import { clockHeard } from './keptTable.ts';
import { laidOut } from './opening.ts';
import type { CabinetRecord } from './record.ts';
import type { CabinetState, TableParts } from './tableState.ts';

/** The game of another tab as it comes to this table. */
export interface Adopted {
  readonly change: Partial<CabinetState>;
  readonly seed: number;
  /** What is read aloud. */
  readonly words: string;
}

/** Takes over a game that another tab has kept; `isLost` says that something done here could not be kept. */
export function adopted(
  parts: TableParts,
  ours: CabinetState,
  record: CabinetRecord,
  isLost: boolean,
): Adopted {
  const { state, seed, isWhole } = laidOut(parts, record, clockHeard);
  if (!isWhole) parts.kept?.putAside();
  const notice = noticeOf(ours, state, isLost) ?? ours.notice;
  const words =
    notice === null || notice === ours.notice ? turnText(parts.say, state.line, state.at) : notice;
  const wasDamaged = ours.wasDamaged || !isWhole;
  return {
    change: { ...state, eyes: null, isKept: true, wasDamaged, happened: 'shown', notice },
    seed,
    words,
  };
}

type Told = Pick<CabinetState, 'id' | 'changes' | 'trail' | 'line' | 'ended'>;

/** What the players must be told about a game that comes from another tab; null if it only went on. */
function noticeOf(ours: Told, theirs: Told, isLost: boolean): string | null {
  if (ours.id !== theirs.id) return ours.line.plies.length > 0 ? text('notice.replaced') : null;
  const relation = relationOfTrails(ours, theirs);
  const isBehind = isLost || relation === 'newer' || relation === 'parted';
  return isBehind && !holdsAll(theirs, ours) ? text('notice.elsewhere') : null;
}

/** Whether everything that was played in one state of a game is in another, including its end. */
const holdsAll = (all: Told, { line, ended }: Told): boolean =>
  line.plies.every(({ text: move }, at) => all.line.plies[at]?.text === move) &&
  (ended === null || (ended.way === all.ended?.way && ended.seat === all.ended.seat));
