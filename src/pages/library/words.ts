import type { CabinetEnding } from '../../game/cabinet/index.ts';
import type { GameResult, Termination } from '../../game/tree/index.ts';
import { LEVELS } from '../../cabinet/mind/levels.ts';
import type { CabinetSummary, Summary } from '../../store/library/entry.ts';
import { shelfText, text as cabinetText } from '../../text/cabinet/shelf.ts';
import { LOCALE } from '../../text/en/locale.ts';
import { resultText as plainResult } from '../../text/outcomes.ts';
import { nameText } from '../../text/players.ts';
import { text } from '../../text/library.ts';
import { variationTitle } from '../../text/setup/variations.ts';

/** A result for display: `½–0`; in words if the game is not over. */
export const resultText = (result: GameResult): string =>
  result === '*' ? text('library.result-open') : plainResult(result);

export const endingText = (ending: Termination | CabinetEnding): string => text(`library.ending.${ending}`);

/** The name of a game, of Jikaida or of the cabinet. */
export function gameTitle({ cabinet, variation }: Summary): string {
  if (cabinet === undefined) return variationTitle(variation);
  const name = shelfText('name', cabinet.game);
  const rules = shelfText('variant', variation);
  return rules === name || variation === cabinet.game ? name : text('library.cabinet.game', { name, rules });
}

/** Who sat at a board of the cabinet: by name, else as the level of the computer, else as a person. */
const cabinetPlayers = ({ players }: CabinetSummary): string =>
  players
    .map(({ name, level }) => {
      if (name !== '') return name;
      const known = LEVELS.find((one) => one === level);
      return known === undefined ? text('library.cabinet.person') : cabinetText(`cabinet.level.${known}`);
    })
    .join(' – ');

/** The points of a game, the first seat's first; empty while it goes on. */
export const pointsText = ({ cabinet, result }: Summary): string => {
  const points = cabinet?.points ?? result;
  return points === '*' ? '' : plainResult(points).replaceAll('-', '–');
};

/** The players of a game, Yellow or the first seat first; the sides if no names are given. */
export const playersText = ({ cabinet, yellow, blue }: Summary): string =>
  cabinet !== undefined
    ? cabinetPlayers(cabinet)
    : text('library.players', {
        yellow: nameText('yellow', { yellow, blue }),
        blue: nameText('blue', { yellow, blue }),
      });

const KILO = 1000;
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes, `3.2 MB`. */
export function bytesText(bytes: number): string {
  let value = bytes / KILO;
  let unit = 0;
  for (; value >= KILO && unit < UNITS.length - 1; unit++) value /= KILO;
  const style = {
    style: 'unit',
    unit: UNITS[unit] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(LOCALE, style).format(value);
}
