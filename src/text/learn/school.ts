import {
  formatSquareInFull,
  squareName,
  type Geometry,
  type Ruleset,
  type Square,
} from '../../engine/index.ts';
import type { Remark } from '../../learn/school/coach.ts';
import { SCHOOL_LEVELS } from '../../learn/school/games.ts';
import type { Level } from '../../search/types.ts';
import { computerName } from '../computer.ts';
import { schoolWords } from '../en/school.ts';
import { kindNameIn } from '../kindNames.ts';
import { textOf } from '../messages.ts';

/** `text` for the small games, with the part of the catalogue that comes with them. */
export const text = textOf(schoolWords);

/** What the school calls a level: one that it offers by its name, another by its number. */
export function levelText(level: Level): string {
  const offered = SCHOOL_LEVELS.find((known) => known === level);
  return offered === undefined ? text('coach.level', { level }) : text(`small.level.${offered}`);
}

/** The computer's name as a player of a small game: the level that only the school has is named as it is there. */
export const opponentName = (level: Level): string =>
  level === 0 ? text('small.computer.0') : computerName(level);

/** A square as people name it: where there is only one drin, `C1` is enough. */
function squareText(geometry: Geometry, square: Square): string {
  if (geometry.drins.length > 1) return formatSquareInFull(geometry, square);
  const { file, rank } = squareName(geometry, square);
  return `${file.toUpperCase()}${rank}`;
}

/** What the coach says, in a sentence. */
export function remarkText(ruleset: Ruleset, { code, move, happened }: Remark): string {
  if (move === null) return text(`coach.${code}`);
  return text(`coach.${code}`, {
    kind: kindNameIn(ruleset, move.kind),
    taken: move.taken === null ? '' : kindNameIn(ruleset, move.taken),
    from: squareText(ruleset.geometry, move.from),
    to: squareText(ruleset.geometry, move.to),
    happened: happened ? 'yes' : 'no',
  });
}
