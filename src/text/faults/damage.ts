import type { SavedGameError } from '../../game/saved/saved.ts';
import type { ReplayError } from '../../game/saved/savedTree.ts';
import { damageWords } from '../en/damage.ts';
import { idErrorText } from './idErrors.ts';
import { textOf } from '../messages.ts';
import { notationText, refusalText } from './refusals.ts';

/** `text` for damaged games, with the part of the catalogue that comes with them. */
export const text = textOf(damageWords);

/** What is wrong with a saved game, as the end of a sentence. */
export function damageText(error: SavedGameError): string {
  switch (error.code) {
    case 'not-json':
      return text('damage.not-json');
    case 'newer':
      return text('notice.newer');
    case 'shape':
      return error.path === '' ? text('damage.not-json') : text('damage.shape', { path: error.path });
    case 'cursor':
      return text('damage.cursor', { cursor: error.cursor, moves: error.moves });
    case 'replay':
      return replayText(error.error);
  }
}

function replayText(error: ReplayError): string {
  switch (error.code) {
    case 'variation':
      return text('damage.variation', { why: idErrorText(error.error) });
    case 'start':
      return text('damage.start', { problem: notationText(error.error) });
    case 'move-text':
      return text('damage.move', { number: error.index + 1, problem: notationText(error.error) });
    case 'move':
      return text('damage.move', {
        number: error.index + 1,
        problem: refusalText(error.position, error.move, error.refusal),
      });
  }
}
