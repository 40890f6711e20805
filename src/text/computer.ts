import { opponent } from '../engine/index.ts';
import { isComputer, isComputersTurn } from '../game/sitting/computer.ts';
import { currentPosition, turnsMade } from '../game/game.ts';
import { answers } from '../game/sitting/offers.ts';
import type { Sitting } from '../game/sitting/sitting.ts';
import type { Level } from '../search/types.ts';
import { nameText } from './players.ts';
import { text } from './messages.ts';

/** The computer's name as a player, `Computer, level 3`, in records too. */
export const computerName = (level: Level): string => text('computer.name', { level });

/** What the computer is doing, or has just answered, in a sentence; null where there is nothing to say. */
export function computerText(sitting: Sitting): string | null {
  const { offer, terms, game, clock, declined } = sitting;
  if (clock?.paused === true) return isComputersTurn(sitting) ? text('computer.held') : null;
  if (offer !== null)
    return isComputer(terms, answers(offer))
      ? text('computer.considers', { computer: nameText(answers(offer), terms.names) })
      : null;
  const { turn } = currentPosition(game);
  if (!isComputersTurn(sitting))
    return declined.draw === turnsMade(game) && isComputer(terms, opponent(turn))
      ? text('offer.draw.declined', { answers: nameText(opponent(turn), terms.names) })
      : null;
  return text('computer.thinking', { computer: nameText(turn, terms.names) });
}
